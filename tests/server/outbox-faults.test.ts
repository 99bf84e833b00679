import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { freshDataDir } from '../../server/outbox/test-outbox.ts';
import { openPlace, type Place, post } from './site-process.ts';
import { smallDisk } from './small-disk.ts';

/** Visitors are sent away with a time to come back, and everything else still works. */
async function expectUnavailable(origin: string, key: string): Promise<void> {
  const response = await post(origin, key);
  expect(response.status).toBe(503);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await fetch(`${origin}/readyz`)).status).toBe(503);
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  expect((await fetch(`${origin}/`)).status).toBe(200);
}

const subjects = async (place: Place) => (await place.kept()).map(({ content }) => content?.subject);

test('while another program holds the outbox nothing is promised, and afterwards all is well', async () => {
  const place = openPlace();
  const site = await place.start();
  // It waits for its turn: the server that has just started may be writing.
  const other = new DatabaseSync(join(place.dataDir, 'outbox.sqlite'), { timeout: 30_000 });
  other.exec('BEGIN IMMEDIATE');
  await expectUnavailable(site.origin, 'a');
  other.exec('ROLLBACK');
  other.close();
  expect((await post(site.origin, 'a')).status).toBe(202);
  expect((await fetch(`${site.origin}/readyz`)).status).toBe(200);
});

test('a read-only disk ends the start with one sentence, and takes nothing away', async () => {
  const { dataDir, isMounted, remount } = smallDisk();
  const place = openPlace({ dataDir, env: { DISK_RESERVE: '0' } });
  const site = await place.start();
  expect((await post(site.origin, 'davor')).status).toBe(202);
  await site.end('SIGTERM');
  if (isMounted) remount('ro');
  // Where nothing can be mounted, a process that may not write a byte meets the same refusal.
  const start = place.start({}, isMounted ? {} : { fileSize: 0 });
  await expect(start).rejects.toThrow(/DATA_DIR=„.+“ lässt sich nicht benutzen/);
  if (isMounted) remount('rw');
  const again = await place.start();
  expect((await post(again.origin, 'danach')).status).toBe(202);
  expect(await subjects(place)).toEqual(['Anfrage davor', 'Anfrage danach']);
});

test('an outbox that is damaged under a running server is a 503, and no crash', async () => {
  const place = openPlace();
  const site = await place.start();
  const text = 'Guten Tag, '.repeat(500);
  for (let i = 0; i < 30; i++) await post(site.origin, `davor-${i}`, text);
  const file = join(place.dataDir, 'outbox.sqlite');
  const database = new DatabaseSync(file);
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();
  writeFileSync(file, readFileSync(file).fill('x', 4096));
  const statuses = new Set<number>();
  for (let i = 0; i < 20; i++) statuses.add((await post(site.origin, `danach-${i}`, text)).status);
  expect(statuses).toContain(503);
  expect([...statuses].filter((status) => status >= 500 && status !== 503)).toEqual([]);
  expect((await fetch(`${site.origin}/`)).status).toBe(200);
  expect(site.child.exitCode).toBeNull();
});

test('a data folder that goes while the server runs is a 503 with its reason, until a restart', async () => {
  const place = openPlace({ dataDir: freshDataDir() });
  const site = await place.start();
  expect((await post(site.origin, 'davor')).status).toBe(202);
  rmSync(place.dataDir, { recursive: true });
  await expectUnavailable(site.origin, 'vergebens');
  expect(await (await fetch(`${site.origin}/readyz`)).text()).toBe('nicht bereit: NotInPlace');
  await site.end();
  const again = await place.start();
  expect((await post(again.origin, 'danach')).status).toBe(202);
  expect(await subjects(place)).toEqual(['Anfrage danach']);
});
