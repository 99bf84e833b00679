import type { ContentFile } from './declaration.ts';
import type { Problem } from './problem.ts';

/** What a single entry cannot know: whether the entries it names exist. */
export function checkRelated(entries: ContentFile<{ related: string[] }>[]): Problem[] {
  const slugs = new Set(entries.map(({ slug }) => slug));
  return entries.flatMap(({ slug, file, data: { related }, lineOf }) =>
    related.flatMap((other, index) => {
      const message = !slugs.has(other)
        ? `Den Eintrag „${other}“ gibt es nicht, oder er ist noch ein Entwurf.`
        : other === slug
          ? 'Ein Eintrag ist nicht mit sich selbst verwandt.'
          : related.indexOf(other) < index
            ? `„${other}“ steht doppelt.`
            : undefined;
      return message ? [{ file, line: lineOf(['related', index]), field: `related.${index}`, message }] : [];
    }),
  );
}
