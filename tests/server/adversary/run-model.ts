import * as fc from 'fast-check';
import { expect } from 'vitest';
import type { Store } from './store.ts';
import { commands, KINDS, type Promised, type Steps } from './commands.ts';
import { checkPromises } from './check-promises.ts';
import { createFaultyServer } from './faulty-server.ts';

const { ADVERSARY_STEPS, ADVERSARY_SEED } = process.env;
const COUNT = Number(ADVERSARY_STEPS ?? 1_000);
/** Only a replay shrinks a failure to fewer steps: shrinking takes many times as long as all the rest. */
const IS_REPLAY = ADVERSARY_SEED !== undefined;
/** The short run of one commit is always the same; a long one looks for what nobody has seen yet. */
const SEED = Number(ADVERSARY_SEED ?? (ADVERSARY_STEPS ? Date.now() % 2 ** 31 : 1));

/** Steps after which a run prints how far it is, for whoever waits for a million of them. */
const TELL_EVERY = 50_000;

/** For as many steps as it takes; a slow machine among others makes some hundred a second. */
export const PATIENCE = 180_000 + COUNT * 100;

/**
 * Random sequences of everything that may happen against the promise: acknowledged is delivered at least
 * once, kept exactly once, and erased is gone. In one process, where thousands of steps take seconds: a
 * kill is a copy of what is committed (SQLite) or the end of all connections (PostgreSQL), a full disk is
 * one whose reserve is reached. Real processes and disks: kill.test.ts, full-disk.test.ts,
 * replicas.test.ts.
 *
 * `ADVERSARY_STEPS=1000000` for the full proof; `ADVERSARY_SEED` repeats a run that failed.
 */
export async function runModel(name: string, stores: Store[]): Promise<void> {
  const sum = { runs: 0, acknowledged: 0, timesFull: 0, mails: 0 };
  const steps: Steps = {
    count: 0,
    ofKind: new Map(),
    // Some kinds are rare: a small number may be over before each of them has occurred.
    areEnough: () => steps.count >= COUNT && steps.ofKind.size === KINDS,
  };
  let told = 0;

  async function runOn(store: Store, firstSeed: number): Promise<void> {
    const property = fc.asyncProperty(commands, async (sequence) => {
      const model: Promised = { acknowledged: new Map(), maybe: new Map(), erased: new Map(), steps };
      const server = await createFaultyServer(store);
      try {
        await fc.asyncModelRun(() => ({ model, real: server }), sequence);
        await checkPromises(model, server);
      } finally {
        await server.end();
      }
      sum.runs++;
      sum.mails += server.taken.length;
      sum.timesFull += server.state.timesFull;
      sum.acknowledged += model.acknowledged.size;
      if (steps.count < told + TELL_EVERY) return;
      told = steps.count;
      console.log(`${name}: seed ${SEED}, ${told} steps so far`);
    });
    // One at a time: what fails names a seed that begins with just this run.
    for (let seed = firstSeed; !steps.areEnough(); seed += stores.length) {
      await fc.assert(property, { seed, numRuns: 1, endOnFailure: !IS_REPLAY });
    }
  }

  try {
    await Promise.all(stores.map((store, i) => runOn(store, SEED + i)));
  } finally {
    await Promise.all(stores.map((store) => store.close()));
  }
  expect(steps.count).toBeGreaterThanOrEqual(COUNT);
  const kinds = [...steps.ofKind].map(([kind, count]) => `${kind} ${count}`);
  console.log(
    `${name}: seed ${SEED}, ${steps.count} steps in ${sum.runs} runs (${kinds.join(', ')}): ` +
      `${sum.acknowledged} messages acknowledged, ${sum.timesFull} not taken by a full store, ${sum.mails} mails, 0 lost, 0 kept twice`,
  );
}
