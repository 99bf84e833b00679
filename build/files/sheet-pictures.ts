import { keptLater } from '../../cache/kept.ts';
import { drawingRecipe } from '../../drawings/recipe.ts';
import { encodePicture, type Picture } from '../../drawings/sheets/pictures.ts';
import type { Problem } from '../../src/content/problem.ts';
import { previewPath } from '../../src/head/preview-path.ts';
import type { Page } from '../../src/pages/define/page.ts';
import { ownerName, type Site } from '../../src/site.ts';
import { stopOn } from '../content/content-error.ts';
import { CACHE_DAY, type SiteFile } from '../output/site-files.ts';
import { openThreads } from '../threads/threads.ts';

/** A picture, and the content file that asks for it. */
export type Drawing = Picture & { file: string };

/** What a shared link to a page shows; the sheets of entries and posts; the thumbnails of lists and cards. */
export function drawingsOf(site: Site, pages: Page[]): Drawing[] {
  return pages.flatMap(({ file, path, section, preview, sheetPath, thumbnailPath, cardPath }): Drawing[] => {
    const shared = { ...preview, section, site: ownerName(site) };
    return [
      ...(sheetPath
        ? [{ file, kind: 'sheet' as const, path: sheetPath, input: { ...preview, collection: section } }]
        : []),
      ...(thumbnailPath ? [{ file, kind: 'thumbnail' as const, path: thumbnailPath, input: preview }] : []),
      ...(cardPath ? [{ file, kind: 'card' as const, path: cardPath, input: preview }] : []),
      { file, kind: 'share', path: previewPath(path), input: shared },
    ];
  });
}

/** One that has not changed since an earlier build is not drawn again. */
export async function pictureOf(drawing: Drawing, draw = encodePicture): Promise<SiteFile> {
  const { path, input } = drawing;
  const content = await keptLater(drawingRecipe, JSON.stringify([path, input]), () => draw(drawing));
  return { path, content, cacheControl: CACHE_DAY };
}

/** A few at a time: one is drawn while others are compressed. Each is handed over as soon as it is made. */
export async function sheetFiles<Written>(
  site: Site,
  pages: Page[],
  write: (file: SiteFile) => Promise<Written>,
): Promise<Written[]> {
  const threads = openThreads<Picture, Uint8Array>(new URL('./drawing-worker.ts', import.meta.url));
  const draw = async (picture: Picture) => Buffer.from(await threads.run(picture));
  const problems: Problem[] = [];
  const files: Written[] = [];
  const waiting = drawingsOf(site, pages).values();
  const work = async () => {
    for (const drawing of waiting) {
      const picture = await pictureOf(drawing, draw).catch((error: Error) => {
        problems.push({ file: drawing.file, field: 'drawing', message: error.message });
      });
      if (picture) files.push(await write(picture));
    }
  };
  await Promise.all([work(), work(), work(), work()]);
  await threads.close();
  stopOn(problems);
  return files;
}
