import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { createServer as createViteServer, normalizePath } from 'vite';
import { CONTENT_CHANGED, CONTENT_PROBLEMS } from '../../contract/dev-events.ts';
import { ENDPOINTS } from '../../contract/endpoints.ts';
import type { Problem } from '../../src/content/declaration.ts';
import { createApp } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import { attempt, failToListen } from '../../server/startup.ts';
import { whenNpmEnds } from '../../server/npm-parent.ts';
import { writeLog } from '../../server/log.ts';
import { createOutbox, openDatabase } from '../../server/outbox/open.ts';
import type { Renderer } from '../bundle/renderer.ts';
import { ContentError, formatProblem } from '../content/content-error.ts';
import { bundleFirstScript } from '../bundle/client-bundle.ts';
import type { ContentCache } from '../content/read-content.ts';
import { answer, latestSite, siteNow } from './latest-site.ts';
import { escapeXml } from '../../drawings/escape-xml.ts';
import { mediaType } from '../output/site-files.ts';

/** `npm run dev`: components, styles and content reloaded hot. */
const root = process.cwd();
const config = await attempt(() => readConfig(process.env));
const outbox = createOutbox(
  await attempt(() => openDatabase({ dataDir: config.dataDir, databaseUrl: undefined })),
);
const WATCHED = ['content', 'contract', 'drawings', 'public', 'src'].map((folder) => join(root, folder, '/'));
/** As a URL, which differs from the path if that has a Windows drive or a percent sign. */
const overlay = `/@fs${pathToFileURL(join(import.meta.dirname, 'overlay.ts')).pathname}`;
const server = createHttpServer();
const vite = await createViteServer({
  root,
  appType: 'custom',
  logLevel: 'warn',
  server: {
    middlewareMode: true,
    // On the same port: two servers on one machine do not fight for a second one.
    hmr: { server },
    // Not all of the project: messages lie in it, in `data/`. What a module imports comes along.
    fs: { allow: [...WATCHED, join(root, 'node_modules'), import.meta.dirname] },
    allowedHosts: [config.host],
    watch: {
      ignored: [`${root}/{.cache,data,test-results,playwright-report}/**`],
      // A file is emptied before it is written: what counts is how it looks when it has settled.
      awaitWriteFinish: { stabilityThreshold: 50, pollInterval: 10 },
    },
  },
});
const { rates } = config;
const settings = { headers: {}, isDraining: () => false, rates, proxyHops: 0 };
const endpoints = getRequestListener(
  createApp({ outbox, ...settings, clock: Date.now, log: writeLog }).fetch,
);

whenNpmEnds(() => process.exit());

/** What is wrong with the content; nothing if it is in order. */
let problems = '';
const firstScript = await bundleFirstScript(root);
const cache: ContentCache = new Map();
const site = latestSite(() => siteNow(root, { loadRenderer, firstScript, cache }), tell);

async function loadRenderer(): Promise<Renderer> {
  try {
    return (await vite.ssrLoadModule('/src/prerender.tsx')) as Renderer;
  } catch (error) {
    // Vite keeps the error of a module that it read while the file was being written.
    vite.moduleGraph.invalidateAll();
    throw error;
  }
}

function tell(found: Problem[]): void {
  const text = found.map(formatProblem).join('\n');
  if (text === problems) return;
  problems = text;
  if (text) console.error(`\nDer Inhalt hat Fehler:\n\n${text}`);
  else console.log('\nDer Inhalt ist wieder in Ordnung.');
  vite.ws.send(CONTENT_PROBLEMS, problems);
}
vite.ws.on(CONTENT_PROBLEMS, (_data, client) => client.send(CONTENT_PROBLEMS, problems));

vite.watcher.add(WATCHED);
vite.watcher.on('all', (_event, file) => {
  if (!WATCHED.some((folder) => file.startsWith(folder))) return;
  // Vite invalidates the changed module, too, but later: the site would be made from the old module.
  const module = normalizePath(file);
  vite.moduleGraph.onFileChange(module);
  // The cache of drawings asks by all of them.
  if (file.startsWith(join(root, 'drawings', '/'))) vite.moduleGraph.invalidateAll();
  const made = site.changed();
  // Only when it is made: an open page waits no longer than ten seconds for what it asks for.
  if (file.startsWith(join(root, 'content', '/')))
    made.then(
      () => vite.ws.send(CONTENT_CHANGED, {}),
      () => {}, // Told over the page, which stays as it was.
    );
  // What only the build runs, and pictures: there is nothing to replace in the browser but the page.
  const inBrowser = vite.environments.client.moduleGraph.getModulesByFile(module)?.size;
  const isOnlyBuilt = file.endsWith('.tsx') && !inBrowser;
  if (isOnlyBuilt || file.startsWith(join(root, 'public', '/'))) vite.ws.send({ type: 'full-reload' });
});

// Vite first: it looks at the name that it is asked by, and hands out modules.
vite.middlewares.use((request, response) => void respond(request, response));
server.on('request', vite.middlewares);

async function respond(request: IncomingMessage, response: ServerResponse) {
  // As browsers write it: `..` must not lead out of a folder.
  const path = URL.parse(`http://localhost${request.url}`)?.pathname ?? '/';
  if (ENDPOINTS.has(path)) return endpoints(request, response);
  try {
    const { status, headers, body } = await answer(await site.current(), path);
    const isPage = headers?.['content-type'] === mediaType('.html');
    return response.writeHead(status, headers).end(isPage ? await withOverlay(path, String(body)) : body);
  } catch (error) {
    const isContent = error instanceof ContentError;
    if (!isContent) console.error(error);
    const text = isContent ? error.message : String((error as Error).stack);
    const headers = { 'content-type': mediaType('.html'), ...(isContent && { refresh: '1' }) };
    // Stands where no page could be made yet, and asks again as long as the author is to blame.
    return response.writeHead(500, headers).end(`<!doctype html><pre>${escapeXml(text)}</pre>`);
  }
}

server.on('error', (error) => {
  if (server.listening) throw error;
  failToListen(error, config);
});
server.listen(config.port, config.host, () => {
  console.log(`http://localhost:${(server.address() as AddressInfo).port}`);
  void site.changed();
});

const withOverlay = (path: string, html: string) =>
  vite.transformIndexHtml(
    path,
    html.replace('</head>', `<script type="module" src="${overlay}"></script></head>`),
  );
