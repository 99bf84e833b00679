import { cached } from '../../cache/build-cache.ts';
import { drawingMaker } from '../../drawings/maker.ts';
import { encodePicture, type Picture } from '../../drawings/sheets/pictures.ts';
import { previewPath } from '../../src/head/preview-path.ts';
import type { Page } from '../../src/pages/define/page.ts';
import { ownerName, type Site } from '../../src/site.ts';
import { ContentError } from '../content/content-error.ts';
import { CACHE_DAY, type SiteFile } from '../output/site-files.ts';

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
export async function pictureOf(drawing: Drawing): Promise<SiteFile> {
  const { file, path, input } = drawing;
  const content = await cached(drawingMaker, JSON.stringify([path, input]), () =>
    encodePicture(drawing),
  ).catch((error: Error) => {
    throw new ContentError([{ file, field: 'drawing', message: error.message }]);
  });
  return { path, content, cacheControl: CACHE_DAY };
}

/** A few at a time: one is drawn while others are compressed. */
export async function sheetFiles(site: Site, pages: Page[]): Promise<SiteFile[]> {
  const drawings = drawingsOf(site, pages);
  const waiting = drawings.entries();
  const files: SiteFile[] = [];
  const work = async () => {
    for (const [index, drawing] of waiting) files[index] = await pictureOf(drawing);
  };
  await Promise.all([work(), work(), work(), work()]);
  return files;
}
