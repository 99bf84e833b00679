import type { Problem } from '../../src/content/problem.ts';
import type { Page } from '../../src/pages/define/page.ts';
import type { ReadFile } from './read-content.ts';
import { DRAFT } from './unpublished.ts';

/** Something that a page has for itself, where it is written, and what is said of the second one that has it. */
type Own = {
  of: (page: Page) => string;
  place: (page: Page) => { line: number; field: string };
  message: (value: string, other: string) => string;
};

/** Projects, legal texts and overviews share the first level of addresses. */
const ADDRESS: Own = {
  of: ({ path }) => path,
  place: () => ({ line: 1, field: 'Dateiname' }),
  message: (path, other) =>
    `Die Adresse ${path} hat schon ${other}. Geben Sie einer der beiden Dateien einen anderen Namen.`,
};

export const findTwinAddresses = (pages: Page[]) => findTwins(pages, [ADDRESS]);

/** By what search results show. Not for drafts: two that were just begun say the same. */
export function findTwinHeads(pages: Page[], files: ReadFile[]): Problem[] {
  const byFile = new Map(files.map((file) => [file.file, file]));
  /** Texts have these fields at the top of their head, other files in a part of its own. */
  const written = (inText: string, inHead: string) => (page: Page) => {
    const { data, lineOf } = byFile.get(page.file)!;
    const path = Object.hasOwn(data as object, 'head') ? ['head', inHead] : [inText];
    return { line: lineOf(path), field: path.join('.') };
  };
  const title: Own = {
    of: ({ data }) => data.head.title,
    place: written('title', 'title'),
    message: (value, other) =>
      `„${value}“ ist schon der Titel von ${other}. Suchergebnisse zeigen dann zwei gleiche Zeilen: Geben Sie jeder Seite einen eigenen.`,
  };
  const description: Own = {
    of: ({ data }) => data.head.description,
    place: written('metaDesc', 'description'),
    message: (_value, other) =>
      `Dieselbe Beschreibung für Suchergebnisse hat schon ${other}. Schreiben Sie für jede Seite eine eigene.`,
  };
  const finished = pages.filter(({ file }) => byFile.get(file)?.unpublished !== DRAFT);
  return findTwins(finished, [title, description]);
}

/** Reports only the first thing that two pages share: whoever has just copied a file still has to change the rest. */
function findTwins(pages: Page[], owns: Own[]): Problem[] {
  const reachable = pages.filter(({ notFoundBelow }) => !notFoundBelow);
  const taken = owns.map((own) => ({ ...own, by: new Map<string, string>() }));
  return reachable.flatMap((page) => {
    const shared = taken.flatMap(({ of, by, place, message }): Problem[] => {
      const value = of(page);
      const earlier = by.get(value);
      by.set(value, page.file);
      if (earlier === undefined) return [];
      return [{ file: page.file, ...place(page), message: message(value, earlier) }];
    });
    return shared.slice(0, 1);
  });
}
