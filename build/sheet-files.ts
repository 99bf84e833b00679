import { extname } from 'node:path';
import { previewPath } from '../src/head/preview-path.ts';
import { pathOf } from '../src/routes.ts';
import { type Content, VORSCHAU_FILE } from './content/load.ts';
import { ContentError, type Problem } from './content/problems.ts';
import type { SiteFile } from './output.ts';
import { motifPath, sheetPath } from './sheet-paths.ts';
import { renderMotif } from '../drawings/sheets/motif.ts';
import { type PictureFormat, picturesFrom } from '../drawings/sheets/picture-cache.ts';
import { renderSheet, type SheetInput } from '../drawings/sheets/sheet.ts';

/** A drawing and the pictures that are made of it. */
export type Drawing = { file: string; paths: string[]; width: number; svg: () => string };

const SHEET_WIDTH = 1200;
const MOTIF_WIDTH = 480;

/** The drawing sheets of all pages, and the small motifs of the glossary's list. */
export function drawingsOf({ lexikon, blog, vorschau }: Content): Drawing[] {
  const entries = lexikon.flatMap(({ slug, file, data }): Drawing[] => {
    const { h1: title, drawing, brand } = data;
    const input: SheetInput = { title, collection: 'Lexikon', drawing, ...(brand && { brand }) };
    const paths = [sheetPath('lexikon', slug), previewPath(pathOf('eintrag', slug))];
    return [
      sheet(file, paths, input),
      { file, paths: [motifPath(slug)], width: MOTIF_WIDTH, svg: () => renderMotif(input) },
    ];
  });
  const posts = blog.map(({ slug, file, data: { tags, drawing } }) =>
    sheet(file, [sheetPath('blog', slug), previewPath(pathOf('beitrag', slug))], {
      title: tags[0]!,
      collection: 'Blog',
      drawing,
    }),
  );
  const pages = Object.entries(vorschau.data).map(([page, { title, drawing }]) =>
    sheet(VORSCHAU_FILE, [previewPath(page)], { title, collection: 'Website', drawing }),
  );
  return [...pages, ...entries, ...posts];
}

const sheet = (file: string, paths: string[], input: SheetInput): Drawing => ({
  file,
  paths,
  width: SHEET_WIDTH,
  svg: () => renderSheet(input),
});

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
export async function sheetFiles(content: Content): Promise<SiteFile[]> {
  const problems: Problem[] = [];
  const files: SiteFile[] = [];
  const waiting = drawingsOf(content).values();
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
  if (problems.length > 0) throw new ContentError(problems);
  return files;
}
