import { extname } from 'node:path';
import { renderMotif } from '../../drawings/sheets/motif.ts';
import { type PictureFormat, picturesFrom } from '../../drawings/sheets/picture-cache.ts';
import { renderSheet, type SheetInput } from '../../drawings/sheets/sheet.ts';
import type { Problem } from '../../src/content/problem.ts';
import { previewPath } from '../../src/head/preview-path.ts';
import type { Page } from '../../src/pages/define/page.ts';
import { stopOn } from '../content/content-error.ts';
import type { SiteFile } from '../output/site-files.ts';

/** A drawing and the pictures that are made of it. */
export type Drawing = { file: string; paths: string[]; width: number; svg: () => string };

const SHEET_WIDTH = 1200;
const MOTIF_WIDTH = 480;

/** The drawing sheets of all pages, and the small motifs of the glossary's list. */
export function drawingsOf(pages: Page[]): Drawing[] {
  return pages.flatMap(({ file, path, section, preview, sheetPath, motifPath }): Drawing[] => {
    const input: SheetInput = { ...preview, collection: sheetPath ? section : 'Website' };
    const paths = [...(sheetPath ? [sheetPath] : []), previewPath(path)];
    const sheet = { file, paths, width: SHEET_WIDTH, svg: () => renderSheet(input) };
    if (!motifPath) return [sheet];
    return [sheet, { file, paths: [motifPath], width: MOTIF_WIDTH, svg: () => renderMotif(input) }];
  });
}

export async function picturesOf({ paths, width, svg }: Drawing): Promise<SiteFile[]> {
  const pictures = await picturesFrom(
    svg(),
    width,
    paths.map((path) => extname(path) as PictureFormat),
  );
  return pictures.map((content, index) => ({
    path: paths[index]!,
    content,
    cacheControl: 'public, max-age=86400',
  }));
}

/** Two at a time: one is drawn while the other is compressed. */
export async function sheetFiles(pages: Page[]): Promise<SiteFile[]> {
  const problems: Problem[] = [];
  const files: SiteFile[] = [];
  const waiting = drawingsOf(pages).values();
  const work = async () => {
    for (const drawing of waiting) {
      try {
        files.push(...(await picturesOf(drawing)));
      } catch (error) {
        problems.push({ file: drawing.file, field: 'drawing', message: (error as Error).message });
      }
    }
  };
  await Promise.all([work(), work()]);
  stopOn(problems);
  return files;
}
