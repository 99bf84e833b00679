import { once } from 'node:events';
import { statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer } from '../../server/http-server.ts';
import { LIMITS } from '../../server/limits.ts';
import { createListener } from '../../server/listener.ts';
import { manifest, pagePaths } from '../site-map.ts';
import { pageAt, texts } from './built-pages.ts';

const { server, drain } = createServer(
  createListener({
    manifest,
    dist: 'dist',
    outbox: {
      add: async () => 'added',
      checkReady: async () => {},
    },
    publicOrigin: 'https://www.max-mustermann.example',
    isDraining: () => false,
    rates: LIMITS.rates,
    proxyHops: 0,
    clock: Date.now,
    log: () => {},
  }),
);
let origin: string;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => drain(0));

/** What Mozilla's HTTP Observatory gives 130 points to. */
const EXEMPLARY = {
  'content-security-policy': expect.stringMatching(
    /^default-src 'none'; (?!.*(unsafe-|data:|\*|http:)).*frame-ancestors 'none'/,
  ) as string,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': expect.stringMatching(/^(no-referrer|same-origin|strict-origin.*)$/) as string,
  'strict-transport-security': expect.stringMatching(
    /^max-age=(?:3153600\d|[4-9]\d{7}|\d{9,}); includeSubDomains$/,
  ) as string,
  'x-content-type-options': 'nosniff',
};
const COOKIE = /^XSRF-TOKEN=(?=.*; Secure(;|$))(?=.*; SameSite=Strict(;|$))/i;

test('every page has the headers of the highest score, and only the contact page a cookie', async () => {
  for (const path of [...pagePaths, '/lexikon/gibt-es-nicht/']) {
    const { headers } = await fetch(origin + path);
    expect(Object.fromEntries(headers), path).toMatchObject(EXEMPLARY);
    expect(headers.has('access-control-allow-origin'), path).toBe(false);
    for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics'])
      expect(headers.get('permissions-policy')!.split(', '), path).toContain(`${feature}=()`);
    const cookies = headers.getSetCookie();
    if (path === '/kontakt/') expect(cookies).toEqual([expect.stringMatching(COOKIE)]);
    else expect(cookies, path).toEqual([]);
  }
});

test('what the home page says of itself is still true; if not: npm run measure', () => {
  const [weight, thirdParties, cookies, violations, score] = texts(pageAt('/'), '.proof span');
  const { encodings } = manifest.files.find(({ path }) => path === '/')!;
  const kilobytes = statSync(join('dist', 'public', encodings.br!)).size / 1000;
  const told = Number.parseFloat(weight!.replace(',', '.'));
  expect(told / kilobytes).toBeGreaterThan(0.95);
  expect(told / kilobytes).toBeLessThan(1.1);
  // privacy.spec.ts: neither a request to others nor a cookie; every-kind.spec.ts: nothing that axe complains about.
  expect([thirdParties, cookies, violations]).toEqual(['0', '0', '0']);
  expect(Number.parseInt(score!)).toBe(130);
});

test('what is no page allows nothing at all, a refused message as little as any page', async () => {
  const others = manifest.files.filter(({ kind }) => kind === 'asset');
  const pictures = new Set(
    manifest.files.filter(({ type }) => type.startsWith('image/')).map(({ path }) => path),
  );
  const unknown = ['/nirgends', '/assets/nichts.js', '/healthz', '/sendmail.php'];
  for (const path of new Set([...others.map((file) => file.path), ...unknown])) {
    const { headers } = await fetch(origin + path, { redirect: 'manual' });
    expect(headers.get('content-security-policy'), path).toMatch(/^default-src 'none'; /);
    expect(headers.get('content-security-policy'), path).not.toMatch(/script-src|style-src|unsafe/);
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    // The feed brings pictures along, and preview and picture search show them where they are found.
    const shownAt = pictures.has(path) ? 'cross-origin' : 'same-origin';
    expect(headers.get('cross-origin-resource-policy'), path).toBe(shownAt);
    for (const name of ['access-control-allow-origin', 'server', 'x-powered-by'])
      expect(headers.get(name), path).toBeNull();
  }
  const page = await fetch(`${origin}/kontakt/`);
  const body = new URLSearchParams({ a: 'b' });
  const refusal = await fetch(`${origin}/sendmail.php`, { method: 'POST', body });
  expect(refusal.status).toBe(422);
  const policy = refusal.headers.get('content-security-policy');
  expect(policy).toBe(page.headers.get('content-security-policy'));
  expect(policy).toContain("require-trusted-types-for 'script'");
});
