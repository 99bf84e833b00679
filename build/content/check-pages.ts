import { sheetForPage } from '../../drawings/sheets/sheet.ts';
import type { Problem } from '../../src/content/declaration.ts';
import type { Page } from '../../src/pages/define/page.ts';
import type { ReadFile } from './read-content.ts';
import { DRAFT } from './unpublished.ts';

/** Projects, legal texts and overviews share the first level of addresses. */
export const findSharedAddresses = (pages: Page[]): Problem[] =>
  duplicatesBy(pages, ({ path }) => path).map(([{ file, path }, other]) => ({
    file,
    line: 1,
    field: 'Dateiname',
    message: `Die Adresse ${path} hat schon ${other.file}. Geben Sie einer der beiden Dateien einen anderen Namen.`,
  }));

/** A sheet of a text that cannot be drawn, before it is printed: with the place that the author has to change. */
export const findUndrawable = (pages: Page[], files: ReadFile[]): Problem[] =>
  pages.flatMap(({ file, section, preview, drawnAs }): Problem[] => {
    if (!drawnAs) return [];
    try {
      sheetForPage({ ...preview, collection: section });
      return [];
    } catch (error) {
      const { lineOf } = files.find((other) => other.file === file)!;
      return [{ file, line: lineOf(['drawing']), field: 'drawing', message: (error as Error).message }];
    }
  });

/** By what search results show. Not for drafts: two that were just begun say the same. */
export function findSharedHeads(pages: Page[], files: ReadFile[]): Problem[] {
  const byFile = new Map(files.map((file) => [file.file, file]));
  const finished = pages.filter(({ file }) => byFile.get(file)?.unpublished !== DRAFT);
  return duplicatesBy(finished, ({ head }) => head.title).map(([{ file, head }, other]) => {
    const { data, lineOf } = byFile.get(file)!;
    // Texts have the title at the top of their head, other files in a part of its own.
    const path = Object.hasOwn(data as object, 'head') ? ['head', 'title'] : ['title'];
    const message = `„${head.title}“ ist schon der Titel von ${other.file}. Suchergebnisse zeigen dann zwei gleiche Zeilen: Geben Sie jeder Seite einen eigenen.`;
    return { file, line: lineOf(path), field: path.join('.'), message };
  });
}

/** Every page but the oldest of those that share a value, with that one: what came later has to give way. */
function duplicatesBy(pages: Page[], valueOf: (page: Page) => string): [Page, Page][] {
  const reachable = pages
    .filter(({ notFoundBelow }) => !notFoundBelow)
    .toSorted((a, b) => a.changed.localeCompare(b.changed));
  return [...Map.groupBy(reachable, valueOf).values()].flatMap(([first, ...others]) =>
    others.map((page): [Page, Page] => [page, first!]),
  );
}
