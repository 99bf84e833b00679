import { describe, expect, test } from 'vitest';
import { xsrfTokenTime } from '../contract/xsrf-token.ts';
import { HOUR, MINUTE } from './clock.ts';
import { OutboxUnavailable } from './outbox/database.ts';
import { greeting, message, setUp, urlencoded } from './test-app.ts';

const TOKEN = `${'0'.repeat(31)}1.abc`;
const OTHER_TOKEN = `${'0'.repeat(31)}2.abc`;

describe('where a message comes from', () => {
  test.each<[Record<string, string>, number]>([
    [{}, 202],
    [{ 'sec-fetch-site': 'same-origin' }, 202],
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://anders.example' }, 202],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://www.beispiel.de' }, 403],
    [{ origin: 'https://oeffentlich.beispiel.de' }, 202],
    // What a sender calls the host counts for nothing where the owner has set it.
    [{ origin: 'https://www.beispiel.de' }, 403],
    [{ origin: 'http://oeffentlich.beispiel.de' }, 403],
    [{ origin: 'null' }, 403],
    [{ cookie: `XSRF-TOKEN=${TOKEN}`, 'x-xsrf-token': OTHER_TOKEN }, 403],
    [{ cookie: `a=b; XSRF-TOKEN=${TOKEN}; c=d`, 'x-xsrf-token': TOKEN }, 202],
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
    ['malformed', 'x', { 'content-type': 'text/plain' }],
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
  });

  test('a clock that is put back does not lock anybody out', async () => {
    let now = 9 * HOUR;
    const { send } = setUp({ rates: { perClient: 1, overall: 100 }, clock: () => now });
    for (let i = 0; i < 4; i++) await send(message());
    expect((await send(message())).status).toBe(429);
    now = 0;
    expect((await send(message())).status).toBe(202);
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

  test('all the /64 of a company together may send four times as many, and a home twice', async () => {
    const { send } = setUp({ rates: { perClient: 3, overall: 1_000 }, proxyHops: 1 });
    const statuses = async (clients: string[]) => {
      const answers = [];
      for (const client of clients) answers.push((await send(message(), from(client))).status);
      return answers;
    };
    const home = Array.from({ length: 8 }, (_, i) => `2001:db8:1:${i}::1`);
    expect(await statuses(home)).toEqual([...Array(6).fill(202), 429, 429]);
    const company = Array.from({ length: 8 }, (_, i) => `2001:db8:1:${i + 1}00::1`);
    expect(await statuses(company)).toEqual([...Array(6).fill(202), 429, 429]);
    expect(await statuses(Array.from({ length: 14 }, (_, i) => `192.0.2.${i}`))).toEqual([
      ...Array(12).fill(202),
      429,
      429,
    ]);
    expect(await statuses(['2001:db8:2::1', '198.51.100.1'])).toEqual([202, 202]);
  });

  test('a crowd does not close the form: what is too much is held, and newcomers keep their share', async () => {
    const { send, kept } = setUp({ rates: { perClient: 20, overall: 40 }, proxyHops: 1 });
    const crowd = Array.from({ length: 3 * 40 }, (_, i) => `2001:db8:${i % 3}:${i}::1`);
    for (const client of crowd) expect((await send(message(), from(client))).status).toBe(202);
    const passedOn = () => kept.filter(({ suspicions }) => suspicions.length === 0).length;
    expect(passedOn()).toBe(30);
    for (let i = 0; i < 20; i++)
      expect((await send(message(), from(`203.0.${i}.1`))).status, `newcomer ${i}`).toBe(202);
    expect(passedOn()).toBe(40);
    // A crowd of ever new networks is refused some time, and can fill neither memory nor disk.
    const statuses = [];
    for (let i = 0; i < 280; i++)
      statuses.push((await send(message(), from(`198.${i >> 7}.${i & 127}.1`))).status);
    expect(statuses).toEqual([...Array(260).fill(202), ...Array(20).fill(429)]);
    expect(kept).toHaveLength(400);
  });

  test('thirteen networks that send all they may close the form for nobody else', async () => {
    const { send, kept } = setUp({ proxyHops: 1 });
    const statuses = [];
    for (let i = 0; i < 13 * 80; i++)
      statuses.push((await send(message(), from(`192.0.${i % 13}.${i % 251}`))).status);
    expect(statuses.filter((status) => status === 202)).toHaveLength(1_000);
    const stranger = await send(message('Anfrage'), from('198.51.100.1'));
    expect(stranger.status).toBe(202);
    expect(kept.at(-1)).toMatchObject({ subject: 'Anfrage', suspicions: [] });
  });

  test('nothing more is held than the owner can look through', async () => {
    const { send, kept } = setUp({
      rates: { perClient: 100, overall: 1 },
      alreadyHeld: 998,
    });
    const statuses = [];
    for (let i = 0; i < 5; i++) statuses.push((await send(message())).status);
    expect(statuses).toEqual([202, 202, 202, 429, 429]);
    expect(kept.map(({ suspicions }) => suspicions.length)).toEqual([0, 1, 1]);
  });

  test('the same text again and again, each time at once, is held', async () => {
    const { send, kept } = setUp({ clock: () => xsrfTokenTime(TOKEN) + 500 });
    const headers = { cookie: `XSRF-TOKEN=${TOKEN}`, 'x-xsrf-token': TOKEN };
    for (let i = 0; i < 4; i++) await send(message(), headers);
    expect(kept.map(({ suspicions }) => suspicions.length)).toEqual([0, 0, 0, 2]);
  });

  test('only counts those that are new and taken', async () => {
    for (const answer of ['known', 'conflict', new OutboxUnavailable(new Error())] as const) {
      const { send } = setUp({ answer, rates: { perClient: 2, overall: 1 } });
      for (let i = 0; i < 6; i++) expect((await send(message())).status).not.toBe(429);
    }
  });
});
