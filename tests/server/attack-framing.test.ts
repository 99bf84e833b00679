import { expect, test } from 'vitest';
import { exchange, startTestSite } from '../../server/test-site.ts';
import { post } from './site-process.ts';

/** What an attacker hides in the body of another request; its answer would begin with «User-agent». */
const hidden = 'GET /robots.txt HTTP/1.1\r\nHost: x\r\n\r\n';
const send = 'POST /sendmail.php HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\n';
const chunked = `${send}Transfer-Encoding: chunked\r\n`;
const get = (header: string) => `GET / HTTP/1.1\r\nHost: x\r\n${header}\r\n\r\n`;

/** Requests of which two servers could disagree where they end or whom they mean. */
const AMBIGUOUS: Record<string, string> = {
  'length and chunked': `${send}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
  'two lengths': `${send}Content-Length: 4\r\nContent-Length: 5\r\n\r\nabcde${hidden}`,
  'another coding': `${send}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${hidden}`,
  'chunks that end with LF': `${chunked}\r\n1\na\n0\n\n${hidden}`,
  'chunked before chunks were known': `${chunked.replace('1.1', '1.0')}Connection: keep-alive\r\n\r\n0\r\n\r\n${hidden}`,
  'no host': 'GET / HTTP/1.1\r\n\r\n',
  'two hosts': get('Host: y'),
  'two hosts at an endpoint': 'GET /healthz HTTP/1.1\r\nHost: x\r\nhost: x\r\n\r\n',
};

/** Odd, but there is only one way to read them. */
const UNAMBIGUOUS: Record<string, [request: string, status: number]> = {
  'a body where none is read': [
    `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`,
    405,
  ],
  'an offer to speak WebSocket': [get('Connection: Upgrade\r\nUpgrade: websocket'), 200],
  'an expectation nobody has': [get('Expect: 200-maybe'), 200],
  'a long header': [get(`X: ${'a'.repeat(9_000)}`), 431],
};

const GENEROUS = { perClient: 1e9, overall: 1e9 };

const statusesIn = (bytes: string) =>
  [...bytes.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => Number(status));

test('what can be read in two ways is refused, and nothing hidden in it is answered', async () => {
  const site = await startTestSite({ rates: GENEROUS });
  const wrong: string[] = [];
  for (const [name, request] of Object.entries(AMBIGUOUS)) {
    const answer = await exchange(site.origin, request);
    const statuses = statusesIn(answer);
    // An endpoint may have answered before the end of a body turns out to be broken.
    const refused = statuses.length > 0 && [400, 411].includes(statuses.at(-1)!);
    if (!refused || answer.includes('User-agent')) wrong.push(`${name}: ${statuses.join(' ')}`);
  }
  for (const [name, [request, status]] of Object.entries(UNAMBIGUOUS)) {
    const statuses = statusesIn(await exchange(site.origin, request));
    if (statuses.join() !== String(status)) wrong.push(`${name}: ${statuses.join(' ')}`);
  }
  expect(wrong).toEqual([]);
  expect((await post(site.origin, 'danach')).status).toBe(202);
  expect(site.events).not.toContain('server.error');
});

test('every method at every kind of address', async () => {
  const site = await startTestSite();
  const methods = ['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS', 'TRACE'];
  const readable = new Map([
    ['/', 200],
    ['/blog', 301],
    ['/nirgends', 302],
    ['/assets/nichts.js', 404],
    ['/lexikon/nichts/', 404],
    ['/healthz', 200],
  ]);
  for (const method of methods) {
    for (const [path, status] of [...readable, ['/sendmail.php', 405] as const]) {
      const secret = `geheim-${method}`;
      const request = `${method} ${path} HTTP/1.1\r\nHost: x\r\nX-Secret: ${secret}\r\nContent-Length: 0\r\n\r\n`;
      const answer = await exchange(site.origin, request);
      const expected =
        method === 'GET' || method === 'HEAD'
          ? status
          : path === '/sendmail.php' && method === 'POST'
            ? 415
            : 405;
      expect(answer.slice(0, 12), `${method} ${path}`).toBe(`HTTP/1.1 ${expected}`);
      expect(answer).toMatch(/\r\nx-content-type-options: nosniff\r\n/i);
      expect(answer).not.toContain(secret);
      if (expected === 405) expect(answer).toMatch(/\r\nallow: (?:GET, HEAD|POST)\r\n/i);
    }
  }
});

test('nothing that a client says about where it is comes back', async () => {
  const site = await startTestSite({ publicOrigin: 'https://www.beispiel.de' });
  const forged =
    'Host: boese.example:80\r\nX-Forwarded-Host: boese.example\r\nX-Forwarded-Proto: http\r\n' +
    'Forwarded: host=boese.example;proto=http\r\nX-Original-URL: /boese.example\r\nX-HTTP-Method-Override: DELETE';
  const targets = ['/', '/blog?x=1', '/nirgends', '/lexikon/nichts', '/assets/x.js', '/kontakt/', '/healthz'];
  const unsteady = /^(?:date|set-cookie): .*$/gim;
  const ask = async (target: string, headers: string) =>
    (await exchange(site.origin, `GET ${target} HTTP/1.1\r\n${headers}\r\n\r\n`)).replace(unsteady, '');
  for (const target of targets) {
    const plain = await ask(target, 'Host: x');
    expect(plain).toMatch(/^HTTP/);
    expect(await ask(target, forged), target).toBe(plain);
  }
});
