import type { Article } from './article.ts';
import type { ContentFile } from './declaration.ts';
import { suggestion } from '../nearest.ts';
import type { Problem } from './problem.ts';

type Eintrag = ContentFile<{ h1: string; firstP: string }> & { article: Pick<Article, 'words'> };

const WORDS = { least: 300, most: 1500 };
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
