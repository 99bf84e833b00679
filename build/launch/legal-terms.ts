import type { Problem } from '../../src/content/problem.ts';
import type { SourceLine } from './sources.ts';

/** What German legal texts still say although the law has gone. */
const OUTDATED: [term: RegExp, advice: string][] = [
  [/\bTMG\b|\bTelemediengesetz\p{L}*/u, 'Seit Mai 2024 gilt das Digitale-Dienste-Gesetz (DDG).'],
  [/\bTTDSG\b/, 'Seit Mai 2024 heißt das Gesetz TDDDG.'],
  [/\bRStV\b|\bRundfunkstaatsvertrag\p{L}*/u, 'Seit November 2020 gilt der Medienstaatsvertrag (MStV).'],
  [
    /ec\.europa\.eu\/(?:consumers\/)?odr|\bOS-Plattform\b|\bOnline-Streitbeilegung\p{L}*/u,
    'Die EU hat die Plattform im Juli 2025 geschlossen: Der Hinweis ist zu entfernen.',
  ],
  [
    /\bPrivacy[ -]Shield\b|\bSafe[ -]Harbor\b/i,
    'Dieses Abkommen ist unwirksam: Nennen Sie die heutige Grundlage.',
  ],
];

export function findOutdatedTerms(lines: SourceLine[]): Problem[] {
  return lines.flatMap(({ file, line, text }) =>
    OUTDATED.flatMap(([term, advice]) => {
      const found = term.exec(text)?.[0];
      return found ? [{ file, line, message: `„${found}“ ist überholt. ${advice}` }] : [];
    }),
  );
}
