import type { Content } from './content/load.ts';
import { ContentError, type Problem } from './content/problems.ts';
import type { SiteFile } from './output.ts';
import { renderMotif } from './sheets/motif.ts';
import { renderSheet, type SheetInput } from './sheets/sheet.ts';
import { toWebp } from './sheets/webp.ts';

type Collection = 'lexikon' | 'blog';

export const sheetPath = (collection: Collection, slug: string) => `/assets/${collection}/${slug}-hero.webp`;
export const motifPath = (slug: string) => `/assets/lexikon/${slug}-motiv.webp`;

const SHEET_WIDTH = 1200;
const MOTIF_WIDTH = 480;

/** The drawing sheets of all entries and posts, and the small motifs of the glossary's list. */
export async function sheetFiles({ lexikon, blog }: Content): Promise<SiteFile[]> {
  const sorted = lexikon.toSorted((a, b) => a.data.h1.localeCompare(b.data.h1, 'de'));
  const drawings: { file: string; path: string; width: number; draw: () => string }[] = [];
  for (const [index, { slug, file, data }] of sorted.entries()) {
    const input: SheetInput = {
      title: data.h1,
      number: index + 1,
      total: sorted.length,
      collection: 'Lexikon',
      drawing: data.drawing,
    };
    drawings.push({
      file,
      path: sheetPath('lexikon', slug),
      width: SHEET_WIDTH,
      draw: () => renderSheet(input),
    });
    drawings.push({
      file,
      path: motifPath(slug),
      width: MOTIF_WIDTH,
      draw: () => renderMotif({ ...input, ...(data.brand && { brand: data.brand }) }),
    });
  }
  for (const { slug, file, data } of blog) {
    const input: SheetInput = {
      title: data.tags[0]!,
      number: data.id,
      total: blog.length,
      collection: 'Blog',
      drawing: data.drawing,
    };
    drawings.push({
      file,
      path: sheetPath('blog', slug),
      width: SHEET_WIDTH,
      draw: () => renderSheet(input),
    });
  }

  const problems: Problem[] = [];
  const files: SiteFile[] = [];
  for (const { file, path, width, draw } of drawings) {
    try {
      files.push({ path, content: await toWebp(draw(), { width }), cacheControl: 'public, max-age=86400' });
    } catch (error) {
      problems.push({ file, field: 'drawing', message: (error as Error).message });
    }
  }
  if (problems.length > 0) throw new ContentError(problems);
  return files;
}
