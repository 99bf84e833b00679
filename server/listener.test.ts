import { expect, test } from 'vitest';
import { exchange, startTestSite } from './test-site.ts';

const close = 'Connection: close\r\n\r\n';

test('HEAD and 304 carry no body on the wire, and only the latter is a visit', async () => {
  const visits: string[] = [];
  const { origin } = await startTestSite({ noteVisit: (path) => visits.push(path) });
  const head = await exchange(origin, `HEAD / HTTP/1.1\r\nHost: x\r\n${close}`);
  expect(head).toMatch(/^HTTP\/1\.1 200 [^]*\r\ncontent-length: [1-9]\d*\r\n[^]*\r\n\r\n$/);
  const known = await exchange(origin, `GET / HTTP/1.1\r\nHost: x\r\nIf-None-Match: *\r\n${close}`);
  expect(known).toMatch(/^HTTP\/1\.1 304 [^]*\r\n\r\n$/);
  expect(visits).toEqual(['/']);
});

test('a sender hears of a message that is too long', async () => {
  const { origin, kept } = await startTestSite();
  const type = 'Content-Type: application/x-www-form-urlencoded';
  const head = `POST /sendmail.php HTTP/1.1\r\nHost: x\r\n${type}\r\nContent-Length: 200000\r\n${close}`;
  const answer = await exchange(origin, head + 'x'.repeat(200_000));
  expect(answer).toMatch(/^HTTP\/1\.1 413 [^]*64 KiB/);
  expect(kept).toEqual([]);
});

test('a request Hono cannot read still gets the security headers', async () => {
  const { origin } = await startTestSite();
  const answer = await exchange(origin, `GET /healthz HTTP/1.1\r\nHost: a b\r\n${close}`);
  expect(answer).toMatch(/^HTTP\/1\.1 400 [^]*x-content-type-options: nosniff/);
});

test('the contact page gives a visitor one cookie, and nothing else does', async () => {
  const { origin } = await startTestSite({ publicOrigin: 'https://www.beispiel.de' });
  const first = await fetch(`${origin}/kontakt/?x`);
  const cookie = first.headers.get('set-cookie');
  expect(cookie).toMatch(/^XSRF-TOKEN=[0-9a-f]{32}\.\w+; Path=\/; SameSite=Strict; Secure$/);
  expect(first.headers.get('cache-control')).toBe('private, no-cache');

  const again = { headers: { cookie: `a=b; ${cookie!.split(';', 1)[0]}` } };
  const second = await fetch(`${origin}/kontakt/`, again);
  expect(second.headers.get('set-cookie')).toBeNull();
  expect(second.headers.get('cache-control')).toBe('no-cache');
  // Also where the page is known already, each visitor gets their own.
  const other = await fetch(`${origin}/kontakt/`, { headers: { 'if-none-match': '*' } });
  expect(other.status).toBe(304);
  expect(other.headers.get('set-cookie')).toMatch(/^XSRF-TOKEN=/);
  expect(other.headers.get('set-cookie')).not.toBe(cookie);
  for (const [path, init] of [
    ['/kontakt/', { method: 'HEAD' }],
    ['/', {}],
    ['/healthz', {}],
  ] as const) {
    expect((await fetch(origin + path, init)).headers.get('set-cookie'), path).toBeNull();
  }
});
