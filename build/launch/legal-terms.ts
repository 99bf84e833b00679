import type { Problem } from '../../src/content/problem.ts';
import { isConfirmed, type SourceLine } from './sources.ts';

/** What German legal texts still say although the law has gone, and the words of whoever tells its history. */
const OUTDATED: [term: RegExp, knowing: RegExp, advice: string][] = [
  [/\bTMG\b|\bTelemediengesetz\p{L}*/u, /\bDDG\b/, 'Seit Mai 2024 gilt das Digitale-Dienste-Gesetz (DDG).'],
  [/\bTTDSG\b/, /\bTDDDG\b/, 'Seit Mai 2024 heißt das Gesetz TDDDG.'],
  [
    /\bRStV\b|\bRundfunkstaatsvertrag\p{L}*/u,
    /\bMStV\b|\bMedienstaatsvertrag/,
    'Seit November 2020 gilt der Medienstaatsvertrag (MStV).',
  ],
  [
    /ec\.europa\.eu\/(?:consumers\/)?odr|\bOS-Plattform\b|\bOnline-Streitbeilegung\p{L}*/u,
    /geschlossen|eingestellt/,
    'Die EU hat die Plattform im Juli 2025 geschlossen: Der Hinweis ist zu entfernen.',
  ],
  [
    /\bPrivacy[ -]Shield\b|\bSafe[ -]Harbor\b/i,
    /unwirksam|ungültig|gekippt/,
    'Dieses Abkommen ist unwirksam: Nennen Sie die heutige Grundlage.',
  ],
];

/**
 * A paragraph that names the new law beside the old one tells its history, and the title of a source is not ours to
 * change: both are left alone.
 */
export function findOutdatedTerms(lines: SourceLine[]): Problem[] {
  return withoutSources(lines).flatMap(({ file, line, text }) =>
    OUTDATED.flatMap(([term, knowing, advice]) => {
      const found = term.exec(text)?.[0];
      if (!found || knowing.test(text) || isConfirmed(text)) return [];
      return [{ file, line, message: `„${found}“ ist überholt. ${advice}` }];
    }),
  );
}

function withoutSources(lines: SourceLine[]): SourceLine[] {
  let isSource = false;
  return lines.filter(({ line, text }) => {
    isSource = text === 'sources:' || (isSource && line > 1 && /^[ #]/.test(text));
    return !isSource;
  });
}
