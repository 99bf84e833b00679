import * as ownRenderer from '../src/prerender.tsx';
import { stopOn } from './content/content-error.ts';
import type { ReadOptions } from './content/read-content.ts';
import { ownPhotos } from './example-content.fixture.ts';
import { checkSite, readSite, type UnprintedSite } from './read-site.ts';

/** As the build reads and checks it. */
export function checkedSite(root: string, options: ReadOptions = {}, renderer = ownRenderer): UnprintedSite {
  const site = readSite(root, renderer, { photos: ownPhotos, ...options });
  stopOn(checkSite(root, site, renderer));
  return site;
}

/** What the application gets of a page, all markup printed. */
export const printedPage = ({ pages }: Pick<UnprintedSite, 'pages'>, path: string): string =>
  JSON.stringify(ownRenderer.printPage(pages.find((page) => page.path === path)!));
