import { once } from 'node:events';
import { readFileSync, statfsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { openPlace, post } from './site-process.ts';

const MEGABYTE = 1024 * 1024;
const LONG = 'Guten Tag, '.repeat(900);

test('on a full disk nothing is promised, and nothing promised is lost', async () => {
  const place = openPlace();
  // No file may grow beyond a megabyte: SQLite fails as on a disk without room.
  const site = await place.start({ DISK_RESERVE: '0' }, { fileSize: MEGABYTE / 512 });
  const promised: string[] = [];
  let refusal: Response | undefined;
  for (let i = 0; i < 500 && !refusal; i++) {
    const response = await post(site.origin, `nachricht-${i}`, LONG);
    if (response.status === 202) promised.push(((await response.json()) as { id: string }).id);
    else refusal = response;
  }
  expect(promised.length).toBeGreaterThan(10);
  expect(refusal?.status).toBe(503);
  expect(Number(refusal?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await fetch(`${site.origin}/`)).status).toBe(200);
  await expect.poll(() => site.log.join()).toContain('outbox.unavailable');
  await site.end('SIGTERM');

  const roomy = await place.start();
  expect((await post(roomy.origin, 'danach', LONG)).status).toBe(202);
  expect((await place.kept()).map(({ id }) => id)).toEqual(expect.arrayContaining(promised));
  expect(await place.kept()).toHaveLength(promised.length + 1);
});

test('before the disk is full it says so, also to the owner, and still notes what becomes of the kept messages', async () => {
  const place = openPlace();
  const site = await place.start();
  expect((await post(site.origin, 'davor')).status).toBe(202);
  await site.end();

  const { bavail, bsize } = statfsSync(place.dataDir);
  const moreThanFree = Math.floor((bavail * bsize) / MEGABYTE) + 1_000;
  const told: string[] = [];
  const channel = createServer(async (request, response) => {
    told.push(await text(request));
    response.end();
  }).listen(0, '127.0.0.1');
  await once(channel, 'listening');
  onTestFinished(() => void channel.close());
  const ALERT_URL = `http://127.0.0.1:${(channel.address() as AddressInfo).port}/`;
  const tight = await place.start({ DISK_RESERVE: `${moreThanFree}`, ALERT_URL });
  expect(await (await fetch(`${tight.origin}/readyz`)).text()).toBe('nicht bereit: DiskNearlyFull');
  expect((await post(tight.origin, 'zu-spaet')).status).toBe(503);
  await expect.poll(() => told.join()).toContain('konnte eine Nachricht nicht annehmen');
  const [kept, ...others] = await place.kept();
  expect(others).toEqual([]);
  expect((await place.outbox('erase', kept!.id)).code).toBe(0);
});

test('where nothing can be written the start ends with one sentence, and nothing is taken away', async () => {
  const place = openPlace();
  const site = await place.start();
  expect((await post(site.origin, 'davor')).status).toBe(202);
  await site.end();
  const start = place.start({ DISK_RESERVE: '0' }, { fileSize: 0 });
  await expect(start).rejects.toThrow(/DATA_DIR=„.+“ lässt sich nicht benutzen/);
  expect(await place.kept()).toMatchObject([{ content: { subject: 'Anfrage davor' } }]);
});

test('an outbox that is damaged under a running server is a 503, and no crash', async () => {
  const place = openPlace();
  const site = await place.start();
  for (let i = 0; i < 20; i++) await post(site.origin, `davor-${i}`, LONG);
  const file = join(place.dataDir, 'outbox.sqlite');
  const database = new DatabaseSync(file);
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();
  writeFileSync(file, readFileSync(file).fill('x', 4096));
  const statuses = new Set<number>();
  for (let i = 0; i < 20; i++) statuses.add((await post(site.origin, `danach-${i}`, LONG)).status);
  expect(statuses).toContain(503);
  expect([...statuses].filter((status) => status >= 500 && status !== 503)).toEqual([]);
  expect((await fetch(`${site.origin}/`)).status).toBe(200);
});
