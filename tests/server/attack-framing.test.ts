import { expect, test } from 'vitest';
import { exchange, startTestSite } from '../../server/test-site.ts';

/** What an attacker hides in the body of another request; its answer would begin with «User-agent». */
const hidden = 'GET /robots.txt HTTP/1.1\r\nHost: x\r\n\r\n';
const send = 'POST /sendmail.php HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\n';
const get = (header: string) => `GET / HTTP/1.1\r\nHost: x\r\n${header}\r\n\r\n`;

test.each<[string, string, status: number]>([
  [
    'length and chunked',
    `${send}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
    400,
  ],
  ['chunks', `${send}Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`, 411],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['two hosts', get('Host: y'), 400],
  ['two hosts at an endpoint', 'GET /healthz HTTP/1.1\r\nHost: x\r\nhost: x\r\n\r\n', 400],
  [
    'a body where none is read',
    `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`,
    405,
  ],
  ['an offer to speak WebSocket', get('Connection: Upgrade\r\nUpgrade: websocket'), 200],
  ['an expectation nobody has', get('Expect: 200-maybe'), 200],
  ['a long header', get(`X: ${'a'.repeat(9_000)}`), 431],
])('%s is answered once, and nothing that it hides', async (_, request, status) => {
  const site = await startTestSite();
  const answer = await exchange(site.origin, request);
  const statuses = [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, one]) => Number(one));
  expect(statuses).toEqual([status]);
  expect(answer).not.toContain('User-agent');
  expect(site.events).not.toContain('server.error');
});

test.each(['HEAD', 'POST', 'DELETE', 'OPTIONS', 'TRACE'])('%s at every kind of address', async (method) => {
  const site = await startTestSite();
  for (const [path, found] of [
    ['/', 200],
    ['/blog', 301],
    ['/lexikon/nichts/', 404],
    ['/healthz', 200],
    ['/sendmail.php', 405],
  ] as const) {
    const request = `${method} ${path} HTTP/1.1\r\nHost: x\r\nX-Secret: geheim\r\nContent-Length: 0\r\n\r\n`;
    const answer = await exchange(site.origin, request);
    const refused = method === 'POST' && path === '/sendmail.php' ? 415 : 405;
    const expected = method === 'HEAD' ? found : refused;
    expect(answer.slice(0, 12), path).toBe(`HTTP/1.1 ${expected}`);
    expect(answer).toMatch(/\r\nx-content-type-options: nosniff\r\n/i);
    expect(answer).not.toContain('geheim');
    if (expected === 405) expect(answer).toMatch(/\r\nallow: (?:GET, HEAD|POST)\r\n/i);
  }
});

test('nothing that a client says about where it is comes back', async () => {
  const site = await startTestSite({ publicOrigin: 'https://www.beispiel.de' });
  const forged =
    'Host: boese.example:80\r\nX-Forwarded-Host: boese.example\r\nX-Forwarded-Proto: http\r\n' +
    'Forwarded: host=boese.example;proto=http\r\nX-Original-URL: /boese.example\r\nX-HTTP-Method-Override: DELETE';
  const ask = async (target: string, headers: string) =>
    (await exchange(site.origin, `GET ${target} HTTP/1.1\r\n${headers}\r\n\r\n`)).replace(
      /^(?:date|set-cookie): .*$/gim,
      '',
    );
  for (const target of ['/', '/blog?x=1', '/nirgends', '/lexikon/nichts', '/kontakt/', '/healthz']) {
    const plain = await ask(target, 'Host: x');
    expect(plain).toMatch(/^HTTP/);
    expect(await ask(target, forged), target).toBe(plain);
  }
});
