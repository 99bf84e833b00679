import { rmSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { dataPath } from '../../contract/data-path.ts';
import type { Manifest } from '../../contract/manifest.ts';
import { freshDatabase, runSql } from '../outbox/postgres/test-database.ts';
import { freshDataDir } from '../outbox/test-outbox.ts';
import { openStatistics } from './open.ts';
import { statisticsFile } from './sqlite.ts';
import { summarise, visitsOf } from './summary.ts';
import { formatSummary } from './table.ts';
import { createTally, KEPT_DAYS } from './tally.ts';
import type { DailySum, StatisticsStore } from './types.ts';
import { createVisits } from './visits.ts';

const NOON = Date.UTC(2026, 10, 15, 12);
const DAY = '2026-11-15';
const BROWSER = {
  host: 'www.beispiel.de',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  'accept-language': 'de',
};
const page = (path: string) => ({ path, kind: 'page' }) as Manifest['files'][number];
const manifest = { build: 'b1', files: ['/', '/blog/', '/kontakt/'].map(page) } as Manifest;

function setUp(store: Partial<StatisticsStore> = {}) {
  const added: DailySum[] = [];
  const log: string[] = [];
  const tally = createTally({
    store: {
      add: async (sums) => void added.push(...sums),
      read: async () => [],
      forget: async () => {},
      close: async () => {},
      ...store,
    },
    clock: () => NOON,
    log: (event) => log.push(event),
  });
  onTestFinished(() => tally.stop());
  const noteVisit = createVisits({
    manifest,
    publicOrigin: 'https://www.beispiel.de',
    tally,
    clock: () => NOON,
  });
  const note = (path: string, headers: IncomingHttpHeaders = {}) =>
    noteVisit(path, { ...BROWSER, ...headers });
  const sums = async () => {
    await tally.flush();
    return Object.fromEntries(added.map(({ measure, subject, amount }) => [`${measure} ${subject}`, amount]));
  };
  return { tally, note, sums, added, log };
}

test('a page is counted with where a person came from, and what is no page is not', async () => {
  const { note, sums, added } = setUp();
  note('/', { referer: 'https://www.suche.example/?q=geheim' });
  note('/', { referer: 'https://www.suche.example:8443' });
  note('/assets/start.js');
  note('/', { 'sec-purpose': 'prefetch' });
  note(dataPath('b1', '/blog/'), { referer: 'https://www.beispiel.de/?von=ich' });
  // A translation service shows the site under a host of its own, which must not count as a referrer.
  note(dataPath('b1', '/blog/'), { referer: 'https://www-beispiel-de.uebersetzer.example/' });
  expect(await sums()).toEqual({ 'view /': 2, 'further /blog/': 2, 'referrer www.suche.example': 2 });
  expect(added.every(({ day }) => day === DAY)).toBe(true);
});

test('robots stand apart', async () => {
  const { note, sums } = setUp();
  note('/', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
  note('/', { 'user-agent': undefined });
  note('/', { 'accept-language': undefined, referer: 'https://spam.example/' });
  expect(await sums()).toEqual({ 'robot /': 3 });
});

test('the way to the contact page is known by the page before it', async () => {
  const { note, sums } = setUp();
  note('/kontakt/', { referer: 'https://www.beispiel.de/blog/?x#y', 'sec-fetch-dest': 'document' });
  note(dataPath('b1', '/kontakt/'), { referer: 'https://www.beispiel.de/' });
  note('/kontakt/', { referer: 'https://www.beispiel.de/kontakt/', 'sec-fetch-dest': 'empty' });
  expect(await sums()).toEqual({
    'view /kontakt/': 1,
    'further /kontakt/': 1,
    'kontakt ': 2,
    'to-kontakt /blog/': 1,
    'to-kontakt /': 1,
  });
});

test('invented hosts do not fill the table', async () => {
  const { note, sums } = setUp();
  note('/', { referer: 'https://<script>/' });
  for (let i = 0; i < 1_000; i++) note('/', { referer: `https://h${i}.example/` });
  const referrers = Object.entries(await sums()).filter(([name]) => name.startsWith('referrer'));
  expect(referrers.length).toBe(201);
  expect(referrers.map(([name]) => name).filter((name) => !/^referrer [\w.]+$/.test(name))).toEqual([]);
  expect(referrers.find(([name]) => name === 'referrer andere')?.[1]).toBe(801);
});

test('what could not be added is added with the next sums, and told once', async () => {
  let isBroken = true;
  const kept: DailySum[] = [];
  const { tally, note, log } = setUp({
    async add(sums) {
      if (isBroken) throw new Error('full');
      kept.push(...sums);
    },
  });
  note('/');
  await tally.flush();
  note('/');
  await tally.flush();
  isBroken = false;
  await tally.flush();
  expect(kept).toEqual([{ day: DAY, measure: 'view', subject: '/', amount: 2 }]);
  expect(log).toEqual(['statistics.unavailable']);
});

test('visits are counted once however often old sums cannot be removed', async () => {
  let failures = 3;
  const { tally, note, added, log } = setUp({
    async forget() {
      if (failures-- > 0) throw new Error('locked');
    },
  });
  for (let i = 0; i < 5; i++) {
    if (i % 2 === 0) note('/');
    await tally.flush();
  }
  expect(added.reduce((sum, { amount }) => sum + amount, 0)).toBe(3);
  expect(log).toEqual(['statistics.unavailable']);
});

test.each<[string, () => Promise<{ dataDir: string; databaseUrl: string | undefined }>]>([
  ['SQLite', async () => ({ dataDir: freshDataDir(), databaseUrl: undefined })],
  ['PostgreSQL', async () => ({ dataDir: '', databaseUrl: await freshDatabase() })],
])('several processes add to the same sums in %s, and old ones go', async (_, makePlace) => {
  const place = await makePlace();
  const stores = await Promise.all([openStatistics(place), openStatistics(place), openStatistics(place)]);
  onTestFinished(async () => void (await Promise.all(stores.map((store) => store.close()))));
  const sum = (day: string, amount: number) => ({ day, measure: 'view', subject: '/', amount });
  for (let round = 0; round < 5; round++)
    await Promise.all(stores.map((store) => store.add([sum(DAY, 2), { ...sum(DAY, 1), subject: '/blog/' }])));
  await stores[0]!.add([sum('2024-01-01', 7)]);
  expect(await stores[1]!.read('2020-01-01')).toEqual([
    sum('2024-01-01', 7),
    sum(DAY, 30),
    { ...sum(DAY, 15), subject: '/blog/' },
  ]);
  await stores[2]!.forget('2024-02-01');
  expect(await stores[0]!.read('2020-01-01')).toHaveLength(2);
});

test('a removed file is begun anew', async () => {
  const place = { dataDir: freshDataDir(), databaseUrl: undefined };
  const store = await openStatistics(place);
  onTestFinished(() => store.close());
  const sum = { day: DAY, measure: 'view', subject: '/', amount: 1 };
  await store.add([sum]);
  rmSync(statisticsFile(place.dataDir));
  await store.add([sum]);
  expect(await store.read(DAY)).toEqual([sum]);
});

test('the owner sees days, pages and the way to a message', () => {
  const row = (measure: string, subject: string, amount: number, day = DAY) => ({
    day,
    measure,
    subject,
    amount,
  });
  const summary = summarise(
    [row('view', '/', 10), row('further', '/blog/', 20), row('message', '', 3), row('unknown', '/', 9)],
    ['2026-11-14', DAY],
  );
  expect(summary.days.map(({ sums }) => visitsOf(sums))).toEqual([0, 30]);
  expect(summary.pages.map(({ subject }) => subject)).toEqual(['/blog/', '/']);
  const text = formatSummary(summary);
  expect(text).toMatch(/^15\.11\.2026 .+█+$/m);
  expect(text).toContain('3 Nachrichten');
  expect(KEPT_DAYS).toBeGreaterThan(730);
});

test('where the tables are there, a user who may only read and write them counts', async () => {
  const address = new URL(await freshDatabase());
  const sums: DailySum[] = [{ day: DAY, measure: 'view', subject: '/', amount: 1 }];
  const open = async () => {
    const store = await openStatistics({ dataDir: '', databaseUrl: address.href });
    onTestFinished(() => store.close());
    return store;
  };
  await (await open()).add(sums);
  const user = address.pathname.slice(1);
  await runSql(
    address.href,
    `CREATE ROLE ${user} LOGIN; GRANT USAGE ON SCHEMA outbox TO ${user};
     GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA outbox TO ${user}`,
  );
  address.username = user;
  const store = await open();
  await store.add(sums);
  expect(await store.read(DAY)).toEqual([{ ...sums[0], amount: 2 }]);
});
