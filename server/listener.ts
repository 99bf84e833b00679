import type { RequestListener } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import { createApp, DYNAMIC_PATHS } from './app.ts';
import type { Manifest } from './manifest.ts';
import type { Outbox } from './outbox.ts';
import { loadStaticFiles } from './static-files.ts';

type Parts = {
  manifest: Manifest;
  dist: string;
  outbox: Outbox;
  publicOrigin: string | undefined;
  isDraining: () => boolean;
};

/** Files past Hono, straight from memory; the few dynamic addresses through it. */
export function createListener(parts: Parts): RequestListener {
  const manifest = withTransportSecurity(parts.manifest, parts.publicOrigin);
  const { headers } = manifest;
  const answer = loadStaticFiles(manifest, parts.dist);
  const app = createApp({ outbox: parts.outbox, headers, isDraining: parts.isDraining });
  const answerDynamic = getRequestListener(app.fetch, {
    hostname: 'localhost', // for HTTP/1.0 requests, which need no Host
    overrideGlobalObjects: false,
    errorHandler: (error) => {
      const status = error instanceof RequestError ? 400 : 500;
      return new Response(null, { status, headers: { ...headers, 'cache-control': 'no-store' } });
    },
  });

  return (request, response) => {
    const { method = 'GET', url = '/' } = request;
    if (DYNAMIC_PATHS.has(url.split('?', 1)[0]!)) {
      void answerDynamic(request, response);
      return;
    }
    const { status, headers, body } = answer(method, url, request.headers);
    response.writeHead(status, headers);
    response.end(body);
  };
}

function withTransportSecurity(manifest: Manifest, publicOrigin: string | undefined): Manifest {
  if (!publicOrigin?.startsWith('https:')) return manifest;
  const hsts = 'max-age=63072000; includeSubDomains; preload';
  return { ...manifest, headers: { ...manifest.headers, 'strict-transport-security': hsts } };
}
