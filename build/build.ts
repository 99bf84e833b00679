import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dropUnused } from '../cache/kept.ts';
import { themeColors } from '../drawings/tokens.ts';
import { type Manifest, MANIFEST_FILE } from '../contract/manifest.ts';
import type { DocumentAssets } from '../src/document.tsx';
import { dataPath } from '../contract/data-path.ts';
import { fillFigures, hasFigures } from '../src/pages/define/figure.ts';
import type { Problem } from '../src/content/problem.ts';
import type { ScreenData, ScreenName } from '../src/screens/registry.ts';
import { bundleClient, bundleFirstScript, type ClientBundle } from './bundle/client-bundle.ts';
import { type ModuleGraph, type Renderer, withRenderer } from './bundle/renderer.ts';
import { collectStyles } from './bundle/styles.ts';
import { findDeadLinks } from './content/check-links.ts';
import { findBadRedirects } from './content/check-redirects.ts';
import { checkSiteSyntax, SITE_FILE } from './content/check-site.ts';
import { stopOn } from './content/content-error.ts';
import { readPhotos } from './content/photos.ts';
import { fontFiles } from './files/font-files.ts';
import { iconFiles } from './files/icons.ts';
import { licenceFile } from './files/licences.ts';
import { photoFiles } from './files/photo-files.ts';
import { portraitFiles } from './files/portrait.ts';
import { profileIconFiles, profileIcons } from './files/profile-icons.ts';
import { sheetFiles } from './files/sheet-pictures.ts';
import { findClashes, staticFiles } from './files/static-files.ts';
import { wellKnownFiles } from './files/well-known-files.ts';
import { figuresOf } from './output/figures.ts';
import { contentSecurityPolicy, securityHeaders } from './output/headers.ts';
import {
  CACHE_IMMUTABLE,
  hashOf,
  type SiteFile,
  writeSiteFile,
  writeSiteFiles,
} from './output/site-files.ts';
import { cutRefusalPage, markedKontakt, sentKontakt, withoutScripts } from './output/refusal-page.ts';
import { leistungenMenu, photosOn, readSitePages, type SitePages } from './site-pages.ts';
import { today } from './today.ts';

const REFUSAL_PAGE_FILE = 'kontakt-abgelehnt.json';
const SENT_PAGE_FILE = 'kontakt-gesendet.html';

type Options = {
  dist?: string;
  /** JJJJ-MM-TT: what is dated later is left out. */
  day?: string;
  /** The folder in which `content/` is. */
  contentRoot?: string;
  /** Hears of every step that is done, in a few German words with a count. */
  tell?: (step: string) => void;
};

/** Turns `content/`, `src/` and `drawings/` into `dist/`. Resolves with what the author may want to better. */
export async function buildSite(
  root: string,
  { dist = join(root, 'dist'), day = today(), contentRoot = root, tell = () => {} }: Options = {},
): Promise<Problem[]> {
  const told = async <T>(work: Promise<T>, describe: (result: T) => string): Promise<T> => {
    const result = await work;
    tell(describe(result));
    return result;
  };
  // Whatever the shell or a test runner says: React and the bundler read it.
  process.env.NODE_ENV = 'production';
  stopOn(checkSiteSyntax(readFileSync(join(root, SITE_FILE), 'utf8')));
  return withRenderer(root, async (renderer, modules) => {
    tell('Werkzeuge geladen, Inhalte werden gelesen');
    const site = readSitePages(contentRoot, renderer, {
      photos: await readPhotos(contentRoot),
      today: day,
    });
    tell(`${site.pages.length} Seiten gelesen und geprüft`);
    const [bundle, firstScript, fonts, sheets, icons, portrait, photos] = await Promise.all([
      told(bundleClient(root), ({ chunks }) => `${chunks.length} Skripte gebündelt`),
      bundleFirstScript(root),
      told(fontFiles(), ({ files }) => `${files.length - 1} Schriftdateien zugeschnitten`),
      told(sheetFiles(renderer.site, site.pages), ({ length }) => `${length} Zeichnungen gezeichnet`),
      iconFiles(),
      portraitFiles(contentRoot),
      photoFiles(contentRoot, photosOn(site.pages), CACHE_IMMUTABLE),
    ]);
    const parts = { bundle, firstScript, fonts: fonts.stylesheet };
    const { documents, refusalPage, sentPage, styleFiles, buildId } = await told(
      renderPages(root, renderer, modules, site, parts),
      (printed) => `${printed.documents.length} Seiten gedruckt`,
    );
    const { pages, notFound } = site;
    const own = staticFiles(root);
    const known = documents.slice(0, pages.length);
    const unknown = documents.slice(pages.length);

    const files: SiteFile[] = [
      ...styleFiles,
      ...bundle.chunks.map((chunk) => ({ ...chunk, cacheControl: CACHE_IMMUTABLE })),
      ...fonts.files,
      licenceFile(root, bundle.packages, [
        ...pages.flatMap(({ preview }) => preview.brand ?? []),
        ...profileIcons(renderer.site),
      ]),
      ...sheets,
      ...own,
      ...icons,
      ...portrait,
      ...profileIconFiles(renderer.site),
      ...photos,
      ...wellKnownFiles(renderer.site, pages),
      ...known.map(({ path, json }) => ({
        path: dataPath(buildId, path),
        content: Buffer.from(json),
      })),
      ...known.map(pageFile),
    ];
    const paths = files.map(({ path }) => path);
    stopOn(findClashes(own, paths));
    stopOn(findBadRedirects(site.redirects, paths));
    stopOn(findDeadLinks(withFiles(known, pages), paths, site.links(), site.unpublished));

    rmSync(dist, { recursive: true, force: true });
    const folder = join(dist, 'public');
    mkdirSync(folder, { recursive: true });
    const written = await told(
      writeSiteFiles(folder, files),
      ({ length }) => `${length} Dateien geschrieben und verdichtet`,
    );
    const notFoundFiles = await Promise.all(
      unknown.map(async (document, index) => {
        const prefix = notFound[index]!.notFoundBelow!;
        const path = `/404${prefix.slice(0, -1)}.html`;
        return { prefix, file: await writeSiteFile(folder, { ...pageFile(document), path }) };
      }),
    );
    const manifest: Manifest = {
      build: buildId,
      headers: securityHeaders,
      files: written.toSorted((a, b) => (a.path < b.path ? -1 : 1)),
      notFound: notFoundFiles,
      redirects: site.redirects.data,
      refusalPage: { file: REFUSAL_PAGE_FILE, headers: refusalPage.headers },
      sentPage: { file: SENT_PAGE_FILE },
    };
    writeFileSync(join(dist, REFUSAL_PAGE_FILE), JSON.stringify(refusalPage.content));
    writeFileSync(join(dist, SENT_PAGE_FILE), sentPage);
    // Last; see there.
    writeFileSync(join(dist, MANIFEST_FILE), JSON.stringify(manifest, null, 1));
    dropUnused();
    return site.hints();
  });
}

