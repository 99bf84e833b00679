import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { openPlace, type Place, post } from './site-process.ts';
import { smallDisk } from './small-disk.ts';

const subjects = async (place: Place) => (await place.kept()).map(({ content }) => content?.subject);

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
