import type { Article, ContentFile, Problem } from './declaration.ts';
import { suggestion } from '../nearest.ts';

const WORDS = { least: 300, most: 1500 };

type Eintrag = Pick<ContentFile<unknown>, 'file'> & { article: Pick<Article, 'words'> };

export function checkLengths(entries: readonly Eintrag[]): Problem[] {
  return entries.flatMap(({ file, article: { words } }) => {
    if (words >= WORDS.least && words <= WORDS.most) return [];
    const advice = words < WORDS.least ? 'Ergänzen Sie ihn.' : 'Kürzen oder teilen Sie ihn.';
    const message = `Ein Text hat ${WORDS.least} bis ${WORDS.most} Wörter, dieser ${words}. ${advice}`;
    return [{ file, line: 1, field: 'Text', message }];
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
