import { dataPath } from '../contract/data-path.ts';
import { routeOf } from '../contract/route.ts';
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

export type PrintedPage = { page: SitePage; html: string; headers: Record<string, string> };

export type PrintedSite = {
  buildId: string;
  pages: PrintedPage[];
  notFound: PrintedPage[];
  /** The styles, and what the application fetches of each page. */
  files: SiteFile[];
  refusalPage: Omit<PrintedPage, 'page'>;
  sentPage: string;
};

type Parts = { bundle: ClientBundle; firstScript: string; fonts: string };

/** Third step: every page as a document and as data. */
export async function printPages(
  root: string,
  renderer: Renderer,
  modules: ModuleGraph,
  { pages, notFound }: UnprintedSite,
  { bundle, firstScript, fonts }: Parts,
): Promise<PrintedSite> {
  const leistungen = leistungenMenu(pages);
  const styles = siteStyles(root, [...pages, ...notFound], modules);
  // The code alone: an edited entry must not change every other page, here and in visitors' caches.
  const code = [styles.site.path, firstScript, ...bundle.chunks.map(({ path }) => path)];
  const buildId = hashOf(code.join('\n')).slice(0, 8);
  const assetsOf = (screen: ScreenName): DocumentAssets => ({
    build: buildId,
    siteStyles: styles.site.path,
    rareStyles: styles.rare.path,
    firstScript,
    chunks: bundle.chunksOf(screen),
    fonts,
    themeColors,
  });
  const render = (path: string, screen: ScreenName, data: unknown) =>
    renderer.render({ path, content: { screen, data }, leistungen, assets: assetsOf(screen) });

  const unstyled = new Map<SitePage, string>();
  const files: SiteFile[] = [styles.site, styles.rare, styles.below];
  for (const page of [...pages, ...notFound]) {
    const { path, screen } = page;
    const data = renderer.printData(dataOf(page));
    unstyled.set(page, await render(path, screen, data));
    if (page.notFoundBelow) continue;
    files.push({ path: dataPath(buildId, path), content: Buffer.from(JSON.stringify({ screen, data })) });
  }

  const inline = styles.inlineStyles(
    [...unstyled].map(([{ module, screen }, html]) => ({ module, screen, html })),
  );
  const inlineOf = ({ module }: SitePage) => inline.get(module)!;
  // A web server in front has one policy for all pages of a folder, so it allows the styles of each page in there.
  const stylesBelow = Map.groupBy(pages, ({ path }) => routeOf(path));
  const headersOf = (page: SitePage) => {
    const beside = page.notFoundBelow ? [page] : stylesBelow.get(routeOf(page.path))!;
    return { 'content-security-policy': contentSecurityPolicy(firstScript, new Set(beside.map(inlineOf))) };
  };
  const printed = (page: SitePage): PrintedPage => ({
    page,
    html: withInlineStyles(unstyled.get(page)!, inlineOf(page)).replace(
      BELOW_HERO,
      (place) => `${place}<link rel="stylesheet" href="${styles.below.path}"/>`,
    ),
    headers: headersOf(page),
  });

  // The contact page twice more, as the answer to a plain post that is refused or taken.
  const kontakt = pages.find(({ screen }) => screen === 'kontakt')!;
  const kontaktData = renderer.printData(dataOf(kontakt)) as ScreenData<'kontakt'>;
  const answer = async (data: ScreenData<'kontakt'>) =>
    withoutScripts(withInlineStyles(await render(kontakt.path, 'kontakt', data), inlineOf(kontakt)));
  return {
    buildId,
    pages: pages.map(printed),
    notFound: notFound.map(printed),
    files,
    refusalPage: {
      html: finishRefusalPage(await answer(markedKontakt(kontaktData))),
      headers: headersOf(kontakt),
    },
    sentPage: await answer(sentKontakt(kontaktData)),
  };
}

/** As the application gets them: the closing block comes with every page. */
export const dataOf = ({ data, closing }: SitePage) => ({ ...data, closing });

/** Where the part of a page begins that its hero, as high as the screen, hides at first. */
const BELOW_HERO = /(?<=<\/section>)<div class="still" data-markup="inhalt">/;

/** The document leaves the place open: which styles it needs is known when it is rendered. */
const withInlineStyles = (html: string, css: string) =>
  html.replace('<style></style>', () => `<style>${css}</style>`);
