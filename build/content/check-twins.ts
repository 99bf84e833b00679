import type { Problem } from '../../src/content/problem.ts';
import type { Page } from '../../src/pages/define/page.ts';

/** Something that a page has for itself, and what is said of the second one that has it. */
type Own = { of: (page: Page) => string; field: string; message: (value: string, other: string) => string };

/** Projects, legal texts and overviews share the first level of addresses. */
const ADDRESS: Own = {
  of: ({ path }) => path,
  field: 'Dateiname',
  message: (path, other) =>
    `Die Adresse ${path} hat schon ${other}. Geben Sie einer der beiden Dateien einen anderen Namen.`,
};

const HEAD: Own[] = [
  {
    of: ({ data }) => data.head.title,
    field: 'Titel',
    message: (title, other) =>
      `„${title}“ ist schon der Titel von ${other}. Suchergebnisse zeigen dann zwei gleiche Zeilen: Geben Sie jeder Seite einen eigenen.`,
  },
  {
    of: ({ data }) => data.head.description,
    field: 'Beschreibung',
    message: (_description, other) =>
      `Dieselbe Beschreibung für Suchergebnisse hat schon ${other}. Schreiben Sie für jede Seite eine eigene.`,
  },
];

export const findTwinAddresses = (pages: Page[]) => findTwins(pages, [ADDRESS]);

/** By what search results show. Not for drafts: two that were just begun say the same. */
export const findTwinHeads = (pages: Page[]) => findTwins(pages, HEAD);

/** Of two pages the first thing that they share: whoever copied a file has not come further yet. */
function findTwins(pages: Page[], owns: Own[]): Problem[] {
  const reachable = pages.filter(({ notFoundBelow }) => !notFoundBelow);
  const taken = owns.map((own) => ({ ...own, by: new Map<string, string>() }));
  return reachable.flatMap((page) => {
    const shared = taken.flatMap(({ of, by, field, message }): Problem[] => {
      const value = of(page);
      const earlier = by.get(value);
      by.set(value, page.file);
      if (earlier === undefined) return [];
      return [{ file: page.file, line: 1, field, message: message(value, earlier) }];
    });
    return shared.slice(0, 1);
  });
}
