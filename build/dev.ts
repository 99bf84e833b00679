import { globSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { extname, join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createServer as createViteServer } from 'vite';
import { themeColors } from '../drawings/tokens.ts';
import { createApp, DYNAMIC_PATHS } from '../server/app.ts';
import { readConfig } from '../server/config.ts';
import { openSqliteOutbox } from '../server/outbox/sqlite/open.ts';
import { fillFigures } from '../src/pages/define/figure.ts';
import { dataPath } from '../contract/data-path.ts';
import { bundleFirstScript } from './bundle/client-bundle.ts';
import type { Renderer } from './bundle/renderer.ts';
import { ContentError } from './content/content-error.ts';
import { fontFiles } from './files/font-files.ts';
import { iconFiles } from './files/icons.ts';
import { portraitFiles } from './files/portrait.ts';
import { drawingsOf, pictureOf } from './files/sheet-pictures.ts';
import { staticFiles } from './files/static-files.ts';
import { wellKnownFiles } from './files/well-known-files.ts';
import { mediaType } from './output/site-files.ts';
import { leistungenMenu, readSitePages, type SitePage, type SitePages } from './site-pages.ts';

/** `npm run dev`: every page rendered on request, components, styles and content reloaded hot. */
const BUILD_ID = 'dev';
const root = process.cwd();
const config = readConfig(process.env);
const vite = await createViteServer({ root, appType: 'custom', server: { middlewareMode: true } });
const fonts = await fontFiles();
const icons = await iconFiles();
const portrait = await portraitFiles(root);
const firstScript = await bundleFirstScript(root);
const files = new Map(
  [...fonts.files, ...icons, ...portrait, ...staticFiles(root)].map((file) => [file.path, file]),
);
const outbox = openSqliteOutbox(config.dataDir);
const endpoints = getRequestListener(createApp({ outbox, headers: {}, isDraining: () => false }).fetch);

const renderer = () => vite.ssrLoadModule('/src/prerender.tsx') as Promise<Renderer>;

let loaded: Promise<SitePages> | undefined;
const currentPages = () => (loaded ??= renderer().then((made) => readSitePages(root, made)));

vite.watcher.add(join(root, 'content'));
vite.watcher.on('all', (_event, file) => {
  // A component that only the build runs: there is nothing to replace in the browser but the page.
  if (file.endsWith('.tsx') && !vite.moduleGraph.getModulesByFile(file)?.size) {
    vite.ws.send({ type: 'full-reload' });
  }
  loaded = undefined;
  if (!file.startsWith(join(root, 'content'))) return;
  vite.ws.send({ type: 'custom', event: 'inhalt' });
});

createHttpServer(async (request, response) => {
  const path = (request.url ?? '/').split('?', 1)[0]!;
  if (DYNAMIC_PATHS.has(path)) return endpoints(request, response);
  try {
    const { status, headers, body } = await answer(path);
    if (status !== 404 || body) return response.writeHead(status, headers).end(body);
    return vite.middlewares(request, response, () => response.writeHead(404).end());
  } catch (error) {
    const { message, stack } = error as Error;
    const text = error instanceof ContentError ? `Der Inhalt hat Fehler:\n\n${message}` : stack;
    console.error(text);
    return response.writeHead(500, { 'content-type': mediaType('.txt') }).end(text);
  }
}).listen(config.port, config.host, () => console.log(`http://localhost:${config.port}`));

/** Files that the content makes: page data, drawings, and what machines ask for by name. */
const FROM_CONTENT = /^\/daten\/|\.(?:webp|png|xml|txt|webmanifest)$/;

type Answer = { status: number; headers?: Record<string, string>; body?: string | Buffer };

async function answer(path: string): Promise<Answer> {
  const file = files.get(path);
  if (file) return ok(path, file.content);
  // Modules and Vite's own addresses (`/@…`) are not ours to answer.
  const isModule = path.startsWith('/@') || (extname(path) && !FROM_CONTENT.test(path));
  if (isModule) return { status: 404 };

  const { pages, notFound } = await currentPages();
  const drawing = drawingsOf((await renderer()).site, pages).find((candidate) => candidate.path === path);
  if (drawing) return ok(path, (await pictureOf(drawing)).content);

  const named = wellKnownFiles((await renderer()).site, pages).find((candidate) => candidate.path === path);
  if (named) return ok(path, named.content);
  const withData = pages.find((page) => dataPath(BUILD_ID, page.path) === path);
  if (withData) return ok(path, unmeasured(JSON.stringify({ screen: withData.screen, data: withData.data })));
  const page = pages.find((candidate) => candidate.path === path);
  if (page) return ok('.html', await html(page, pages));
  if (FROM_CONTENT.test(path)) return { status: 404 };
  const unknown = notFound.find(({ notFoundBelow }) => path.startsWith(notFoundBelow!) && path.endsWith('/'));
  if (unknown) return { ...ok('.html', await html(unknown, pages)), status: 404 };
  const withSlash = pages.some((candidate) => candidate.path === `${path}/`);
  return { status: 302, headers: { location: withSlash ? `${path}/` : '/' } };
}

function ok(name: string, body: string | Buffer): Answer {
  return { status: 200, headers: { 'content-type': mediaType(name) }, body };
}

async function html({ path, screen, data }: SitePage, pages: SitePage[]): Promise<string> {
  const { render } = await renderer();
  const assets = {
    build: BUILD_ID,
    siteStyles: '',
    printStyles: '/src/styles/print.css',
    firstScript,
    chunks: ['/src/start.tsx'],
    fonts: fonts.stylesheet,
    themeColors,
  };
  const content = { screen, data };
  const document = await render({ path, content, leistungen: leistungenMenu(pages), assets });
  // Most components are never sent to the browser, so their styles have to be linked, and the order of
  // the layers first.
  const styles = globSync('src/{shell,ui,features,screens,pages}/**/*.css', { cwd: root });
  const links = ['tokens', 'fonts', 'base', 'arriving']
    .map((name) => `src/styles/${name}.css`)
    .concat(styles.toSorted())
    .map((file) => `<link rel="stylesheet" href="/${file}"/>`)
    .join('');
  return vite.transformIndexHtml(path, unmeasured(document.replace('<head>', `<head>${links}`)));
}

/** What a document says about itself is true of a build only. */
const unmeasured = (text: string) => fillFigures(text, { weight: '–', score: '–' });
