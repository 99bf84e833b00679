import { type Clock, SECOND } from '../clock.ts';
import { describeError, type Log } from '../log.ts';
import { daysBefore, germanDay } from './day.ts';
import type { DailySum, Measure, StatisticsStore } from './types.ts';

/** One sum of the current day; whoever has it adds to `amount`. */
export type Counter = { readonly measure: Measure; readonly subject: string; amount: number };

export type Tally = {
  /** For what is counted all the time: adding costs nothing then. For subjects that are known beforehand. */
  counter(measure: Measure, subject: string): Counter;
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
  const counters: Counter[] = [];
  let others = new Map<Measure, Map<string, Counter>>();
  let running = Promise.resolve();
  let lastDay = '';
  let isLost = false;

  function add(measure: Measure, subject: string, amount = 1): void {
    let subjects = others.get(measure);
    if (!subjects) others.set(measure, (subjects = new Map()));
    const other = subjects.get(subject);
    if (other) other.amount += amount;
    else subjects.set(subject, { measure, subject, amount });
  }

  /** What is counted since the last time. */
  function take(): Counter[] {
    const known = counters.filter(({ amount }) => amount > 0).map(copy);
    const taken = [...known, ...[...others.values()].flatMap((subjects) => [...subjects.values()])];
    for (const counter of counters) counter.amount = 0;
    others = new Map();
    return taken;
  }

  async function keep(): Promise<void> {
    const taken = take();
    if (taken.length === 0) return;
    const day = germanDay(clock());
    let unkept = taken;
    try {
      await store.add(inOrder(day, taken));
      unkept = [];
      if (day !== lastDay) await store.forget(daysBefore(day, KEPT_DAYS));
      lastDay = day;
      isLost = false;
    } catch (error) {
      // Once, not every time. The next attempt brings these along.
      if (!isLost) log('statistics.unavailable', describeError(error));
      isLost = true;
      for (const { measure, subject, amount } of unkept) add(measure, subject, amount);
    }
  }

  // One after the other: an answer that is late must not meet the next attempt.
  const flush = () => (running = running.then(keep));
  const timer = setInterval(() => void flush(), INTERVAL).unref();

  return {
    counter(measure, subject) {
      const counter = { measure, subject, amount: 0 };
      counters.push(counter);
      return counter;
    },
    add,
    flush,
    async stop() {
      clearInterval(timer);
      await flush();
      await store.close();
    },
  };
}

const copy = (counter: Counter): Counter => ({ ...counter });

/**
 * One row for each sum, and sorted: two processes that write the same rows in another order could wait for
 * each other.
 */
function inOrder(day: string, counters: Counter[]): DailySum[] {
  const rows = new Map<string, DailySum>();
  for (const { measure, subject, amount } of counters) {
    const key = `${measure} ${subject}`;
    rows.set(key, { day, measure, subject, amount: amount + (rows.get(key)?.amount ?? 0) });
  }
  return [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}
