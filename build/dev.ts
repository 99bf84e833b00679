import { createServer as createHttpServer } from 'node:http';
import { extname, join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createServer as createViteServer, type ViteDevServer } from 'vite';
import { createApp, DYNAMIC_PATHS } from '../server/app.ts';
import { readConfig } from '../server/config.ts';
import { openOutbox } from '../server/outbox.ts';
import { dataPath } from '../src/navigation/data-path.ts';
import { loadContent } from './content/load.ts';
import { ContentError } from './content/problems.ts';
import { fontFiles } from './font-files.ts';
import { mediaType } from './output.ts';
import type { Page } from './page.ts';
import { pagesOf, unknownEntryPage } from './pages.ts';
import { staticFiles } from './static-files.ts';

/** `npm run dev`: every page rendered on request, components, styles and content reloaded hot. */
const BUILD_ID = 'dev';
const root = process.cwd();
const config = readConfig(process.env);
const vite = await createViteServer({ root, appType: 'custom', server: { middlewareMode: true } });
const fonts = await fontFiles();
const files = new Map([...fonts.files, ...staticFiles(root)].map((file) => [file.path, file]));
const outbox = openOutbox(config.dataDir);
const endpoints = getRequestListener(createApp({ outbox, headers: {}, isDraining: () => false }).fetch);

vite.watcher.add(join(root, 'content'));
vite.watcher.on('change', (file) => {
  if (file.startsWith(join(root, 'content'))) vite.ws.send({ type: 'custom', event: 'inhalt' });
});

createHttpServer(async (request, response) => {
  const path = (request.url ?? '/').split('?', 1)[0]!;
  if (DYNAMIC_PATHS.has(path)) return endpoints(request, response);
  const file = files.get(path);
  if (file) return response.writeHead(200, { 'content-type': mediaType(path) }).end(file.content);

  if (path.startsWith('/@') || (extname(path) && !path.startsWith('/daten/'))) {
    return vite.middlewares(request, response, () => response.writeHead(404).end());
  }
  try {
    await answerWithPage(vite, path, response);
  } catch (error) {
    const text =
      error instanceof ContentError
        ? `Der Inhalt hat Fehler:\n\n${error.message}`
        : String((error as Error).stack);
    console.error(text);
    response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(text);
  }
}).listen(config.port, config.host, () => console.log(`http://localhost:${config.port}`));

async function answerWithPage(
  server: ViteDevServer,
  path: string,
  response: import('node:http').ServerResponse,
) {
  const content = await loadContent(root, (file) => server.ssrLoadModule(file));
  const pages = pagesOf(content);
  const withData = pages.find((page) => dataPath(BUILD_ID, page.path) === path);
  if (withData) {
    return response.writeHead(200, { 'content-type': mediaType('.json') }).end(JSON.stringify(withData.data));
  }
  const page = pages.find((candidate) => candidate.path === path);
  if (page)
    return response.writeHead(200, { 'content-type': mediaType('.html') }).end(await html(server, page));
  if (/^\/lexikon\/[^/]+\/$/.test(path)) {
    return response
      .writeHead(404, { 'content-type': mediaType('.html') })
      .end(await html(server, unknownEntryPage(content)));
  }
  const withSlash = pages.some((candidate) => candidate.path === `${path}/`);
  return response.writeHead(302, { location: withSlash ? `${path}/` : '/' }).end();
}

async function html(server: ViteDevServer, { route, path, data }: Page): Promise<string> {
  const { render } = (await server.ssrLoadModule(
    '/src/entry-server.tsx',
  )) as typeof import('../src/entry-server.tsx');
  const assets = {
    build: BUILD_ID,
    css: '',
    entry: '/src/entry-client.tsx',
    preloads: [],
    fonts: fonts.stylesheet,
  };
  return server.transformIndexHtml(path, await render({ route, path, data, assets }));
}
