import type { ContentFile } from './declaration.ts';
import { suggestion } from './nearest.ts';
import type { Problem } from './problem.ts';

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
