import { globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dropUnused } from '../cache/kept.ts';
import { type Manifest, type ManifestFile, MANIFEST_FILE } from '../contract/manifest.ts';
import { dataPath } from '../contract/data-path.ts';
import type { Problem } from '../src/content/problem.ts';
import { bundleClient, bundleFirstScript } from './bundle/client-bundle.ts';
import { type ModuleGraph, type Renderer, withRenderer } from './bundle/renderer.ts';
import { findDeadLinks } from './content/check-links.ts';
import { findBadRedirects } from './content/check-redirects.ts';
import { AFTER_SYNTAX, checkSiteSyntax, SITE_FILE } from './content/check-site.ts';
import { colourAhead } from './content/colour-ahead.ts';
import { stopOn } from './content/content-error.ts';
import { readPhotos } from './content/photos.ts';
import { fontFiles } from './files/font-files.ts';
import { iconFiles } from './files/icons.ts';
import { licenceFile } from './files/licences.ts';
import { photoFiles } from './files/photo-files.ts';
import { portraitFiles } from './files/portrait.ts';
import { profileIconFiles, profileIcons } from './files/profile-icons.ts';
import { sheetFiles } from './files/sheet-pictures.ts';
import { checkStaticFiles, findClashes, staticFiles } from './files/static-files.ts';
import { wellKnownFiles } from './files/well-known-files.ts';
import { securityHeaders } from './output/headers.ts';
import { openShelf } from './output/shelf.ts';
import {
  CACHE_IMMUTABLE,
  type Folders,
  type SiteFile,
  writeSiteFile,
  writeSiteFiles,
} from './output/site-files.ts';
import { type RenderedDocument, renderPages } from './print-pages.ts';
import { photosOn, readSitePages, type SitePage, type SitePages } from './site-pages.ts';

const REFUSAL_PAGE_FILE = 'kontakt-abgelehnt.html';
const SENT_PAGE_FILE = 'kontakt-gesendet.html';
/** Milliseconds after which whoever waits for a first build wants to know how far it is. */
const SILENCE = 4000;

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
  stopOn(checkSiteSyntax(readFileSync(join(root, SITE_FILE), 'utf8')), AFTER_SYNTAX);
  const coloured = colourAhead(contentRoot);
  return withRenderer(root, async (renderer, modules) => {
    await coloured;
    tell('Werkzeuge geladen, Inhalte werden gelesen');
    const site = readSitePages(contentRoot, renderer, {
      photos: await readPhotos(contentRoot),
      alsoWrong: checkStaticFiles(root),
    });
    tell(`${site.pages.length} Seiten gelesen und geprüft`);
    const dist = join(contentRoot, 'dist');
    // A folder of its own for each process: `dist/` stays until the new build is whole, and a build in another window
    // writes elsewhere.
    const unfinished = `${dist}.neu-${process.pid}`;
    dropAbandoned(contentRoot);
    try {
      await makeSite({ root, contentRoot, renderer, modules, site, dist: unfinished, last: dist, tell });
      rmSync(dist, { recursive: true, force: true });
      renameSync(unfinished, dist);
    } finally {
      rmSync(unfinished, { recursive: true, force: true });
    }
    dropUnused();
    return site.hints();
  });
}

