import { describe, expect, test } from 'vitest';
import { MINUTE } from './clock.ts';
import { greeting, message, setUp, urlencoded } from './test-app.ts';

const TOKEN = `${'0'.repeat(31)}1.abc`;
/** `abc` to the base of 36, in milliseconds. */
const TOKEN_TIME = 13_368_000;
const OTHER_TOKEN = `${'0'.repeat(31)}2.abc`;

describe('where a message comes from', () => {
  test.each<[Record<string, string>, number]>([
    [{}, 202],
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://anders.example' }, 202],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://www.beispiel.de' }, 403],
    [{ origin: 'https://oeffentlich.beispiel.de' }, 202],
    // What a sender calls the host counts for nothing where the owner has set it.
    [{ origin: 'https://www.beispiel.de' }, 403],
    [{ origin: 'http://oeffentlich.beispiel.de' }, 403],
    [{ origin: 'null' }, 403],
    [{ cookie: `XSRF-TOKEN=${TOKEN}`, 'x-xsrf-token': OTHER_TOKEN }, 403],
    [{ cookie: `XSRF-TOKEN=${OTHER_TOKEN}; XSRF-TOKEN=${TOKEN}`, 'x-xsrf-token': TOKEN }, 202],
    // Another subdomain can set this cookie to anything for all of them: an unusable value must not lock visitors out.
    [{ cookie: 'XSRF-TOKEN=%' }, 202],
    [{ cookie: `XSRF-TOKEN=%; XSRF-TOKEN=${TOKEN}`, 'x-xsrf-token': TOKEN }, 202],
    [{ cookie: `XSRF-TOKEN=%; XSRF-TOKEN=${TOKEN}`, 'x-xsrf-token': '%' }, 403],
  ])('%j → %i', async (headers, status) => {
    const { send, kept } = setUp({ publicOrigin: 'https://oeffentlich.beispiel.de' });
    expect((await send(message(), headers)).status).toBe(status);
    expect(kept).toHaveLength(status === 202 ? 1 : 0);
  });

  test.each<[Record<string, string>, number]>([
    [{ origin: 'https://www.beispiel.de' }, 202],
    [{ origin: 'http://www.beispiel.de' }, 202],
    [{ origin: 'https://www.beispiel.de:8443' }, 403],
    [{ origin: 'http://jemand@www.beispiel.de' }, 403],
    // HTTP/1.0 need not name a host: an empty Host must not count as equal to an Origin without a host.
    [{ origin: 'http://', host: '' }, 403],
  ])('with no address set, Host says which page is ours: %j → %i', async (headers, status) => {
    expect((await setUp().send(message(), headers)).status).toBe(status);
  });
});

describe('how many requests', () => {
  test.each<[string, BodyInit, Record<string, string>]>([
    ['refused', 'name=x', urlencoded],
    ['replayed', greeting, { 'content-type': 'multipart/form-data; boundary=x' }],
  ])('%s ones count as well, for a minute', async (_, body, headers) => {
    let now = 0;
    const rates = { perClient: 1, overall: 100 };
    const { send } = setUp({ answer: 'known', rates, clock: () => now });
    for (let i = 0; i < 3; i++) expect((await send(body, headers)).status).not.toBe(429);
    now = MINUTE - 1;
    const refused = await send(message());
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('1');
    now = MINUTE;
    expect((await send(message())).status).toBe(202);
    // A clock that is put back locks nobody out.
    for (let i = 0; i < 3; i++) await send(message());
    now = 0;
    expect((await send(message())).status).toBe(202);
  });
});

describe('how many messages', () => {
  function start(rates: { perClient: number; overall: number }) {
    const { send, kept } = setUp({ rates, proxyHops: 1 });
    /** How often which status answers one message from each of these, in turn. */
    const statusesOf = async (clients: string[]) => {
      const answers = [];
      for (const client of clients) answers.push(await send(message(), { 'x-forwarded-for': client }));
      const counts: Record<number, number> = {};
      for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
      return counts;
    };
    const passedOn = () => kept.filter(({ suspicions }) => suspicions.length === 0).length;
    return { send, kept, statusesOf, passedOn };
  }
  const clients = (count: number, address: (i: number) => string) =>
    Array.from({ length: count }, (_, i) => address(i));

  test('one client may send', async () => {
    const { send, kept, statusesOf } = start({ perClient: 2, overall: 100 });
    expect(await statusesOf(clients(3, (i) => `2001:db8::${i}`))).toEqual({ 202: 2, 429: 1 });
    expect(await statusesOf(['2001:db8:0:1::1'])).toEqual({ 202: 1 });
    const response = await send(message(), { 'x-forwarded-for': '2001:db8::1' });
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(3_000);
    expect(kept).toHaveLength(3);
  });

  test('a message that is known already does not count', async () => {
    const { send } = setUp({ answer: 'known', rates: { perClient: 1, overall: 100 } });
    for (let i = 0; i < 3; i++) expect((await send(message(), { 'idempotency-key': 'k' })).status).toBe(202);
  });

  test('all the /64 of a company together may send four times as many, and a home twice', async () => {
    const { statusesOf } = start({ perClient: 3, overall: 1_000 });
    expect(await statusesOf(clients(8, (i) => `2001:db8:1:${i}::1`))).toEqual({ 202: 6, 429: 2 });
    expect(await statusesOf(clients(8, (i) => `2001:db8:1:${i + 1}00::1`))).toEqual({ 202: 6, 429: 2 });
    expect(await statusesOf(clients(14, (i) => `192.0.2.${i}`))).toEqual({ 202: 12, 429: 2 });
    expect(await statusesOf(['2001:db8:2::1', '198.51.100.1'])).toEqual({ 202: 2 });
  });

  test('what all together send too many is held, but not the first message of a network', async () => {
    const { statusesOf, passedOn } = start({ perClient: 20, overall: 40 });
    expect(await statusesOf(clients(120, (i) => `2001:db8:${i % 3}:${i}::1`))).toEqual({ 202: 120 });
    expect(passedOn()).toBe(40);
    expect(await statusesOf(clients(200, (i) => `203.0.${i}.1`))).toEqual({ 202: 200 });
    // Nor does a crowd of ever new networks flood the owner.
    expect(passedOn()).toBe(200);
  });

  test('the same text again and again, each time at once, is held', async () => {
    const { send, kept } = setUp({ clock: () => TOKEN_TIME + 500 });
    const headers = { cookie: `XSRF-TOKEN=${TOKEN}`, 'x-xsrf-token': TOKEN };
    for (let i = 0; i < 4; i++) await send(message(), headers);
    expect(kept.map(({ suspicions }) => suspicions.length)).toEqual([0, 0, 0, 2]);
  });
});
