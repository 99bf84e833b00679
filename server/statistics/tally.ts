import { type Clock, SECOND } from '../clock.ts';
import { describeError, type Log } from '../log.ts';
import { daysBefore, germanDay } from './day.ts';
import type { DailySum, Measure, StatisticsStore } from './types.ts';

export type Tally = {
  add(measure: Measure, subject: string, amount?: number): void;
  /** Keeps what is counted so far. */
  flush(): Promise<void>;
  stop(): Promise<void>;
};

type Parts = { store: StatisticsStore; clock: Clock; log: Log };

/** What a crash may lose, and by how much the last visits of a day may count for the next. */
const INTERVAL = 10 * SECOND;

/** As the privacy policy says: two years can be compared, month by month. */
export const KEPT_DAYS = 760;

/** Counts in memory and adds to the store now and then: no visitor waits for a disk. */
export function createTally({ store, clock, log }: Parts): Tally {
  let sums = new Map<Measure, Map<string, number>>();
  let running = Promise.resolve();
  let lastDay = '';
  let isLost = false;

  function add(measure: Measure, subject: string, amount = 1): void {
    let subjects = sums.get(measure);
    if (!subjects) sums.set(measure, (subjects = new Map()));
    subjects.set(subject, (subjects.get(subject) ?? 0) + amount);
  }

  async function keep(): Promise<void> {
    if (sums.size === 0) return;
    const day = germanDay(clock());
    const counted = sums;
    sums = new Map();
    try {
      await store.add(inOrder(day, counted));
      if (day !== lastDay) await store.forget(daysBefore(day, KEPT_DAYS));
      lastDay = day;
      isLost = false;
    } catch (error) {
      // Once, not every time. The next attempt brings these along.
      if (!isLost) log('statistics.unavailable', describeError((error as Error).cause ?? error));
      isLost = true;
      for (const [measure, subjects] of counted)
        for (const [subject, amount] of subjects) add(measure, subject, amount);
    }
  }

  // One after the other: an answer that is late must not meet the next attempt.
  const flush = () => (running = running.then(keep));
  const timer = setInterval(() => void flush(), INTERVAL).unref();

  return {
    add,
    flush,
    async stop() {
      clearInterval(timer);
      await flush();
      await store.close();
    },
  };
}

/** Sorted: two processes that write the same rows in another order could wait for each other. */
function inOrder(day: string, sums: Map<Measure, Map<string, number>>): DailySum[] {
  const rows = [...sums].flatMap(([measure, subjects]) =>
    [...subjects].map(([subject, amount]) => ({ day, measure, subject, amount })),
  );
  return rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

const keyOf = ({ measure, subject }: DailySum) => `${measure} ${subject}`;