/** Removes the unfinished folders of builds that were killed. */
function dropAbandoned(folder: string): void {
  for (const name of globSync('dist.neu-*', { cwd: folder })) {
    const builder = Number(name.slice('dist.neu-'.length));
    if (builder === process.pid || !isRunning(builder))
      rmSync(join(folder, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It runs, as another user's process.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

type Workshop = {
  root: string;
  contentRoot: string;
  renderer: Renderer;
  modules: ModuleGraph;
  site: SitePages;
  dist: string;
  /** The build that this one will replace. */
  last: string;
  tell: (step: string) => void;
};

async function makeSite(workshop: Workshop): Promise<void> {
  const { renderer, site, dist, last, tell } = workshop;
  const folder = join(dist, 'public');
  mkdirSync(folder, { recursive: true });
  const folders = { folder, before: join(last, 'public') };
  // Side by side: one core draws while the other prints. If one fails, the other still ends before the error is thrown:
  // nothing is written into the folder after it was removed.
  const [drawn, printed] = await Promise.allSettled([
    sheetFiles(renderer.site, site.pages, (sheet) =>
      writeSiteFile(folders, { ...sheet, siblings: site.pages.length }),
    ).then((sheets) => {
      tell(`${sheets.length} Zeichnungen gezeichnet`);
      return sheets;
    }),
    printFiles(workshop, folders),
  ]);
  if (drawn.status === 'rejected') throw drawn.reason;
  if (printed.status === 'rejected') throw printed.reason;
  const { buildId, refusalPage, sentPage, notFound, own } = printed.value;
  const files = [...drawn.value, ...printed.value.written];
  tell(`${files.length} Dateien geschrieben und verdichtet`);

  const paths = files.map(({ path }) => path);
  stopOn([
    ...findClashes(own, paths),
    ...findBadRedirects(site.redirects, paths),
    ...findDeadLinks(inFolder(folder, site.pages), paths, site.links(), site.unpublished),
  ]);

  const manifest: Manifest = {
    build: buildId,
    headers: securityHeaders,
    files: files.toSorted((a, b) => (a.path < b.path ? -1 : 1)),
    notFound,
    redirects: site.redirects.data,
    refusalPage: { file: REFUSAL_PAGE_FILE, headers: refusalPage.headers },
    sentPage: { file: SENT_PAGE_FILE },
  };
  writeFileSync(join(dist, REFUSAL_PAGE_FILE), refusalPage.html);
  writeFileSync(join(dist, SENT_PAGE_FILE), sentPage);
  // Written last: a folder that has a manifest holds a complete build.
  writeFileSync(join(dist, MANIFEST_FILE), JSON.stringify(manifest, null, 1));
}

/** All that is not drawn: the pages, what they load, and what machines ask for. */
async function printFiles({ root, contentRoot, renderer, modules, site, tell }: Workshop, folders: Folders) {
  const { pages, notFound } = site;
  const [bundle, firstScript, fonts, icons, portrait, photos] = await Promise.all([
    bundleClient(root),
    bundleFirstScript(root),
    fontFiles(contentRoot),
    iconFiles(),
    portraitFiles(contentRoot),
    photoFiles(contentRoot, photosOn(pages), CACHE_IMMUTABLE),
  ]);
  tell(`${bundle.chunks.length} Skripte gebündelt, ${fonts.files.length - 1} Schriftdateien zugeschnitten`);
  const parts = { bundle, firstScript, fonts: fonts.stylesheet };
  const kinds = Map.groupBy(pages, ({ module }) => module);
  const printed: ManifestFile[] = [];
  const strangers: Manifest['notFound'] = [];
  let toldAt = performance.now();
  const write = async (document: RenderedDocument, page: SitePage, buildId: string) => {
    const prefix = page.notFoundBelow;
    if (prefix) {
      const path = `/404${prefix.slice(0, -1)}.html`;
      strangers.push({ prefix, file: await writeSiteFile(folders, { ...pageFile(document), path }) });
      return;
    }
    const siblings = kinds.get(page.module)!.length;
    const data = { path: dataPath(buildId, page.path), content: Buffer.from(document.json), siblings };
    const file = { ...pageFile(document), siblings };
    printed.push(await writeSiteFile(folders, data), await writeSiteFile(folders, file));
    if (performance.now() - toldAt < SILENCE) return;
    toldAt = performance.now();
    tell(`${printed.length / 2} von ${pages.length} Seiten gedruckt`);
  };
  const shelf = openShelf();
  const { styleFiles, ...rest } = await renderPages(root, renderer, modules, site, parts, {
    shelf,
    editedAt: ({ file }) => statSync(join(contentRoot, file)).mtimeMs,
    write,
  }).finally(shelf.close);
  tell(`${pages.length + notFound.length} Seiten gedruckt`);
  const own = staticFiles(root);
  const files: SiteFile[] = [
    ...styleFiles,
    ...bundle.chunks.map((chunk) => ({ ...chunk, cacheControl: CACHE_IMMUTABLE })),
    ...fonts.files,
    licenceFile(root, bundle.packages, [
      ...pages.flatMap(({ preview }) => preview.brand ?? []),
      ...profileIcons(renderer.site),
    ]),
    ...own,
    ...icons,
    ...portrait,
    ...profileIconFiles(renderer.site),
    ...photos,
    ...wellKnownFiles(renderer.site, pages),
  ];
  const written = [...(await writeSiteFiles(folders, files)), ...printed];
  return { ...rest, own, written, notFound: strangers.toSorted((a, b) => (a.prefix < b.prefix ? -1 : 1)) };
}

const pageFile = ({ path, html, headers }: RenderedDocument): SiteFile => ({
  path,
  kind: 'page',
  content: Buffer.from(html),
  headers,
});

/** The pages with the HTML that was written to `folder`, each read from disk when its `html` is asked for. */
const inFolder = (folder: string, pages: SitePage[]) =>
  pages.map(({ path, file }) => ({
    path,
    file,
    get html() {
      return readFileSync(join(folder, path, 'index.html'), 'utf8');
    },
  }));
