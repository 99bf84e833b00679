import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dropUnused } from '../cache/build-cache.ts';
import { type Manifest, MANIFEST_FILE, type ManifestFile } from '../contract/manifest.ts';
import type { Problem } from '../src/content/declaration.ts';
import { bundleClient, bundleFirstScript } from './bundle/client-bundle.ts';
import { withRenderer } from './bundle/renderer.ts';
import { stopOn } from './content/content-error.ts';
import { readPhotos } from './content/photos.ts';
import { fontFiles } from './files/fonts.ts';
import { filesBesidePages } from './files/files-beside-pages.ts';
import { profileIcons } from './files/icons.ts';
import { licenceFile } from './files/licences.ts';
import { findClashes, staticFiles } from './files/static-files.ts';
import { securityHeaders } from './output/headers.ts';
import { CACHE_IMMUTABLE, type SiteFile, writeSiteFiles } from './output/site-files.ts';
import { type PrintedPage, type PrintedSite, printPages } from './print-pages.ts';
import {
  checkOwnerSyntax,
  checkPrinted,
  checkSite,
  hintsFor,
  readPlanned,
  readSite,
  type UnprintedSite,
} from './read-site.ts';

const REFUSAL_PAGE_FILE = 'kontakt-abgelehnt.html';
const SENT_PAGE_FILE = 'kontakt-gesendet.html';

type Options = {
  /** The folder in which `content/` is and `dist/` will be. */
  contentRoot?: string;
  /** Hears of every step that is done, in a few German words with a count. */
  tell?: (step: string) => void;
};

/** Turns `content/`, `src/` and `drawings/` into `dist/`. Resolves with what the author may want to better. */
export async function buildSite(
  root: string,
  { contentRoot = root, tell = () => {} }: Options = {},
): Promise<Problem[]> {
  // React and the bundler read NODE_ENV; a shell or a test runner may have set it to something else.
  process.env.NODE_ENV = 'production';
  checkOwnerSyntax(root);
  return withRenderer(root, async (renderer, modules) => {
    const options = { photos: await readPhotos(contentRoot), cache: new Map() };
    const site = readSite(contentRoot, renderer, options);
    const planned = readPlanned(contentRoot, site, renderer, options);
    stopOn(checkSite(contentRoot, planned, renderer));
    tell(`${site.pages.length} Seiten gelesen und geprüft`);

    const [bundle, firstScript, fonts] = await Promise.all([
      bundleClient(root),
      bundleFirstScript(root),
      fontFiles(contentRoot),
    ]);
    const parts = { bundle, firstScript, fonts: fonts.stylesheet };
    const printed = await printPages(root, renderer, modules, site, parts);
    const brands = site.pages.flatMap(({ preview }) => preview.brand ?? []);
    const files: SiteFile[] = [
      ...printed.files,
      ...bundle.chunks.map((chunk) => ({ ...chunk, cacheControl: CACHE_IMMUTABLE })),
      ...fonts.files,
      licenceFile(root, bundle.packages, [...brands, ...profileIcons(renderer.site)]),
      ...filesBesidePages(contentRoot, renderer.site, site.pages),
    ];
    const documents = printed.pages.map(({ page: { path, file }, html }) => ({ path, file, html }));
    const paths = files.map(({ path }) => path);
    stopOn([...findClashes(staticFiles(contentRoot), paths), ...checkPrinted(site, documents, paths)]);
    tell(`${documents.length} Seiten gedruckt, ${files.length} Dateien gemacht`);

    await writeSite(join(contentRoot, 'dist'), site, printed, files);
    tell(`${documents.length + files.length} Dateien verdichtet und geschrieben`);
    dropUnused();
    return hintsFor(site, renderer);
  });
}

/** Fourth step: a whole new `dist/`, or the old one stays. */
async function writeSite(
  dist: string,
  site: UnprintedSite,
  printed: PrintedSite,
  files: SiteFile[],
): Promise<void> {
  const { buildId, pages, notFound, refusalPage, sentPage } = printed;
  const unfinished = `${dist}.neu`;
  rmSync(unfinished, { recursive: true, force: true });
  try {
    const folder = join(unfinished, 'public');
    mkdirSync(folder, { recursive: true });
    const written = await writeSiteFiles(folder, [...pages.map(pageFile), ...files]);
    const notFoundPages = await writeSiteFiles(folder, notFound.map(notFoundFile));
    const prefixes = notFound.map(({ page }) => page.notFoundBelow!);
    const manifest: Manifest = {
      build: buildId,
      headers: securityHeaders,
      files: written.toSorted(byPath),
      notFound: notFoundPages.map((file, index) => ({ prefix: prefixes[index]!, file })),
      redirects: site.redirects.data,
      refusalPage: { file: REFUSAL_PAGE_FILE, headers: refusalPage.headers },
      sentPage: { file: SENT_PAGE_FILE },
    };
    writeFileSync(join(unfinished, REFUSAL_PAGE_FILE), refusalPage.html);
    writeFileSync(join(unfinished, SENT_PAGE_FILE), sentPage);
    // Written last: a folder that has a manifest holds a complete build.
    writeFileSync(join(unfinished, MANIFEST_FILE), JSON.stringify(manifest, null, 1));
    rmSync(dist, { recursive: true, force: true });
    renameSync(unfinished, dist);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

const byPath = (a: ManifestFile, b: ManifestFile) => (a.path < b.path ? -1 : 1);

const pageFile = ({ page: { path }, html, headers }: PrintedPage): SiteFile => ({
  path,
  kind: 'page',
  content: Buffer.from(html),
  headers,
});

const notFoundFile = (printed: PrintedPage): SiteFile => ({
  ...pageFile(printed),
  path: `/404${printed.page.notFoundBelow!.slice(0, -1)}.html`,
});
