import { type Content, VORSCHAU_FILE } from './content/load.ts';
import { ContentError, type Problem } from './content/problems.ts';
import type { SiteFile } from './output.ts';
import { motifPath, previewPath, sheetPath } from './sheet-paths.ts';
import { renderMotif } from './sheets/motif.ts';
import { renderSheet, type SheetInput } from './sheets/sheet.ts';
import { toWebp } from './sheets/webp.ts';

export type Drawing = { file: string; path: string; render: () => Promise<Buffer> };

const SHEET_WIDTH = 1200;
const MOTIF_WIDTH = 480;

/** The drawing sheets of all pages, and the small motifs of the glossary's list. */
export function drawingsOf({ lexikon, blog, vorschau }: Content): Drawing[] {
  const sorted = lexikon.toSorted((a, b) => a.data.h1.localeCompare(b.data.h1, 'de'));
  const entries = sorted.flatMap(({ slug, file, data }, index): Drawing[] => {
    const { h1: title, drawing, brand } = data;
    const input: SheetInput = {
      title,
      number: index + 1,
      total: sorted.length,
      collection: 'Lexikon',
      drawing,
      ...(brand && { brand }),
    };
    return [
      {
        file,
        path: sheetPath('lexikon', slug),
        render: async () => toWebp(renderSheet(input), { width: SHEET_WIDTH }),
      },
      { file, path: motifPath(slug), render: async () => toWebp(renderMotif(input), { width: MOTIF_WIDTH }) },
    ];
  });
  const posts = blog.map(({ slug, file, data }): Drawing => {
    const { id, tags, drawing } = data;
    const input: SheetInput = {
      title: tags[0]!,
      number: id,
      total: blog.length,
      collection: 'Blog',
      drawing,
    };
    return {
      file,
      path: sheetPath('blog', slug),
      render: async () => toWebp(renderSheet(input), { width: SHEET_WIDTH }),
    };
  });
  const pages = Object.entries(vorschau.data).map(([page, sheet], index, { length }): Drawing => {
    const input: SheetInput = { ...sheet, number: index + 1, total: length, collection: 'Website' };
    return {
      file: VORSCHAU_FILE,
      path: previewPath(page),
      render: async () => toWebp(renderSheet(input), { width: SHEET_WIDTH }),
    };
  });
  return [...pages, ...entries, ...posts];
}

export async function sheetFiles(content: Content): Promise<SiteFile[]> {
  const problems: Problem[] = [];
  const files: SiteFile[] = [];
  for (const { file, path, render } of drawingsOf(content)) {
    try {
      files.push({ path, content: await render(), cacheControl: 'public, max-age=86400' });
    } catch (error) {
      problems.push({ file, field: 'drawing', message: (error as Error).message });
    }
  }
  if (problems.length > 0) throw new ContentError(problems);
  return files;
}
