import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { SECOND } from '../../server/clock.ts';
import { allOf } from '../../server/outbox/test-outbox.ts';
import { SLOWNESS } from '../slowness.ts';
import { commands, mailsOf, type Promised } from './adversary/commands.ts';
import { createFaultyServer, type FaultyServer } from './adversary/faulty-server.ts';
import { ROOM } from './adversary/sqlite-store.ts';

const { ADVERSARY_STEPS, ADVERSARY_SEED } = process.env;
const COUNT = Number(ADVERSARY_STEPS ?? 1_000);
/** The short run of one commit is always the same; a long one looks for what nobody has seen yet. */
const SEED = Number(ADVERSARY_SEED ?? (ADVERSARY_STEPS ? Date.now() % 2 ** 31 : 1));

/**
 * Random sequences of everything that may happen against the promise: acknowledged is delivered at least once, kept
 * exactly once, and erased is gone. In one process, where thousands of steps take seconds: a kill is a copy of what is
 * committed, a full disk is one whose reserve is reached. Real processes and disks: kill.test.ts, full-disk.test.ts.
 *
 * `ADVERSARY_STEPS=1000000` for the full proof; `ADVERSARY_SEED` repeats a run that failed, and shrinks it.
 */
test(
  'SQLite keeps its promise, whatever happens',
  async () => {
    const steps = { count: 0, atMost: COUNT };
    const sum = { acknowledged: 0, mails: 0 };
    const property = fc.asyncProperty(commands, async (sequence) => {
      const model: Promised = { acknowledged: new Map(), maybe: new Map(), erased: new Map(), steps };
      const server = await createFaultyServer();
      try {
        await fc.asyncModelRun(() => ({ model, real: server }), sequence);
        await checkPromises(model, server);
      } finally {
        await server.end();
      }
      sum.mails += server.taken.length;
      sum.acknowledged += model.acknowledged.size;
    });
    // One at a time: what fails names a seed that begins with just this run.
    for (let seed = SEED; steps.count < COUNT; seed++)
      await fc.assert(property, { seed, numRuns: 1, endOnFailure: ADVERSARY_SEED === undefined });
    console.log(
      `Seed ${SEED}, ${steps.count} steps: ${sum.acknowledged} messages acknowledged, ${sum.mails} mails, ` +
        '0 lost, 0 kept twice',
    );
  },
  // A slow machine among others makes some hundred steps a second.
  (300_000 + COUNT * 100) * SLOWNESS,
);

/** When all faults are over: was the promise kept? */
async function checkPromises(model: Promised, server: FaultyServer): Promise<void> {
  await server.settleDown();
  const all = await server.ask((outbox) => allOf(outbox));
  const kept = new Map(all.map((message) => [message.id, message]));
  expect(kept.size, 'nothing is kept twice').toBe(all.length);
  const named = new Map([...model.acknowledged.values()].map(({ id, text }) => [id, text]));
  expect(
    [...named.keys()].filter((id) => !kept.has(id)),
    'acknowledged is kept',
  ).toEqual([]);
  expect(kept.size - named.size, 'nothing is kept that nobody sent').toBeLessThanOrEqual(model.maybe.size);

  const contents = server.store.contents();
  for (const [id, text] of named) {
    const mailed = server.taken.filter((mail) => mail.id === id);
    const mailsAtErasure = model.erased.get(id);
    if (mailsAtErasure === undefined) expect(mailed.length, `${text} is delivered`).toBeGreaterThan(0);
    else expect(mailsOf(server, id), `${text} is not sent after its erasure`).toBe(mailsAtErasure);
    const bodies = new Set(mailed.map(({ message }) => message));
    expect(bodies.size, `${text} is always the same mail`).toBeLessThanOrEqual(1);
    if (mailsAtErasure === undefined) continue;
    expect(kept.get(id)!.content).toBeUndefined();
    expect(contents.includes(text), `${text} is gone`).toBe(false);
  }
  await checkRoom(server);
}

/** A store that is full takes no more, until it has been emptied. */
async function checkRoom(server: FaultyServer): Promise<void> {
  const post = async (n: number) =>
    (await server.post({ key: `voll-${n}`, text: 'Guten Tag zusammen.' })).status;
  let count = 0;
  while (count < ROOM && (await post(count)) === 202) count++;
  expect(count, 'what is undelivered has a bound').toBeLessThan(ROOM);
  server.state.now += SECOND;
  await server.deliver();
  expect(await post(count), 'what was delivered makes room').toBe(202);
}
