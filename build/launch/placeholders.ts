import type { Problem } from '../../src/content/problem.ts';
import { isConfirmed, type SourceLine } from './sources.ts';

type Sign = { pattern: RegExp; advice: string };

const RESERVED_HOST: Sign = {
  // At the end of a name: www.test-labor.de is somebody's.
  pattern: /[\w.@-]+\.(?:example|invalid|test)(?![\w-]|\.\w)|\bexample\.(?:com|net|org)\b/i,
  advice: 'Tragen Sie die echte Adresse ein.',
};

/** As the templates of `npm run neu` begin what nobody has written yet. */
const STAND_IN: Sign = { pattern: /Hier steht bald/, advice: 'Schreiben Sie den Text fertig.' };

/** By what they look like, not by field: a value that is added tomorrow is found, too. */
const SIGNS: Sign[] = [
  RESERVED_HOST,
  {
    // Mustermann, Musterstadt, Musterhosting; but Mustererkennung and Musterverträge are real things.
    pattern: /\bmuster(?!n\b|s\b|gültig|haft|erkenn|vertr|vorlage|text)\p{L}{2,}/iu,
    advice: 'Tragen Sie den echten Namen oder die echte Anschrift ein.',
  },
  { pattern: /(?<!\d)1[ /.-]?2[ /.-]?3[ /.-]?4[ /.-]?5/, advice: 'Tragen Sie die echte Nummer ein.' },
  STAND_IN,
  { pattern: /\b(?:lorem ipsum|TODO|FIXME|XXX)\b/i, advice: 'Schreiben Sie den Text fertig.' },
];

/** Articles teach with reserved hosts and invented numbers; there only a link must lead somewhere. */
const SIGNS_IN_ARTICLES: Sign[] = [
  STAND_IN,
  { ...RESERVED_HOST, pattern: /(?<=\]\()https?:[^)\s]+\.example\b[^)\s]*/i },
];

const ARTICLE = /^content\/(?:blog|lexikon)\//;
const COMMENT = /^\s*(?:\/\/|\/?\*|#)/;
export function findPlaceholders(lines: SourceLine[]): Problem[] {
  return lines.flatMap(({ file, line, text }) => {
    // There is a company with the number HRB 12345.
    if (isConfirmed(text) || (!file.endsWith('.md') && COMMENT.test(text))) return [];
    const signs = ARTICLE.test(file) ? SIGNS_IN_ARTICLES : SIGNS;
    const sign = signs.find(({ pattern }) => pattern.test(text));
    if (!sign) return [];
    const field = /^\s*(\w+):/.exec(text)?.[1];
    const quoted = [...text.matchAll(/(['"`])(.*?)\1/g)].map(([, , value]) => value!);
    const value = quoted.find((part) => sign.pattern.test(part)) ?? sign.pattern.exec(text)![0];
    const message = `„${value}“ ist ein Platzhalter. ${sign.advice}`;
    return [{ file, line, ...(field && { field }), message }];
  });
}

export const hasReservedHost = (value: string) => RESERVED_HOST.pattern.test(value);
