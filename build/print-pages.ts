import { routeOf } from '../contract/route.ts';
import { themeColors } from '../drawings/tokens.ts';
import type { DocumentAssets } from '../src/document.tsx';
import { fillFigures, hasFigures } from '../src/pages/define/figure.ts';
import type { ScreenData, ScreenName } from '../src/screens/registry.ts';
import type { ClientBundle } from './bundle/client-bundle.ts';
import type { ModuleGraph, Renderer } from './bundle/renderer.ts';
import { collectStyles } from './bundle/styles.ts';
import { figuresOf } from './output/figures.ts';
import { contentSecurityPolicy } from './output/headers.ts';
import { cutRefusalPage, markedKontakt, sentKontakt, withoutScripts } from './output/refusal-page.ts';
import { hashOf } from './output/site-files.ts';
import { leistungenMenu, type SitePages } from './site-pages.ts';

export type RenderedDocument = { path: string; html: string; json: string; headers: Record<string, string> };

export type Parts = { bundle: ClientBundle; firstScript: string; fonts: string };

/** The documents in the order of the pages, those for unknown addresses last. */
export async function renderPages(
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
  // A web server knows one policy for all pages of a folder, also where one of them is of another kind.
  const stylesAt = Map.groupBy(unstyled.slice(0, pages.length), ({ path }) => routeOf(path));
  const stylesBeside = (path: string) => new Set(stylesAt.get(routeOf(path))!.map(inlineOf));
  const documents = await Promise.all(
    unstyled.map((page, index): Promise<RenderedDocument> => {
      const css = inlineOf(page);
      const allowed = index < pages.length ? stylesBeside(page.path) : [css];
      return withFigures({
        path: page.path,
        json: page.json,
        html: withInlineStyles(page.html, css),
        headers: { 'content-security-policy': contentSecurityPolicy(firstScript, allowed) },
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
