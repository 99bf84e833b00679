import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServer } from '../../server/http-server.ts';
import { createListener } from '../../server/listener.ts';
import { manifest, screens } from '../site-map.ts';

/** The routes of the specification, written out: the table must not drift from it. */
const specified = [
  '/',
  '/blog/',
  '/blog/devin-ai-im-praxis-test/',
  '/blog/api-entwicklung/',
  '/blog/ki-chatbots/',
  '/leistungen/programmierung/',
  '/leistungen/seo/',
  '/leistungen/kuenstliche-intelligenz/',
  '/local-seo-agentur/',
  '/consultee-ai/',
  '/kontakt/',
  '/impressum/',
  '/dsgvo/',
  '/lexikon/',
  ...`ajax angular api build-tools chatbots client-side-routing content-management-system cors docker dom
    ecmascript express graphql hateoas hibernate http https jamstack java JavaScript-Frameworks javascript
    json jwt kuenstliche-intelligenz less low-code machine-learning microservices
    natural-language-processing no-code nodejs npm oauth php progressive-web-apps proxy react rest sass
    single-page-application soap svelte typescript typo3 v8 vue-js web-performance webentwicklung
    websocket wordpress xml`
    .split(/\s+/)
    .map((slug) => `/lexikon/${slug}/`),
];

let server: Server;
let origin: string;
const get = (path: string, init?: RequestInit) => fetch(origin + path, { redirect: 'manual', ...init });

beforeAll(async () => {
  const outbox = { add: async () => 'added' as const, ready: async () => true };
  const listener = createListener({
    manifest,
    dist: 'dist',
    outbox,
    publicOrigin: undefined,
    isDraining: () => false,
  });
  ({ server } = createServer(listener));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

test('every screen of the specification is built, and nothing but content adds to them', () => {
  const added = screens.filter((path) => !specified.includes(path));
  expect(specified.filter((path) => !screens.includes(path))).toEqual([]);
  expect(added.filter((path) => !/^\/(blog|lexikon)\/[^/]+\/$/.test(path))).toEqual([]);
});

describe.each(specified)('%s', (path) => {
  test('answers 200, and its slash-less form leads to it', async () => {
    const response = await get(path);
    expect(response.status).toBe(200);
    // The contact page brings a cookie: no shared cache may keep that.
    expect(response.headers.get('cache-control')).toBe(
      path === '/kontakt/' ? 'private, no-cache' : 'no-cache',
    );
    if (path === '/') return;
    const moved = await get(`${path.slice(0, -1)}?quelle=test`);
    expect(moved.status).toBe(301);
    expect(moved.headers.get('location')).toBe(`${path}?quelle=test`);
  });
});

test.each([
  ['/nirgends', 302, '/'],
  ['/nirgends/', 302, '/'],
  ['//evil.example/', 302, '/'],
  ['/%2f%2fevil.example', 302, '/'],
  ['/lexikon/javascript-frameworks', 301, '/lexikon/JavaScript-Frameworks/'],
  ['/Lexikon/API/', 301, '/lexikon/api/'],
])('%s → %i %s', async (path, status, location) => {
  const response = await get(path);
  expect(response.status).toBe(status);
  expect(response.headers.get('location')).toBe(location);
});

test('an unknown slug answers 404 with a page that is not indexed', async () => {
  const response = await get('/lexikon/gibt-es-nicht/');
  expect(response.status).toBe(404);
  const html = await response.text();
  expect(html).toContain('<title>Eintrag nicht gefunden</title>');
  expect(html).toContain('noindex');
  expect(html).not.toContain('rel="canonical"');
});

test.each([
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/llms.txt', 'text/plain; charset=utf-8'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/feed.xml', 'application/xml; charset=utf-8'],
  ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['/favicon.svg', 'image/svg+xml; charset=utf-8'],
  ['/apple-touch-icon.png', 'image/png', 'public, max-age=86400'],
  ['/icon-512.png', 'image/png', 'public, max-age=86400'],
  ['/assets/og/startseite.png', 'image/png', 'public, max-age=86400'],
  ['/assets/lexikon/api-hero.webp', 'image/webp', 'public, max-age=86400'],
])('%s is %s', async (path, type, caching = 'no-cache') => {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe(type);
  expect(response.headers.get('cache-control')).toBe(caching);
});

test('a file below /.well-known/ that is not there is missing, not the home page', async () => {
  expect((await get('/.well-known/change-password')).status).toBe(404);
});

test('documents carry a policy without exceptions, hashed files are immutable', async () => {
  const policy = (await get('/')).headers.get('content-security-policy');
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toMatch(/unsafe|\*|data:/);
  const script = manifest.files.find(({ path }) => path.endsWith('.js'))!;
  expect((await get(script.path)).headers.get('cache-control')).toContain('immutable');
});
