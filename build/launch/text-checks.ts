import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Config } from '../../server/config.ts';
import type { Problem } from '../../src/content/declaration.ts';
import { isRemark } from '../content/file-names.ts';
import { sourceText } from '../content/source-text.ts';
import { DRAFT, whyUnpublished } from '../content/unpublished.ts';

/** A line of the content as its author sees it. */
export type SourceLine = { file: string; line: number; text: string };

/** Everything that the owner edits and that will be online, line by line: nobody waits for a draft. */
export function contentLines(root: string): SourceLine[] {
  return globSync('content/**/*.{ts,md,yaml}', { cwd: root })
    .filter((file) => !isRemark(basename(file)))
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
    .map((file) => ({ file, source: sourceText(readFileSync(join(root, file), 'utf8')) }))
    .filter(({ file, source }) => whyUnpublished(file, source, '') !== DRAFT)
    .flatMap(({ file, source }) =>
      source.split('\n').map((text, index) => ({ file, line: index + 1, text })),
    );
}

/** What looks wrong and is not: its author says so behind it, in a comment that the language of the file has. */
const isConfirmed = (text: string) => /(?:\/\/ echt|# echt|<!-- echt -->)$/.test(text.trimEnd());

// At the end of a name: www.test-labor.de is somebody's.
const RESERVED_HOST = /[\w.@-]+\.(?:example|invalid|test)(?![\w-]|\.\w)|\bexample\.(?:com|net|org)\b/i;
export const hasReservedHost = (value: string) => RESERVED_HOST.test(value);

/** By what they look like, not by field: a value that is added tomorrow is found, too. */
const SIGNS: [sign: RegExp, advice: string][] = [
  [RESERVED_HOST, 'Tragen Sie die echte Adresse ein.'],
  // Mustermann, Musterstadt, Musterhosting; but Mustererkennung and Musterangebot are real things.
  [
    /\bmuster(?!n\b|s\b|gültig|haft|erkenn|vertr|vorlage|text|angebot)\p{L}{2,}/iu,
    'Tragen Sie ein, was bei Ihnen stimmt.',
  ],
  [/(?<!\d)1[ /.-]?2[ /.-]?3[ /.-]?4[ /.-]?5/, 'Tragen Sie die echte Nummer ein.'],
  [/Hier steht bald|\b(?:lorem ipsum|TODO|FIXME|XXX)\b/i, 'Schreiben Sie den Text fertig.'],
];
/** Articles teach with reserved hosts and invented numbers; there only a link must lead somewhere. */
const SIGNS_IN_ARTICLES: typeof SIGNS = [
  // As the templates of `npm run neu` begin what nobody has written yet.
  [/Hier steht bald/, 'Schreiben Sie den Text fertig.'],
  [/(?<=\]\()https?:[^)\s]+\.example\b[^)\s]*/i, 'Tragen Sie die echte Adresse ein.'],
];
const ARTICLE = /^content\/(?:blog|lexikon|seiten)\//;
const COMMENT = /^\s*(?:\/\/|\/?\*|#)/;

export function findPlaceholders(lines: SourceLine[]): Problem[] {
  return lines.flatMap(({ file, line, text }) => {
    // There is a company with the number HRB 12345.
    if (isConfirmed(text) || (!file.endsWith('.md') && COMMENT.test(text))) return [];
    const signs = ARTICLE.test(file) ? SIGNS_IN_ARTICLES : SIGNS;
    return signs
      .filter(([sign]) => sign.test(text))
      .slice(0, 1)
      .map(([sign, advice]) => {
        const field = /^\s*(\w+):/.exec(text)?.[1];
        const message = `„${sign.exec(text)![0]}“ ist ein Platzhalter. ${advice}`;
        return { file, line, ...(field && { field }), message };
      });
  });
}

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

/** Whoever names the new law beside the old one tells its history, and the title of a source is not ours to change. */
export function findOutdatedTerms(lines: SourceLine[]): Problem[] {
  let isSource = false;
  return lines.flatMap(({ file, line, text }) => {
    isSource = text === 'sources:' || (isSource && line > 1 && /^[ #]/.test(text));
    return OUTDATED.flatMap(([term, knowing, advice]) => {
      const found = term.exec(text)?.[0];
      if (!found || isSource || knowing.test(text) || isConfirmed(text)) return [];
      return [{ file, line, message: `„${found}“ ist überholt. ${advice}` }];
    });
  });
}

/** Days that somebody vouches for: `…checked`, `updated` and a source's `read`, also where a source is one line. */
const DATED = /^\s*(?:- \{.*[{,] *)?(\w*checked|updated|read): ['"]?(\d{4}-\d\d-\d\d)\b/i;

/** `today` as JJJJ-MM-TT: such days compare as text. */
export function findDates(lines: SourceLine[], today: string): { future: Problem[]; old: Problem[] } {
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  const dated = lines.flatMap(({ file, line, text }) => {
    const [, field, day] = DATED.exec(text) ?? [];
    return field && day ? [{ file, line, field, day }] : [];
  });
  const tell = (message: (day: string) => string) => (found: (typeof dated)[number]) => {
    const { day, ...place } = found;
    return { ...place, message: message(day) };
  };
  return {
    future: dated.filter(({ day }) => day > today).map(tell((day) => `${day} liegt in der Zukunft.`)),
    old: dated
      .filter(({ field, day }) => field !== 'updated' && day < yearAgo)
      .map(
        tell(
          () => 'Zuletzt vor mehr als zwölf Monaten geprüft oder gelesen: Bitte sehen Sie noch einmal nach.',
        ),
      ),
  };
}

/** What the legal texts say of a setting: the author marks where, so that the sentence itself can be rephrased. */
const PROMISES: Record<string, { isKept: (config: Config) => boolean; setting: string }> = {
  tls: {
    isKept: ({ mail }) => mail?.requireTls !== false,
    setting: 'Mit SMTP_REQUIRE_TLS=off kann eine Nachricht unverschlüsselt hinausgehen, sonst nie.',
  },
  zählung: {
    isKept: ({ isCounted }) => isCounted,
    setting: 'Mit STATISTICS=off zählt der Server keine Aufrufe, sonst schon.',
  },
};
const MARK = /^<!-- zusage (nicht )?([\p{L}-]+) -->\s*$/u;
const LEGAL = 'content/recht/';

const promisesIn = (lines: SourceLine[]) =>
  lines.flatMap(({ file, line, text }) => {
    const [, not, name] = (file.startsWith(LEGAL) && MARK.exec(text)) || [];
    return name ? [{ file, line, name, says: !not }] : [];
  });

/** Without its mark a sentence would not be compared any more, and nobody would hear of it. */
export function findMissingMarks(lines: SourceLine[]): Problem[] {
  const names = new Set(promisesIn(lines).map(({ name }) => name));
  return Object.keys(PROMISES)
    .filter((name) => !names.has(name))
    .map((name) => ({
      file: `${LEGAL}dsgvo.md`,
      field: 'zusage',
      message: `Kein Absatz ist mit „<!-- zusage ${name} -->“ markiert. Schreiben Sie diese Zeile über den Absatz, der das zusagt, oder „<!-- zusage nicht ${name} -->“ über den, der das Gegenteil sagt.`,
    }));
}

export const findBrokenPromises = (lines: SourceLine[], config: Config): Problem[] =>
  promisesIn(lines).flatMap(({ file, line, name, says }) => {
    const promise = PROMISES[name];
    if (promise && promise.isKept(config) === says) return [];
    const message = promise
      ? `${promise.setting} Der Absatz darunter sagt etwas anderes zu.`
      : `Diese Marke gibt es nicht. Bekannt sind: ${Object.keys(PROMISES).join(', ')}.`;
    return [{ file, line, field: 'zusage', message }];
  });
