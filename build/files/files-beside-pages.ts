import { cached } from '../../cache/build-cache.ts';
import { drawingSourcesHash } from '../../drawings/sources-hash.ts';
import type { Picture } from '../../drawings/sheets/pictures.ts';
import { pictures } from '../../src/paths.ts';
import type { Page } from '../../src/pages/define/page.ts';
import { ownerName, type Site } from '../../src/site.ts';
import { ContentError } from '../content/content-error.ts';
import { CACHE_DAY, CACHE_IMMUTABLE, type SiteFile } from '../output/site-files.ts';
import { iconFiles, profileIconFiles } from './icons.ts';
import { photoFiles, portraitFiles } from './photo-files.ts';
import { staticFiles } from './static-files.ts';
import { wellKnownFiles } from './well-known-files.ts';

/** What the content makes besides pages, and the owner's own files. */
export const filesBesidePages = (root: string, site: Site, pages: Page[]): SiteFile[] => [
  ...staticFiles(root),
  ...iconFiles(),
  ...portraitFiles(root),
  ...profileIconFiles(site),
  ...photoFiles(
    root,
    pages.flatMap(({ photos }) => photos ?? []),
    CACHE_IMMUTABLE,
  ),
  ...wellKnownFiles(site, pages),
  ...sheetFiles(site, pages),
];

/** What a shared link to a page shows, and the pictures that pages themselves show of their sheets. */
const sheetFiles = (site: Site, pages: Page[]): SiteFile[] =>
  pages.flatMap(({ file, path, section, preview, drawnAs = [] }) => {
    const input = { ...preview, collection: section };
    const shared = { ...preview, section, site: ownerName(site) };
    const drawings: Picture[] = [
      ...drawnAs.map((picture) => ({ ...picture, input })),
      { kind: 'share', path: pictures.preview(path), input: shared },
    ];
    return drawings.map((drawing) => ({
      path: drawing.path,
      content: () => drawn(drawing, file),
      cacheControl: CACHE_DAY,
    }));
  });

/** For a content file. One that has not changed since an earlier build is not drawn again. */
async function drawn(drawing: Picture, file: string): Promise<Buffer> {
  const { path, input } = drawing;
  // Only now: it reads fonts, which the development server does without until somebody asks for a picture.
  const { encodePicture } = await import('../../drawings/sheets/pictures.ts');
  return cached(drawingSourcesHash, JSON.stringify([path, input]), () => encodePicture(drawing)).catch(
    (error: Error) => {
      throw new ContentError([{ file, field: 'drawing', message: error.message }]);
    },
  );
}
