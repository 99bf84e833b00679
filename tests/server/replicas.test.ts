import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { freshDatabase } from '../../server/outbox/test-database.ts';
import { mailEnv, startMailServer } from './mail-server.ts';
import { openPlace, type Site } from './site-process.ts';
import { startVisitors, VISITORS } from './visitors.ts';

/** `FAULT_ROUNDS=200` for the full proof. */
const KILLS = Number(process.env.FAULT_ROUNDS ?? 1);
const REPLICAS = 3;
const MOST_WAITING = 200;

async function startReplicas(databaseUrl: string, env: Record<string, string> = {}) {
  const place = openPlace({ env: { DATABASE_URL: databaseUrl } });
  const start = () => place.start(env);
  return { place, start, sites: await Promise.all(Array.from({ length: REPLICAS }, start)) };
}

test(
  `${REPLICAS} servers on one database, ${KILLS} × kill -9 under load: nothing lost, nothing there twice`,
  async () => {
    const mailServer = await startMailServer();
    const { place, sites, start } = await startReplicas(await freshDatabase(), mailEnv(mailServer.port));
    const all: Site[] = [...sites];
    const visitors = startVisitors(async (acknowledged) => {
      // On a busy machine they would send much faster than the mail server takes.
      while (acknowledged.size - mailServer.mails.length > MOST_WAITING) await pause(20);
      // A load balancer that knows nothing: it sends some to the one that was killed.
      return sites[Math.floor(Math.random() * sites.length)]!.origin;
    });
    for (let kill = 0; kill < KILLS; kill++) {
      const enough = visitors.acknowledged.size + 4 * VISITORS;
      await expect.poll(() => visitors.acknowledged.size, { interval: 5 }).toBeGreaterThan(enough);
      const victim = kill % sites.length;
      await sites[victim]!.end('SIGKILL');
      if (kill + 1 < KILLS) all.push((sites[victim] = await start()));
    }
    await visitors.finish();

    const ids = new Set(visitors.acknowledged.values());
    const undelivered = async () => (await place.kept()).filter(({ status }) => status !== 'delivered');
    // What the killed ones had under way waits until its lease has run out.
    await expect.poll(undelivered, { interval: 200 }).toEqual([]);
    await Promise.all(sites.map((site) => site.end('SIGTERM')));

    const { mails } = mailServer;
    const kept = await place.kept();
    expect(visitors.refusals).toEqual([]);
    expect(ids.size).toBe(visitors.acknowledged.size);
    expect(kept.map(({ id }) => id).toSorted()).toEqual([...ids].toSorted());
    expect(new Set(mails.map(({ id }) => id))).toEqual(ids);
    // As on one machine: between the mail server's «taken» and our note of it there is one at most, and
    // another server sends the same mail.
    expect(mails.length - ids.size).toBeLessThanOrEqual(KILLS);
    expect(new Set(mails.map(({ raw }) => raw)).size).toBe(ids.size);
    const senders = all.filter(({ log }) => log.some((line) => line.includes('message.delivered')));
    expect(senders.length).toBeGreaterThan(1);
    console.log(
      `${REPLICAS} servers, ${KILLS} kills: ${ids.size} messages acknowledged, 0 lost, 0 there twice, ` +
        `${mails.length - ids.size} transmitted again`,
    );
  },
  180_000 + KILLS * 10_000,
);
