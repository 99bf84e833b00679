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
  const render = async ({ path, screen, module }: SitePage, data: unknown) => {
    const page = { path, content: { screen, data }, leistungen, assets: assetsOf(screen) };
    return (await renderer.render(page))
      .replace('<style></style>', () => `<style>${styles.inline.get(module)!}</style>`)
      .replace(BELOW_HERO, (place) => `${place}<link rel="stylesheet" href="${styles.below.path}"/>`);
  };
  const headersOf = ({ module }: SitePage) => ({
    'content-security-policy': contentSecurityPolicy(firstScript, styles.inline.get(module)!),
  });

  const printed: PrintedPage[] = [];
  const files: SiteFile[] = [styles.site, styles.rare, styles.below];
  for (const page of [...pages, ...notFound]) {
    const data = renderer.printData(dataOf(page));
    printed.push({ page, html: await render(page, data), headers: headersOf(page) });
    if (page.notFoundBelow) continue;
    const content = Buffer.from(JSON.stringify({ screen: page.screen, data }));
    files.push({ path: dataPath(buildId, page.path), content });
  }

  // The contact page twice more, as the answer to a plain post that is refused or taken.
  const kontakt = pages.find(({ screen }) => screen === 'kontakt')!;
  const kontaktData = renderer.printData(dataOf(kontakt)) as ScreenData<'kontakt'>;
  const answer = async (data: ScreenData<'kontakt'>) => withoutScripts(await render(kontakt, data));
  return {
    buildId,
    pages: printed.filter(({ page }) => !page.notFoundBelow),
    notFound: printed.filter(({ page }) => page.notFoundBelow),
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
const BELOW_HERO = /(?<=<\/section>)<div class="still" data-markup="body">/;
