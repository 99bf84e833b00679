import { dataPath } from '../contract/data-path.ts';
import { themeColors } from '../drawings/tokens.ts';
import type { DocumentAssets } from '../src/document.tsx';
import type { ScreenData, ScreenName } from '../src/screens/registry.ts';
import type { ClientBundle } from './bundle/client-bundle.ts';
import type { ModuleGraph, Renderer } from './bundle/renderer.ts';
import { siteStyles } from './bundle/styles.ts';
import { contentSecurityPolicy } from './output/headers.ts';
import { finishRefusalPage, markedKontakt, sentKontakt, withoutScripts } from './output/refusal-page.ts';
import { hashOf, type SiteFile } from './output/site-files.ts';
import { leistungenMenu, type UnprintedSite, type SitePage } from './read-site.ts';

export type PrintedPage = { page: SitePage; html: string; data: unknown };

/** What documents load: files of a build, or modules of the development server. */
export type PageAssets = {
  buildId: string;
  assetsOf: (screen: ScreenName) => Omit<DocumentAssets, 'build' | 'themeColors'>;
  withStyles: (html: string, page: SitePage) => string;
};

/** Prints every page as a document and as data, with the files in which the application finds the data. */
export async function printPages(renderer: Renderer, site: UnprintedSite, assets: PageAssets) {
  const print = async (page: SitePage): Promise<PrintedPage> => {
    const data = renderer.printPage(page);
    return { page, data, html: await printDocument(renderer, site, assets, page, data) };
  };
  const pages: PrintedPage[] = [];
  const notFound: PrintedPage[] = [];
  for (const page of site.pages) pages.push(await print(page));
  for (const page of site.notFound) notFound.push(await print(page));
  const files: SiteFile[] = pages.map(({ page: { path, screen }, data }) => ({
    path: dataPath(assets.buildId, path),
    content: Buffer.from(JSON.stringify({ screen, data })),
  }));
  return { pages, notFound, files };
}

async function printDocument(
  renderer: Renderer,
  { pages }: UnprintedSite,
  { buildId, assetsOf, withStyles }: PageAssets,
  page: SitePage,
  data: unknown,
): Promise<string> {
  const { path, screen } = page;
  const assets = { ...assetsOf(screen), build: buildId, themeColors };
  const content = { screen, data };
  const html = await renderer.render({ path, content, leistungen: leistungenMenu(pages), assets });
  return withStyles(html, page);
}

/** The contact page twice more, as the answer to a plain post that is refused or taken. */
export async function printAnswers(renderer: Renderer, site: UnprintedSite, assets: PageAssets) {
  const kontakt = site.pages.find(({ screen }) => screen === 'kontakt')!;
  const data = renderer.printPage(kontakt) as ScreenData<'kontakt'>;
  const print = async (changed: ScreenData<'kontakt'>) =>
    withoutScripts(await printDocument(renderer, site, assets, kontakt, changed));
  return {
    kontakt,
    refused: finishRefusalPage(await print(markedKontakt(data))),
    sent: await print(sentKontakt(data)),
  };
}

type Parts = { bundle: ClientBundle; firstScript: string; fonts: string };

/** Each page with its own styles, and the policy that allows them. */
export function builtAssets(
  root: string,
  { pages, notFound }: UnprintedSite,
  modules: ModuleGraph,
  { bundle, firstScript, fonts }: Parts,
) {
  const styles = siteStyles(root, [...pages, ...notFound], modules);
  // The build id stands for the code alone: an edited entry must not change every other page and visitors' caches.
  const code = [styles.site.path, firstScript, ...bundle.chunks.map(({ path }) => path)];
  return {
    buildId: hashOf(code.join('\n')).slice(0, 8),
    stylesheets: [styles.site, styles.rare, styles.below],
    assetsOf: (screen: ScreenName) => ({
      siteStyles: styles.site.path,
      rareStyles: styles.rare.path,
      firstScript,
      chunks: bundle.chunksOf(screen),
      fonts,
    }),
    withStyles: (html: string, { module }: SitePage) =>
      html
        .replace('<style></style>', () => `<style>${styles.inline.get(module)!}</style>`)
        .replace(BELOW_HERO, (place) => `${place}<link rel="stylesheet" href="${styles.below.path}"/>`),
    headersOf: ({ module }: SitePage) => ({
      'content-security-policy': contentSecurityPolicy(firstScript, styles.inline.get(module)!),
    }),
  };
}

/** Where the part of a page begins that its hero, as high as the screen, hides at first. */
const BELOW_HERO = /(?<=<\/section>)<div class="still" data-markup="body">/;
