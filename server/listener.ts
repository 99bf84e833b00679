import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { getRequestListener, RequestError } from '@hono/node-server';
import { ENDPOINTS, KONTAKT_PATH } from '../contract/endpoints.ts';
import type { Manifest } from '../contract/manifest.ts';
import { HSTS_HEADER, TRANSPORT_SECURITY } from '../contract/transport-security.ts';
import { type AppParts, createApp } from './app.ts';
import { freshCookie } from './intake/forged-request.ts';
import { createRefusalPage, type FormPages } from './intake/refusal.ts';
import { loadStaticFiles } from './static-files.ts';
import type { NoteVisit } from './statistics/visits.ts';

export type ListenerParts = Omit<AppParts, 'headers' | 'formPages'> & {
  manifest: Manifest;
  dist: string;
  /** Without it nobody counts. */
  noteVisit?: NoteVisit | undefined;
};

/** Files past Hono, straight from memory; the few dynamic addresses through it. */
export function createListener({
  manifest: built,
  dist,
  noteVisit,
  ...parts
}: ListenerParts): RequestListener {
  const isSecure = parts.publicOrigin?.startsWith('https:') ?? false;
  // Browsers that came once over TLS must never come without.
  const headers = { ...built.headers, ...(isSecure && { [HSTS_HEADER]: TRANSPORT_SECURITY }) };
  const manifest = { ...built, headers };
  const answer = loadStaticFiles(manifest, dist);
  const app = createApp({ ...parts, headers, formPages: loadFormPages(manifest, dist) });
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
    const path = url.split('?', 1)[0]!;
    if (ENDPOINTS.has(path)) {
      void answerDynamic(request, response);
      return;
    }
    const { status, headers, body } = answer(method, url, request.headers);
    const isVisit = method === 'GET' && (status === 200 || status === 304);
    const cookie =
      isVisit && path === KONTAKT_PATH && freshCookie(request.headers.cookie, parts.clock(), isSecure);
    response.writeHead(status, cookie ? withCookie(headers, cookie) : headers);
    response.end(body);
    if (isVisit) noteVisit?.(path, request.headers);
  };
}

/** No shared cache may hand one visitor's cookie to the next. */
function withCookie(headers: string[], cookie: string): string[] {
  const all = [...headers, 'set-cookie', cookie];
  const cacheControl = all.indexOf('cache-control') + 1;
  if (cacheControl > 0) all[cacheControl] = `private, ${all[cacheControl]}`;
  return all;
}

function loadFormPages({ refusalPage, sentPage }: Manifest, dist: string): FormPages {
  const read = (file: string) => readFileSync(join(dist, file), 'utf8');
  return {
    refused: createRefusalPage(read(refusalPage.file)),
    sent: read(sentPage.file),
    headers: refusalPage.headers,
  };
}
