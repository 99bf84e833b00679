import { type Clock, germanDay, SECOND } from '../clock.ts';
import type { DailySum, Measure, Sums } from './sums.ts';

export type Tally = ReturnType<typeof createTally>;

/** What a crash may lose, and by how much the last visits of a day may count for the next. */
const INTERVAL = 10 * SECOND;

/** Counts in memory and adds to the database now and then: no visitor waits for a disk. */
export function createTally(sums: Pick<Sums, 'add'>, clock: Clock) {
  const counted = new Map<string, DailySum>();
  let running = Promise.resolve();

  function note(measure: string, subject: string, amount: number): void {
    const key = `${measure} ${subject}`;
    const sum = counted.get(key);
    if (sum) sum.amount += amount;
    else counted.set(key, { day: '', measure, subject, amount });
  }

  async function keep(): Promise<void> {
    const day = germanDay(clock());
    const taken = [...counted.values()].map((sum) => ({ ...sum, day }));
    if (taken.length === 0) return;
    counted.clear();
    await sums.add(taken).catch(() => {
      // A database that cannot be written is told elsewhere. The next attempt brings these along.
      for (const { measure, subject, amount } of taken) note(measure, subject, amount);
    });
  }

  // One after the other: an answer that is late must not meet the next attempt.
  const flush = () => (running = running.then(keep));
  const timer = setInterval(() => void flush(), INTERVAL).unref();

  return {
    add: (measure: Measure, subject: string) => note(measure, subject, 1),
    /** Keeps what is counted so far. */
    flush,
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}
