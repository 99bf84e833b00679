import { checkLexikon } from './lexikon-rules.ts';
import type { Content } from './load.ts';
import type { Problem } from './problems.ts';

/** What a single file cannot know: whether the entries it names exist, and what the others say. */
export function checkCrossReferences({ lexikon }: Content): Problem[] {
  return [...unknownRelations(lexikon), ...checkLexikon(lexikon)];
}

function unknownRelations(lexikon: Content['lexikon']): Problem[] {
  const slugs = new Set(lexikon.map(({ slug }) => slug));
  return lexikon.flatMap(({ slug, file, data, lineOf }) =>
    data.related.flatMap((related, index) => {
      const message = !slugs.has(related)
        ? `Den Eintrag „${related}“ gibt es nicht.`
        : related === slug
          ? 'Ein Eintrag ist nicht mit sich selbst verwandt.'
          : data.related.indexOf(related) < index
            ? `„${related}“ steht doppelt.`
            : undefined;
      return message ? [{ file, line: lineOf(['related', index]), field: `related.${index}`, message }] : [];
    }),
  );
}
