import { describe, expect, test } from 'vitest';
import { OutboxUnavailable } from './outbox/types.ts';
import { message, setUp } from './test-app.ts';

const TOKEN = `${'0'.repeat(31)}1.abc`;
const OTHER_TOKEN = `${'0'.repeat(31)}2.abc`;

describe('where a message comes from', () => {
  test.each<[Record<string, string>, number]>([
    [{}, 202],
    [{ 'sec-fetch-site': 'same-origin' }, 202],
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://anders.example' }, 202],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://www.beispiel.de' }, 403],
    [{ 'sec-fetch-site': 'none' }, 403],
    [{ origin: 'https://www.beispiel.de' }, 202],
    [{ origin: 'https://oeffentlich.beispiel.de' }, 202],
    [{ origin: 'http://oeffentlich.beispiel.de' }, 403],
    [{ origin: 'https://www.beispiel.de:8443' }, 403],
    [{ origin: 'https://www.beispiel.de.anders.example' }, 403],
    [{ origin: 'null' }, 403],
    // HTTP/1.0 need not name a host, and nothing then equals nothing.
    [{ origin: 'null', host: '' }, 403],
    [{ origin: 'http://', host: '' }, 403],
    [{ origin: 'ftp://www.beispiel.de' }, 403],
    [{ origin: 'http://jemand@www.beispiel.de' }, 403],
    [{ cookie: `XSRF-TOKEN=${TOKEN}` }, 403],
    [{ cookie: `XSRF-TOKEN=${TOKEN}`, 'x-xsrf-token': OTHER_TOKEN }, 403],
    [{ cookie: `a=b; XSRF-TOKEN=${TOKEN}; c=d`, 'x-xsrf-token': TOKEN }, 202],
    [{ cookie: `XSRF-TOKEN=${OTHER_TOKEN}; XSRF-TOKEN=${TOKEN}`, 'x-xsrf-token': TOKEN }, 202],
    [{ 'x-xsrf-token': TOKEN }, 202],
    // A neighbour on another subdomain can set it to anything for all of them.
    [{ cookie: 'XSRF-TOKEN=%' }, 202],
    [{ cookie: `XSRF-TOKEN=%; XSRF-TOKEN=${TOKEN}`, 'x-xsrf-token': TOKEN }, 202],
    [{ cookie: `XSRF-TOKEN=%; XSRF-TOKEN=${TOKEN}`, 'x-xsrf-token': '%' }, 403],
  ])('%j → %i', async (headers, status) => {
    const { send, kept } = setUp({ publicOrigin: 'https://oeffentlich.beispiel.de' });
    expect((await send(message(), headers)).status).toBe(status);
    expect(kept).toHaveLength(status === 202 ? 1 : 0);
  });
});

describe('how many messages', () => {
  const from = (client: string) => ({ 'x-forwarded-for': client });

  test('one client may send', async () => {
    const { send, kept } = setUp({ rates: { perClient: 2, overall: 100 }, proxyHops: 1 });
    const statuses = [];
    for (const client of ['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8:0:1::1']) {
      statuses.push((await send(message(), from(client))).status);
    }
    expect(statuses).toEqual([202, 202, 429, 202]);
    const response = await send(message(), from('2001:db8::1'));
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(3_000);
    expect(kept).toHaveLength(3);
  });

  test('all clients together may send', async () => {
    const { send } = setUp({ rates: { perClient: 100, overall: 2 }, proxyHops: 1 });
    const statuses = [];
    for (const client of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) {
      statuses.push((await send(message(), from(client))).status);
    }
    expect(statuses).toEqual([202, 202, 429]);
  });

  test('only counts those that are new and taken', async () => {
    for (const answer of ['known', 'conflict', new OutboxUnavailable(new Error())] as const) {
      const { send } = setUp({ answer, rates: { perClient: 1, overall: 1 } });
      await send(message());
      expect((await send(message())).status).not.toBe(429);
    }
  });
});
