import type { IncomingHttpHeaders } from 'node:http';
import { expect, test } from 'vitest';
import { dataPath } from '../../contract/data-path.ts';
import type { Manifest } from '../../contract/manifest.ts';
import { createOutbox } from '../outbox/open.ts';
import { STORES } from '../outbox/test-outbox.ts';
import { formatReport } from './report.ts';
import { createSums, type DailySum, type Sums } from './sums.ts';
import { createTally } from './sums.ts';
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

function setUp(add?: Sums['add']) {
  const added: DailySum[] = [];
  const tally = createTally({ add: add ?? (async (more) => void added.push(...more)) }, () => NOON);
  const noteVisit = createVisits({
    manifest,
    publicOrigin: 'https://www.beispiel.de',
    tally,
    clock: () => NOON,
  });
  const note = (path: string, headers: IncomingHttpHeaders = {}) =>
    noteVisit(path, { ...BROWSER, ...headers });
  const counted = async () => {
    await tally.flush();
    return Object.fromEntries(added.map(({ measure, subject, amount }) => [`${measure} ${subject}`, amount]));
  };
  return { tally, note, counted, added };
}

test('a page is counted with where a person came from, and what is no page is not', async () => {
  const { note, counted, added } = setUp();
  note('/', { referer: 'https://www.suche.example/?q=geheim' });
  note('/', { referer: 'https://www.suche.example:8443' });
  note('/assets/start.js');
  note('/', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
  note('/', { 'accept-language': undefined, referer: 'https://spam.example/' });
  note('/', { 'sec-purpose': 'prefetch' });
  note(dataPath('b1', '/blog/'), { referer: 'https://www.beispiel.de/?von=ich' });
  // A translation service shows the site under a host of its own, which must not count as a referrer.
  note(dataPath('b1', '/blog/'), { referer: 'https://www-beispiel-de.uebersetzer.example/' });
  expect(await counted()).toEqual({
    'view /': 2,
    'further /blog/': 2,
    'referrer www.suche.example': 2,
    'robot /': 2,
  });
  expect(added.every(({ day }) => day === DAY)).toBe(true);
});

test('the way to the contact page is known by the page before it', async () => {
  const { note, counted } = setUp();
  note('/kontakt/', { referer: 'https://www.beispiel.de/blog/?x#y', 'sec-fetch-dest': 'document' });
  note(dataPath('b1', '/kontakt/'), { referer: 'https://www.beispiel.de/' });
  note('/kontakt/', { referer: 'https://www.beispiel.de/kontakt/', 'sec-fetch-dest': 'empty' });
  // Nobody comes to it from itself.
  note('/kontakt/', { referer: 'https://www.beispiel.de/kontakt/', 'sec-fetch-dest': 'document' });
  expect(await counted()).toEqual({
    'view /kontakt/': 2,
    'further /kontakt/': 1,
    'kontakt ': 3,
    'to-kontakt /blog/': 1,
    'to-kontakt /': 1,
  });
});

test('invented hosts do not fill the table', async () => {
  const { note, counted } = setUp();
  note('/', { referer: 'https://<script>/' });
  for (let i = 0; i < 1_000; i++) note('/', { referer: `https://h${i}.example/` });
  const referrers = Object.entries(await counted()).filter(([name]) => name.startsWith('referrer'));
  expect(referrers.length).toBe(201);
  expect(referrers.map(([name]) => name).filter((name) => !/^referrer [\w.]+$/.test(name))).toEqual([]);
  expect(referrers.find(([name]) => name === 'referrer andere')?.[1]).toBe(800);
});

test('what could not be added is added with the next sums', async () => {
  let isBroken = true;
  const kept: DailySum[] = [];
  const { tally, note } = setUp(async (sums) => {
    if (isBroken) throw new Error('full');
    kept.push(...sums);
  });
  note('/');
  await tally.flush();
  note('/');
  await tally.flush();
  isBroken = false;
  await tally.flush();
  expect(kept).toEqual([{ day: DAY, measure: 'view', subject: '/', amount: 2 }]);
});

test.each(STORES)('several processes add to the same sums in %s, and old ones go', async (_, freshPlace) => {
  const place = await freshPlace();
  const all = (await Promise.all([place.open(), place.open(), place.open()])).map(createSums);
  const sum = (day: string, amount: number) => ({ day, measure: 'view', subject: '/', amount });
  for (let round = 0; round < 5; round++)
    await Promise.all(all.map((sums) => sums.add([sum(DAY, 2), { ...sum(DAY, 1), subject: '/blog/' }])));
  await all[0]!.add([sum('2024-01-01', 7)]);
  expect(await all[1]!.read('2020-01-01')).toEqual([
    sum('2024-01-01', 7),
    sum(DAY, 30),
    { ...sum(DAY, 15), subject: '/blog/' },
  ]);
  await createOutbox(await place.open()).keepHouse(NOON, () => undefined);
  expect(await all[0]!.read('2020-01-01')).toHaveLength(2);
});

test('the owner sees days, pages, referrers and the way to a message', () => {
  const row = (measure: string, subject: string, amount: number) => ({ day: DAY, measure, subject, amount });
  const report = formatReport(
    [
      row('view', '/', 10),
      row('further', '/blog/', 2_000),
      row('referrer', 'suche.example', 7),
      row('message', '', 3),
      row('unknown', '/', 9),
    ],
    ['2026-11-14', DAY],
  );
  expect(report).toMatch(/^2026-11-14 +0 +0 +0 +0 +0$/m);
  expect(report).toMatch(/^2026-11-15 +10 +2\.000 +0 +3 +0$/m);
  expect(report).toMatch(/^\/blog\/ +0 +2\.000[^]+^\/ +10 +0/m);
  expect(report).toMatch(/^suche\.example +7$/m);
  expect(report).toContain('3 Nachrichten');
});
