import type { Problem } from '../src/content/declaration.ts';
import type { Renderer } from './bundle/renderer.ts';
import { stopOn } from './content/content-error.ts';
import { readPhotos } from './content/photos.ts';
import type { ReadOptions } from './content/read-content.ts';
import { filesBesidePages } from './files/files-beside-pages.ts';
import type { SiteFile } from './output/site-files.ts';
import { type PageAssets, printPages } from './print-pages.ts';
import { checkPrinted, checkSite, readPlanned, readSite, type UnprintedSite } from './read-site.ts';

type Prepared<Assets> = {
  assets: Assets;
  files: SiteFile[];
  /** Addresses that are neither pages nor among the files, but lead somewhere. */
  paths?: string[];
};

/**
 * The first three steps, for the build, the development server and tests. `prepare` makes what documents load, and may
 * stop on the problems that were found between files. The fourth step is to write: build.ts.
 */
export async function makeSite<Assets extends PageAssets>(
  root: string,
  renderer: Renderer,
  given: ReadOptions,
  prepare: (site: UnprintedSite, problems: Problem[]) => Promise<Prepared<Assets>>,
) {
  // 1. Read.
  const options = { cache: new Map(), ...given, photos: given.photos ?? (await readPhotos(root)) };
  const site = readSite(root, renderer, options);

  // 2. Check.
  const between = checkSite(root, readPlanned(root, site, renderer, options), renderer);
  const { assets, files: own, paths = [] } = await prepare(site, between);

  // 3. Print, and check what only the markup shows.
  const printed = await printPages(renderer, site, assets).catch((error: unknown) => {
    // What cannot be drawn has just been told with its file and line.
    stopOn(between);
    throw error;
  });
  const files = [...own, ...printed.files, ...filesBesidePages(root, renderer.site, site.pages)];
  const others = [...files.map(({ path }) => path), ...paths];
  const problems = between.length > 0 ? between : checkPrinted(site, printed.pages, others);
  return { site, assets, ...printed, files, problems };
}
