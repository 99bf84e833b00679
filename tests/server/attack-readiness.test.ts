import { expect, onTestFinished, test } from 'vitest';
import { freshDatabase } from '../../server/outbox/postgres/test-database.ts';
import { openProxy } from '../../server/outbox/postgres/test-proxy.ts';
import { openPlace, post } from './site-process.ts';

/** `ATTACK_SCALE=10` for 500 questions at a time. */
const AT_ONCE = 50 * Number(process.env.ATTACK_SCALE ?? 1);
const POSTS = 4;

test(`${AT_ONCE} who ask for /readyz all the time leave the database to messages`, async () => {
  // A database that is some way off: every question takes a while, and there are only a few connections.
  const { url, delay, statements } = await openProxy(await freshDatabase());
  const site = await openPlace({ env: { DATABASE_URL: url } }).start();
  expect((await post(site.origin, 'davor')).status).toBe(202);
  delay(20);
  const flood = { on: true, answers: 0 };
  onTestFinished(() => void (flood.on = false));
  const askers = Array.from({ length: AT_ONCE }, async () => {
    while (flood.on) {
      await fetch(`${site.origin}/readyz`).then((response) => response.text());
      flood.answers++;
    }
  });
  await expect.poll(() => flood.answers).toBeGreaterThan(AT_ONCE);
  const before = statements();
  const start = performance.now();
  const times: number[] = [];
  for (let i = 0; i < POSTS; i++) {
    const sent = performance.now();
    expect((await post(site.origin, `nachricht-${i}`)).status).toBe(202);
    times.push(performance.now() - sent);
  }
  const seconds = (performance.now() - start) / 1000;
  const asked = statements() - before;
  flood.on = false;
  await Promise.all(askers);
  times.sort((a, b) => a - b);
  console.log(
    `${flood.answers} × /readyz: a message in ${times[POSTS >> 1]!.toFixed(0)} ms, ` +
      `${times.at(-1)!.toFixed(0)} ms at most; ${asked} statements`,
  );
  // Six for each message, one a second for all the askers, and the courier's and housekeeping's few.
  expect(asked).toBeLessThan(POSTS * 8 + seconds * 4 + 20);
});
