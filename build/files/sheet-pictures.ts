import { extname } from 'node:path';
import { BANNER_SIZE, renderBanner } from '../../drawings/sheets/banner.ts';
import { renderMotif } from '../../drawings/sheets/motif.ts';
import { type PictureFormat, pictureFrom } from '../../drawings/sheets/picture-cache.ts';
import { renderPreview } from '../../drawings/sheets/preview.ts';
import { renderSheet } from '../../drawings/sheets/sheet.ts';
import type { Problem } from '../../src/content/problem.ts';
import { previewPath } from '../../src/head/preview-path.ts';
import type { Page } from '../../src/pages/define/page.ts';
import { ownerName, type Site } from '../../src/site.ts';
import { stopOn } from '../content/content-error.ts';
import type { SiteFile } from '../output/site-files.ts';

/** A drawing and the picture that is made of it. */
export type Drawing = { file: string; path: string; width: number; svg: () => string };

const PICTURE_WIDTH = 1200;
const MOTIF_WIDTH = 480;

/** What a shared link to a page shows; the sheets of entries and posts; the motifs of the glossary's list. */
export function drawingsOf(site: Site, pages: Page[]): Drawing[] {
  return pages.flatMap(({ file, path, section, preview, sheetPath, motifPath, bannerPath }): Drawing[] => {
    const draw = (path: string | undefined, width: number, svg: () => string): Drawing[] =>
      path ? [{ file, path, width, svg }] : [];
    const shared = { ...preview, section, site: ownerName(site) };
    return [
      ...draw(sheetPath, PICTURE_WIDTH, () => renderSheet({ ...preview, collection: section })),
      ...draw(motifPath, MOTIF_WIDTH, () => renderMotif(preview)),
      ...draw(bannerPath, BANNER_SIZE.width * 2, () => renderBanner(preview)),
      ...draw(previewPath(path), PICTURE_WIDTH, () => renderPreview(shared)),
    ];
  });
}

export async function pictureOf({ path, width, svg }: Drawing): Promise<SiteFile> {
  const content = await pictureFrom(svg(), width, extname(path) as PictureFormat);
  return { path, content, cacheControl: 'public, max-age=86400' };
}

/** Two at a time: one is drawn while the other is compressed. */
export async function sheetFiles(site: Site, pages: Page[]): Promise<SiteFile[]> {
  const problems: Problem[] = [];
  const files: SiteFile[] = [];
  const waiting = drawingsOf(site, pages).values();
  const work = async () => {
    for (const drawing of waiting) {
      try {
        files.push(await pictureOf(drawing));
      } catch (error) {
        problems.push({ file: drawing.file, field: 'drawing', message: (error as Error).message });
      }
    }
  };
  await Promise.all([work(), work()]);
  stopOn(problems);
  return files;
}
