import { type Clock, SECOND } from '../clock.ts';
import { describeError, type Log } from '../log.ts';
import { type DailySum, daysBefore, germanDay, type Measure, type Sums } from './sums.ts';

export type Tally = ReturnType<typeof createTally>;

type Parts = { sums: Sums; clock: Clock; log: Log };

/** What a crash may lose, and by how much the last visits of a day may count for the next. */
const INTERVAL = 10 * SECOND;

/** As the privacy policy says: two years can be compared, month by month. */
export const KEPT_DAYS = 760;

/** Counts in memory and adds to the database now and then: no visitor waits for a disk. */
export function createTally({ sums, clock, log }: Parts) {
  const counted = new Map<string, DailySum>();
  let running = Promise.resolve();
  let lastDay = '';
  let isFailing = false;

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
    try {
      await sums.add(taken);
    } catch (error) {
      // Once, not every time. The next attempt brings these along.
      if (!isFailing) log('statistics.unavailable', describeError(error));
      isFailing = true;
      for (const { measure, subject, amount } of taken) note(measure, subject, amount);
      return;
    }
    isFailing = false;
    if (day === lastDay) return;
    // Tried again with the next day's first sums if it fails.
    await sums.forget(daysBefore(day, KEPT_DAYS)).catch(() => {});
    lastDay = day;
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
