import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { freshDatabase } from '../../server/outbox/test-database.ts';
import { mailEnv, startMailServer } from './mail-server.ts';
import { SLOWNESS } from '../slowness.ts';
import { openPlace, post } from './site-process.ts';

/** `FAULT_ROUNDS=200` for the full proof. */
const KILLS = Number(process.env.FAULT_ROUNDS ?? 2);
const VISITORS = 16;
const MOST_WAITING = 200;

test.each([
  ['one server on SQLite', 1, undefined],
  ['three servers on PostgreSQL', 3, freshDatabase],
])(
  `%s, ${KILLS} × kill -9 under load: nothing acknowledged is lost, and nothing is there twice`,
  async (_, count, database) => {
    const { mails, port } = await startMailServer();
    const place = openPlace({
      env: { ...mailEnv(port), ...(database && { DATABASE_URL: await database() }) },
    });
    const sites = await Promise.all(Array.from({ length: count }, () => place.start()));
    const visitors = startVisitors(async (acknowledged) => {
      // On a busy machine they would send much faster than the mail server takes.
      while (acknowledged.size - mails.length > MOST_WAITING) await pause(20);
      // A load balancer that knows nothing: it sends some to the one that was killed.
      return sites[Math.floor(Math.random() * count)]!.origin;
    });
    for (let kill = 0; kill < KILLS; kill++) {
      const enough = visitors.acknowledged.size + 2 * VISITORS;
      await expect.poll(() => visitors.acknowledged.size, { interval: 5 }).toBeGreaterThan(enough);
      await sites[kill % count]!.end('SIGKILL');
      sites[kill % count] = await place.start();
    }
    await visitors.finish();
    const undelivered = async () => (await place.kept()).filter(({ status }) => status !== 'delivered');
    // What was under way when a server died waits until its lease has run out, or for its next turn.
    await expect.poll(undelivered, { interval: 200, timeout: 150_000 * SLOWNESS }).toEqual([]);
    for (const site of sites) expect(await site.end('SIGTERM')).toBe(0);

    expect(visitors.refusals).toEqual([]);
    // One message for every key that a visitor sent, however often they had to send it.
    const ids = new Set(visitors.acknowledged.values());
    expect(ids.size).toBe(visitors.acknowledged.size);
    expect((await place.kept()).map(({ id }) => id).toSorted()).toEqual([...ids].toSorted());
    expect(new Set(mails.map(({ id }) => id))).toEqual(ids);
    // Killed between the mail server's «taken» and our note of it, a message goes out again, as the same mail:
    // receivers tell by the Message-ID.
    expect(mails.length - ids.size).toBeLessThanOrEqual(KILLS);
    expect(new Set(mails.map(({ raw }) => raw)).size).toBe(ids.size);
    console.log(`${KILLS} kills, ${ids.size} messages, ${mails.length - ids.size} transmitted again`);
  },
  (300_000 + KILLS * 10_000) * SLOWNESS,
);

/** The ids that the server gave, by the visitors' own keys. */
type Acknowledged = Map<string, string>;

/** Visitors that send one message after the other, each until it is acknowledged, as the browser does. */
function startVisitors(originNow: (acknowledged: Acknowledged) => Promise<string>) {
  const acknowledged: Acknowledged = new Map();
  const refusals: string[] = [];
  const ended = new AbortController();

  async function sendUntilAcknowledged(key: string): Promise<void> {
    for (;;) {
      try {
        const response = await post(await originNow(acknowledged), key);
        if (response.status === 202) {
          acknowledged.set(key, ((await response.json()) as { id: string }).id);
          return;
        }
        if (response.status < 500) return void refusals.push(`${key}: ${response.status}`);
      } catch {
        // Cut off, or nobody there: asking all the time would only keep the next server from starting.
        await pause(100);
      }
    }
  }

  const all = Array.from({ length: VISITORS }, async (_, visitor) => {
    for (let number = 0; !ended.signal.aborted; number++)
      await sendUntilAcknowledged(`besucher-${visitor}-${number}`);
  });
  const finish = () => {
    ended.abort();
    return Promise.all(all);
  };
  return { acknowledged, refusals, finish };
}