type RenderedDocument = { path: string; html: string; json: string; headers: Record<string, string> };

const pageFile = ({ path, html, headers }: RenderedDocument): SiteFile => ({
  path,
  kind: 'page',
  content: Buffer.from(html),
  headers,
});

/** The documents have the order of their pages. */
const withFiles = (documents: RenderedDocument[], pages: SitePages['pages']) =>
  documents.map(({ path, html }, index) => ({ path, html, file: pages[index]!.file }));

type Parts = { bundle: ClientBundle; firstScript: string; fonts: string };

/** The documents in the order of the pages, those for unknown addresses last. */
async function renderPages(
  root: string,
  renderer: Renderer,
  modules: ModuleGraph,
  { pages, notFound }: SitePages,
  { bundle, firstScript, fonts }: Parts,
) {
  const all = [...pages, ...notFound];
  const leistungen = leistungenMenu(pages);
  const styles = collectStyles(root, all, modules);
  const screens = all.map(({ path, module, screen, data }) => {
    return { path, module, screen, data, json: JSON.stringify({ screen, data }) };
  });
  // The code alone: an edited entry must not change every other page, here and in visitors' caches.
  const buildId = hashOf([styles.site, firstScript, ...bundle.chunks.map(({ path }) => path)].join('\n'));
  const assetsOf = (screen: ScreenName): DocumentAssets => ({
    build: buildId,
    siteStyles: styles.site,
    printStyles: styles.print,
    firstScript,
    chunks: bundle.chunksOf(screen),
    fonts,
    themeColors,
  });
  const unstyled = await Promise.all(
    screens.map(async (page) => {
      const { path, screen, data } = page;
      const content = { screen, data };
      const html = await renderer.render({ path, content, leistungen, assets: assetsOf(screen) });
      return { ...page, html };
    }),
  );
  const { inlineOf, files } = await styles.bundle(unstyled);
  const documents = await Promise.all(
    unstyled.map((page): Promise<RenderedDocument> => {
      const css = inlineOf(page);
      return withFigures({
        path: page.path,
        json: page.json,
        html: withInlineStyles(page.html, css),
        headers: { 'content-security-policy': contentSecurityPolicy(firstScript, css) },
      });
    }),
  );
  // The contact page twice more, as the answer to a plain post that is refused or taken.
  const kontakt = all.findIndex(({ screen }) => screen === 'kontakt');
  const { path, screen } = all[kontakt]!;
  const kontaktData = all[kontakt]!.data as ScreenData<'kontakt'>;
  const print = async (data: ScreenData<'kontakt'>) => {
    const assets = assetsOf(screen);
    const printed = await renderer.render({ path, content: { screen, data }, leistungen, assets });
    return withoutScripts(withInlineStyles(printed, inlineOf(all[kontakt]!)));
  };
  const refusalPage = {
    content: cutRefusalPage(await print(markedKontakt(kontaktData)), kontaktData),
    headers: documents[kontakt]!.headers,
  };
  const sentPage = await print(sentKontakt(kontaktData));
  return { documents, refusalPage, sentPage, styleFiles: files, buildId };
}

/** The same in the document and in what the application fetches of it. */
async function withFigures(document: RenderedDocument): Promise<RenderedDocument> {
  const { html, json, headers } = document;
  if (!hasFigures(html)) return document;
  const figures = await figuresOf(html, headers);
  return { ...document, html: fillFigures(html, figures), json: fillFigures(json, figures) };
}

/** The document leaves the place open: which styles it needs is known when it is rendered. */
const withInlineStyles = (html: string, css: string) =>
  html.replace('<style></style>', () => `<style>${css}</style>`);
