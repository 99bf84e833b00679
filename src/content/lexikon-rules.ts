import { paths } from '../paths.ts';
import type { Article } from './article.ts';
import type { ContentFile } from './declaration.ts';
import { suggestion } from './nearest.ts';
import type { Problem } from './problem.ts';

type Eintrag = ContentFile<{ h1: string; firstP: string }> & { article: Pick<Article, 'words' | 'links'> };

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

/** What a single entry cannot know: whether the entries it names exist. */
export function checkRelated(entries: ContentFile<{ related: string[] }>[]): Problem[] {
  const slugs = new Set(entries.map(({ slug }) => slug));
  return entries.flatMap(({ slug, file, data: { related }, lineOf }) =>
    related.flatMap((other, index) => {
      const message = !slugs.has(other)
        ? `Den Eintrag „${other}“ gibt es nicht${suggestion(other, slugs).replace(/^ /, '. ') || ', oder er ist ein Entwurf. Nennen Sie einen anderen.'}`
        : other === slug
          ? 'Ein Eintrag ist nicht mit sich selbst verwandt. Nennen Sie einen anderen.'
          : related.indexOf(other) < index
            ? `„${other}“ steht doppelt. Löschen Sie eines von beiden.`
            : undefined;
      return message ? [{ file, line: lineOf(['related', index]), field: `related.${index}`, message }] : [];
    }),
  );
}
