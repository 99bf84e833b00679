import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { observatoryPoints, observatoryScore, type Points } from './observatory.ts';
import { createServer } from '../../server/http-server.ts';
import { createListener } from '../../server/listener.ts';
import { manifest, pagePaths } from '../site-map.ts';
import { pageAt, texts } from './built-pages.ts';

async function startBehindTls(): Promise<string> {
  const listener = createListener({
    manifest,
    dist: 'dist',
    outbox: {
      add: async () => 'added',
      undelivered: async () => ({ bytes: 0, held: 0 }),
      checkReady: async () => {},
    },
    publicOrigin: 'https://www.max-mustermann.example',
    isDraining: () => false,
    log: () => {},
  });
  const { server, drain } = createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => drain(0));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/**
 * The most that there is, but for the preload list. Two kinds of points need something that could be
 * wrong: a page without a cookie cannot have the five for its flags, nor one whose document names no
 * script to fetch the five for its integrity.
 */
const MOST: Points = {
  csp: 10,
  cookies: 0,
  cors: 0,
  referrer: 5,
  hsts: 0,
  sri: 0,
  sniffing: 0,
  frames: 5,
  corp: 10,
};

test('every page has the highest score of the Observatory', async () => {
  const origin = await startBehindTls();
  for (const path of [...pagePaths, '/lexikon/gibt-es-nicht/']) {
    const response = await fetch(origin + path);
    const points = observatoryPoints(response, await response.text());
    const most = path === '/kontakt/' ? { ...MOST, cookies: 5 } : MOST;
    expect(points, path).toEqual(most);
    expect(observatoryScore(points), path).toBe(path === '/kontakt/' ? 135 : 130);
    const hsts = response.headers.get('strict-transport-security');
    const features = response.headers.get('permissions-policy')!.split(', ');
    for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics'])
      expect(features, path).toContain(`${feature}=()`);
    // The Observatory has no points for it.
    expect(response.headers.get('cross-origin-opener-policy'), path).toBe('same-origin');
    // What the preload list asks for.
    expect(hsts).toMatch(/^max-age=(?:3153600\d|[4-9]\d{7}|\d{9,}); includeSubDomains; preload$/);
  }
});

test('the home page shows the score that its answer has', async () => {
  const response = await fetch(await startBehindTls());
  const score = observatoryScore(observatoryPoints(response, await response.text()));
  const shown = texts(pageAt('/'), '.proof span').at(-1)!;
  expect(Number.parseInt(shown)).toBe(score);
});

test('what is no page allows nothing at all, a refused message as little as any page', async () => {
  const origin = await startBehindTls();
  const other = manifest.files.filter(({ kind }) => kind === 'asset').map(({ path }) => path);
  const pictures = new Set(
    manifest.files.filter(({ type }) => type.startsWith('image/')).map(({ path }) => path),
  );
  for (const path of [...new Set(other), '/nirgends', '/assets/nichts.js', '/healthz', '/sendmail.php']) {
    const { headers } = await fetch(origin + path, { redirect: 'manual' });
    expect(headers.get('content-security-policy'), path).toMatch(/^default-src 'none'; /);
    expect(headers.get('content-security-policy'), path).not.toMatch(/script-src|style-src|unsafe/);
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    // The feed brings pictures along, and preview and picture search show them where they are found.
    const shownAt = pictures.has(path) ? 'cross-origin' : 'same-origin';
    expect(headers.get('cross-origin-resource-policy'), path).toBe(shownAt);
    expect(headers.get('access-control-allow-origin'), path).toBeNull();
    expect(headers.get('server'), path).toBeNull();
    expect(headers.get('x-powered-by'), path).toBeNull();
  }
  const page = await fetch(`${origin}/kontakt/`);
  const refusal = await fetch(`${origin}/sendmail.php`, {
    method: 'POST',
    body: new URLSearchParams({ a: 'b' }),
  });
  expect(refusal.status).toBe(422);
  const policy = refusal.headers.get('content-security-policy');
  expect(policy).toBe(page.headers.get('content-security-policy'));
  expect(policy).toContain("require-trusted-types-for 'script'");
});
