import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openPlace, post, type Site } from './site-process.ts';
import { smallDisk, type SmallDisk } from './small-disk.ts';

const MEGABYTE = 1024 * 1024;

test('on a full disk nothing is promised, and nothing promised is lost', async () => {
  const disk = smallDisk();
  const { dataDir, isMounted } = disk;
  const place = openPlace({ dataDir, env: { DISK_RESERVE: '0' } });
  // Where no disk can be mounted, no file may grow beyond a megabyte: SQLite fails in the same way.
  const limit = isMounted ? {} : { fileSize: MEGABYTE / 512 };
  const site = await place.start({}, limit);

  const text = 'Guten Tag, '.repeat(900);
  const promised: string[] = [];
  let refusal: Response | undefined;
  for (let i = 0; i < 500 && !refusal; i++) {
    const response = await post(site.origin, `nachricht-${i}`, text);
    if (response.status === 202) promised.push(((await response.json()) as { id: string }).id);
    else refusal = response;
  }
  expect(promised.length).toBeGreaterThan(10);
  expect(refusal?.status).toBe(503);
  expect(Number(refusal?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refusal?.json()).toEqual({ fehler: expect.any(String) });
  expect((await fetch(`${site.origin}/`)).status).toBe(200);
  expect((await fetch(`${site.origin}/healthz`)).status).toBe(200);
  await expect.poll(() => site.log.join()).toContain('outbox.unavailable');

  const roomy = await withRoom(site, () => place.start(), disk);
  const later = await post(roomy.origin, 'danach', text);
  expect(later.status).toBe(202);
  promised.push(((await later.json()) as { id: string }).id);
  await roomy.end('SIGTERM');

  expect((await place.kept()).map(({ id }) => id).toSorted()).toEqual(promised.toSorted());
});

test('before the disk is full it says so, and still notes what becomes of the kept messages', async () => {
  const { dataDir, isMounted, remount } = smallDisk();
  if (isMounted) remount('size=16m');
  const place = openPlace({ dataDir });
  const fill = join(dataDir, 'other-program');
  const site = await place.start({ DISK_RESERVE: isMounted ? '8' : '0' });
  expect((await post(site.origin, 'davor')).status).toBe(202);
  expect((await fetch(`${site.origin}/readyz`)).status).toBe(200);

  // Where no disk can be mounted, the test must not fill the real one: the reserve is more than its free space.
  if (isMounted) writeFileSync(fill, Buffer.alloc(9 * MEGABYTE));
  const { bavail, bsize } = statfsSync(dataDir);
  const wanted = `${Math.floor((bavail * bsize) / MEGABYTE) + 1_000}`;
  const tight = isMounted ? site : await place.start({ DISK_RESERVE: wanted });
  const readyz = async () => (await fetch(`${tight.origin}/readyz`)).status;
  await expect.poll(readyz).toBe(503);
  expect((await post(tight.origin, 'zu-spaet')).status).toBe(503);
  await expect.poll(() => tight.log.join()).toContain('DiskNearlyFull');
  const [kept, ...others] = await place.kept();
  expect(others).toEqual([]);
  expect((await place.outbox('erase', kept!.id)).code).toBe(0);

  if (!isMounted) return;
  rmSync(fill);
  await expect.poll(readyz).toBe(200);
  expect((await post(tight.origin, 'danach')).status).toBe(202);
});

/** The same server with more disk; or, where the limit belongs to the process, another one without it. */
async function withRoom(
  site: Site,
  startAnother: () => Promise<Site>,
  { isMounted, remount }: SmallDisk,
): Promise<Site> {
  if (isMounted) {
    remount('size=8m');
    return site;
  }
  await site.end('SIGTERM');
  return startAnother();
}
