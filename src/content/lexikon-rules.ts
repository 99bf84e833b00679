import { paths } from '../paths.ts';
import type { ContentText } from './declaration.ts';
import type { Problem } from './problem.ts';

type Eintrag = ContentText<{ h1: string; firstP: string }>;

const WORDS = { least: 300, most: 1500 };
const LEAST_MENTIONS = 2;
/** Fields by which readers tell entries apart. For titles and descriptions see build/content/check-duplicates.ts. */
const UNIQUE = ['h1', 'firstP'] as const;

/** Each entry has its length and words of its own. */
export function checkLexikon(entries: readonly Eintrag[]): Problem[] {
  const taken = new Map<string, string>();
  return entries.flatMap(({ file, data, article: { words }, lineOf }) => {
    const problems: Problem[] = [];
    if (words < WORDS.least || words > WORDS.most) {
      const advice = words < WORDS.least ? 'Ergänzen Sie ihn.' : 'Kürzen oder teilen Sie ihn.';
      problems.push({
        file,
        line: 1,
        field: 'Text',
        message: `Ein Text hat ${WORDS.least} bis ${WORDS.most} Wörter, dieser ${words}. ${advice}`,
      });
    }
    for (const field of UNIQUE) {
      const text = `${field}: ${data[field]}`;
      const earlier = taken.get(text);
      taken.set(text, file);
      if (!earlier) continue;
      problems.push({
        file,
        line: lineOf([field]),
        field,
        message: `Das steht genauso in ${earlier}. Formulieren Sie eines von beiden anders.`,
      });
    }
    return problems;
  });
}

/** No mistakes: a new entry is one file, and others link to it when somebody next works on them. */
export function lexikonHints(entries: readonly Eintrag[]): Problem[] {
  const mentions = new Map<string, number>();
  for (const { slug, article } of entries) {
    const named = new Set(article.links.map(({ href }) => href.split('#', 1)[0]!));
    named.delete(paths.eintrag(slug));
    for (const path of named) mentions.set(path, (mentions.get(path) ?? 0) + 1);
  }
  return entries.flatMap(({ slug, file }) => {
    const path = paths.eintrag(slug);
    const count = mentions.get(path) ?? 0;
    if (count >= LEAST_MENTIONS) return [];
    const message =
      `Aus anderen Einträgen gesetzt: ${count}, gut sind mindestens ${LEAST_MENTIONS}. ` +
      `Setzen Sie in verwandten Einträgen einen Verweis auf ${path}.`;
    return [{ file, line: 1, field: 'Verweise', message }];
  });
}
