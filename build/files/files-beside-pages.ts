import type { Page } from '../../src/pages/define/page.ts';
import type { Site } from '../../src/site.ts';
import { CACHE_IMMUTABLE, type SiteFile } from '../output/site-files.ts';
import { iconFiles, profileIconFiles } from './icons.ts';
import { photoFiles, portraitFiles } from './photo-files.ts';
import { sheetFiles } from './sheet-pictures.ts';
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
    pages.flatMap(({ photos }) => photos?.() ?? []),
    CACHE_IMMUTABLE,
  ),
  ...wellKnownFiles(site, pages),
  ...sheetFiles(site, pages),
];
