import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { mailEnv, startMailServer } from './mail-server.ts';
import { openPlace } from './site-process.ts';
import { startVisitors, VISITORS } from './visitors.ts';

/** `FAULT_ROUNDS=200` for the full proof. */
const ROUNDS = Number(process.env.FAULT_ROUNDS ?? 4);

test(
  `after ${ROUNDS} × kill -9 under load nothing acknowledged is lost, and nothing is there twice`,
  async () => {
    const server = await startMailServer();
    const place = openPlace();
    const env = mailEnv(server.port);
    let site = await place.start(env);
    const visitors = startVisitors(() => site.origin);
    for (let round = 0; round < ROUNDS; round++) {
      const enough = visitors.acknowledged.size + VISITORS;
      await expect.poll(() => visitors.acknowledged.size, { interval: 5 }).toBeGreaterThan(enough);
      await pause(Math.random() * 150);
      await site.end('SIGKILL');
      site = await place.start(env);
    }
    await visitors.finish();
    const ids = new Set(visitors.acknowledged.values());
    const undelivered = async () => (await place.kept()).filter(({ status }) => status !== 'delivered');
    // The message that was under way when the server died waits until its lease has run out, or for its next turn.
    await expect.poll(undelivered, { interval: 100, timeout: 150_000 }).toEqual([]);
    expect(await site.end('SIGTERM')).toBe(0);
    const [kept, { mails }] = [await place.kept(), server];

    expect(visitors.refusals).toEqual([]);
    // One message for every key that a visitor sent, however often they had to send it.
    expect(ids.size).toBe(visitors.acknowledged.size);
    expect(kept.map(({ id }) => id).toSorted()).toEqual([...ids].toSorted());
    expect(new Set(mails.map(({ id }) => id))).toEqual(ids);
    // Killed between the mail server's «taken» and our note of it, a message goes out again, as the same mail:
    // receivers tell by the Message-ID.
    expect(mails.length - ids.size).toBeLessThanOrEqual(ROUNDS);
    const mailById = new Map(mails.map((mail) => [mail.id, mail.raw]));
    expect(mails.filter((mail) => mail.raw !== mailById.get(mail.id))).toEqual([]);
    console.log(`${ROUNDS} kills, ${ids.size} messages, ${mails.length - ids.size} transmitted again`);
  },
  180_000 + ROUNDS * 10_000,
);
