import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { openDatabase } from '../../server/outbox/open.ts';
import { openPlace, post } from './site-process.ts';

/** `OUTBOX_MEGABYTES=600` for the full proof; from 135 on the outbox is full. */
const MEGABYTES = Number(process.env.OUTBOX_MEGABYTES ?? 140);
const MESSAGE_BYTES = 50_000;
/** What the unit grants the service (`MemoryMax=`). */
const MEMORY_MEGABYTES = 512;

test(`an outbox of ${MEGABYTES} MB starts, says that it takes no more, and is emptied without a pause`, async () => {
  const place = openPlace();
  await (await openDatabase({ dataDir: place.dataDir, databaseUrl: undefined })).close();
  const database = new DatabaseSync(join(place.dataDir, 'outbox.sqlite'));
  database.exec(`
    PRAGMA synchronous = OFF;
    WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number LIMIT ${(MEGABYTES * 1e6) / MESSAGE_BYTES})
    INSERT INTO messages (id, status, author, received_at, next_attempt_at, bytes)
    SELECT printf('%032x', n), 'held', 'visitor', unixepoch() * 1000, 0, ${MESSAGE_BYTES} FROM number;
    INSERT INTO contents SELECT id, 'Geld', 'Von: robo@spam.example' || hex(zeroblob(${MESSAGE_BYTES / 2})), 'f' FROM messages;
  `);
  database.close();

  // What lies in the outbox is never in the heap: a tenth of what the unit grants is enough for it.
  const site = await place.start({ NODE_OPTIONS: '--max-old-space-size=48' });
  const memory = () =>
    Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${site.child.pid}/status`, 'utf8'))![1]) / 1024;
  expect((await post(site.origin, 'zu-viel')).status).toBe(503);
  expect(await (await fetch(`${site.origin}/readyz`)).text()).toBe('nicht bereit: OutboxFull');
  expect((await fetch(`${site.origin}/`)).status).toBe(200);

  const erased = place.outbox('erase', '--held');
  let slowest = 0;
  for (let done = false; !done;) {
    done = await Promise.race([
      erased.then(() => true),
      new Promise<false>((next) => setTimeout(next, 20, false)),
    ]);
    const asked = performance.now();
    expect((await fetch(`${site.origin}/`)).status).toBe(200);
    slowest = Math.max(slowest, performance.now() - asked);
  }
  expect((await erased).code).toBe(0);
  await expect.poll(async () => (await post(site.origin, 'danach')).status).toBe(202);
  expect(memory()).toBeLessThan(MEMORY_MEGABYTES);
  console.log(
    `${MEGABYTES} MB: ${memory().toFixed(0)} MiB at most, a page in ${slowest.toFixed(0)} ms at most`,
  );
});
