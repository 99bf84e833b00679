import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { commands, mailsOf, type Promised } from './adversary/commands.ts';
import { type BattleGround, postgresGround, sqliteGround } from './adversary/places.ts';
import { createWorld, type World } from './adversary/world.ts';

/**
 * Random sequences of everything that may happen against the promise: acknowledged is delivered at least
 * once, kept exactly once, and erased is gone. In one process, where thousands of steps take seconds: a
 * kill is a copy of what is committed (SQLite) or the end of all connections (PostgreSQL), a full disk is
 * one whose reserve is reached. Real processes and disks: kill.test.ts, kill-at-each-step.test.ts,
 * full-disk.test.ts, replicas.test.ts.
 *
 * `ADVERSARY_STEPS=1000000` for the full proof; `ADVERSARY_SEED` repeats a run that failed.
 */
const STEPS = Number(process.env.ADVERSARY_STEPS ?? 10_000);
const SEED = Number(process.env.ADVERSARY_SEED ?? Date.now() % 2 ** 31);
/** With the default number a slow machine stops here. */
const PATIENCE = process.env.ADVERSARY_STEPS ? 24 * 3_600_000 : 8_000;

test.each<[string, () => Promise<BattleGround>]>([
  ['SQLite', sqliteGround],
  ['PostgreSQL', postgresGround],
])(
  '%s keeps its promise, whatever happens',
  async (name, makeGround) => {
    const ground = await makeGround();
    const steps = { count: 0 };
    const deadline = performance.now() + PATIENCE;
    const isEnough = () => steps.count >= STEPS || performance.now() > deadline;
    let runs = 0;
    let mails = 0;
    let acknowledged = 0;
    try {
      const property = fc.asyncProperty(commands, async (sequence) => {
        runs++;
        const model: Promised = {
          acknowledged: new Map(),
          maybe: new Map(),
          erased: new Map(),
          steps,
          isEnough,
        };
        const world = await createWorld(ground);
        try {
          await fc.asyncModelRun(() => ({ model, real: world }), sequence);
          await judge(model, world);
        } finally {
          await world.end();
        }
        mails += world.taken.length;
        acknowledged += model.acknowledged.size;
      });
      // One at a time: what fails names a seed that begins with just this run.
      for (let seed = SEED; !isEnough(); seed++) await fc.assert(property, { seed, numRuns: 1 });
    } finally {
      ground.close();
    }
    expect(steps.count).toBeGreaterThan(0);
    console.log(
      `${name}: seed ${SEED}, ${steps.count} steps in ${runs} runs, ${acknowledged} messages acknowledged, ` +
        `${mails} mails, 0 lost, 0 kept twice`,
    );
  },
  PATIENCE + 60_000,
);

async function judge(model: Promised, world: World): Promise<void> {
  await world.settleDown();
  const kept = await world.outbox().list();
  const ids = kept.map(({ id }) => id);
  expect(new Set(ids).size, 'nothing is kept twice').toBe(ids.length);
  const named = new Map([...model.acknowledged.values()].map(({ id, text }) => [id, text]));
  expect(
    [...named.keys()].filter((id) => !ids.includes(id)),
    'acknowledged is kept',
  ).toEqual([]);
  expect(ids.length - named.size, 'nothing is kept that nobody sent').toBeLessThanOrEqual(model.maybe.size);

  for (const [id, text] of named) {
    const mailed = world.taken.filter((mail) => mail.id === id);
    const mailsAtErasure = model.erased.get(id);
    if (mailsAtErasure === undefined) expect(mailed.length, `${text} is delivered`).toBeGreaterThan(0);
    else expect(mailsOf(world, id), `${text} is not sent after its erasure`).toBe(mailsAtErasure);
    const bodies = new Set(mailed.map(({ message }) => message));
    expect(bodies.size, `${text} is always the same mail`).toBeLessThanOrEqual(1);
    if (mailsAtErasure === undefined) continue;
    expect(kept.find((message) => message.id === id)!.content).toBeUndefined();
    expect(await world.ground.holds(text), `${text} is gone`).toBe(false);
  }
}
