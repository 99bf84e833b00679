import { routeOf } from '../contract/route.ts';
import { themeColors } from '../drawings/tokens.ts';
import type { DocumentAssets, DocumentContent } from '../src/document.tsx';
import type { ScreenData, ScreenName } from '../src/screens/registry.ts';
import type { ClientBundle } from './bundle/client-bundle.ts';
import type { ModuleGraph, Renderer } from './bundle/renderer.ts';
import { collectStyles } from './bundle/styles.ts';
import { contentSecurityPolicy } from './output/headers.ts';
import { finishRefusalPage, markedKontakt, sentKontakt, withoutScripts } from './output/refusal-page.ts';
import type { Shelf } from './output/shelf.ts';
import { hashOf } from './output/site-files.ts';
import { leistungenMenu, type SitePage, type SitePages } from './site-pages.ts';

export type RenderedDocument = {
  path: string;
  html: string;
  /** What the application fetches of it. */
  json: string;
  headers: Record<string, string>;
};

export type Parts = { bundle: ClientBundle; firstScript: string; fonts: string };

type Printer = {
  /** For what is not finished. */
  shelf: Shelf;
  /** When somebody last edited a page's text. */
  editedAt: (page: SitePage) => number;
  /** Gets each document with the page that it shows. */
  write: (document: RenderedDocument, page: SitePage, buildId: string) => Promise<void>;
};

/** How many are compressed at a time. */
const IN_HAND = 4;

/** Page by page: of thousands not all can be held at once. */
export async function renderPages(
  root: string,
  renderer: Renderer,
  modules: ModuleGraph,
  { pages, notFound }: SitePages,
  { bundle, firstScript, fonts }: Parts,
  { shelf, editedAt, write }: Printer,
) {
  const all = [...pages, ...notFound];
  const leistungen = leistungenMenu(pages);
  const styles = collectStyles(root, all, modules);
  // The code alone: an edited entry must not change every other page, here and in visitors' caches.
  const code = [styles.site, firstScript, ...bundle.chunks.map(({ path }) => path)];
  const buildId = hashOf(code.join('\n')).slice(0, 8);
  const assetsOf = (screen: ScreenName): DocumentAssets => ({
    build: buildId,
    siteStyles: styles.site,
    rareStyles: styles.rare,
    firstScript,
    chunks: bundle.chunksOf(screen),
    fonts,
    themeColors,
  });
  const unfinished: { page: SitePage; html: () => string; json: () => string }[] = [];
  for (const page of all) {
    const { path, screen, data } = page;
    const json = JSON.stringify({ screen, data });
    // Parsed from the JSON, as the application gets it; the getters of its markup run once for both.
    const content = JSON.parse(json) as DocumentContent;
    const html = await renderer.render({ path, content, leistungen, assets: assetsOf(screen) });
    styles.see(page, html);
    unfinished.push({ page, html: shelf.lay(html), json: shelf.lay(json) });
  }
  const { inlineOf, files } = await styles.bundle();
  // A web server in front has one policy for all pages of a folder, so it allows the styles of each page in there.
  const policies = new Map(
    [...Map.groupBy(pages, ({ path }) => routeOf(path))].map(([route, beside]) => {
      return [route, contentSecurityPolicy(firstScript, new Set(beside.map(inlineOf)))] as const;
    }),
  );
  const headersOf = (page: SitePage) => ({
    'content-security-policy': page.notFoundBelow
      ? contentSecurityPolicy(firstScript, [inlineOf(page)])
      : policies.get(routeOf(page.path))!,
  });
  // What was edited last is compressed while the others, of which nothing is new, are taken over.
  const waiting = unfinished.toSorted((a, b) => editedAt(b.page) - editedAt(a.page)).values();
  const work = async () => {
    for (const { page, html, json } of waiting) {
      const document = {
        path: page.path,
        json: json(),
        html: withInlineStyles(html(), inlineOf(page)),
        headers: headersOf(page),
      };
      await write(document, page, buildId);
    }
  };
  await Promise.all(Array.from({ length: IN_HAND }, work));
  // The contact page twice more, as the answer to a plain post that is refused or taken.
  const kontakt = pages.find(({ screen }) => screen === 'kontakt')!;
  const { path, screen } = kontakt;
  const kontaktData = kontakt.data as ScreenData<'kontakt'>;
  const print = async (data: ScreenData<'kontakt'>) => {
    const assets = assetsOf(screen);
    const printed = await renderer.render({ path, content: { screen: 'kontakt', data }, leistungen, assets });
    return withoutScripts(withInlineStyles(printed, inlineOf(kontakt)));
  };
  const refusalPage = {
    html: finishRefusalPage(await print(markedKontakt(kontaktData))),
    headers: headersOf(kontakt),
  };
  const sentPage = await print(sentKontakt(kontaktData));
  return { refusalPage, sentPage, styleFiles: files, buildId };
}

/** The document leaves the place open: which styles it needs is known when it is rendered. */
const withInlineStyles = (html: string, css: string) =>
  html.replace('<style></style>', () => `<style>${css}</style>`);
