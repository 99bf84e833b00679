import { type Clock, germanDay, SECOND } from '../clock.ts';
import type { Database } from '../outbox/database.ts';

/** What is summed up. */
export type Measure =
  /** A document that a person opened; by page. */
  | 'view'
  /** Data of a page that the application fetched, on a click or ahead of one; by page. */
  | 'further'
  /** A document that a robot fetched; by page. */
  | 'robot'
  /** The host that a person came from. */
  | 'referrer'
  /** The way to the contact page; by the page before it. */
  | 'to-kontakt'
  /** The contact page, opened. */
  | 'kontakt'
  /** A message that was taken, and one that was held back. */
  | 'message'
  | 'held';

/** All that is ever kept of visits. `subject` is a page's path, a host, or empty. */
export type DailySum = { day: string; measure: string; subject: string; amount: number };

export type Sums = ReturnType<typeof createSums>;

/** Beside the messages; any number of processes may add. */
export function createSums({ query, inTurn }: Database) {
  return {
    add: (sums: DailySum[]): Promise<void> =>
      inTurn(async (query) => {
        for (const { day, measure, subject, amount } of sums) {
          await query(
            `INSERT INTO outbox.daily_sums VALUES ($1, $2, $3, $4)
             ON CONFLICT (day, measure, subject) DO UPDATE SET amount = daily_sums.amount + excluded.amount`,
            [day, measure, subject, amount],
          );
        }
      }),
    /** From that day on, in the order of days. */
    async read(from: string): Promise<DailySum[]> {
      const rows = await query(
        'SELECT * FROM outbox.daily_sums WHERE day >= $1 ORDER BY day, measure, subject',
        [from],
      );
      return rows.map((row) => ({ ...row, amount: Number(row.amount) }) as DailySum);
    },
  };
}

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
  setInterval(() => void flush(), INTERVAL).unref();

  return {
    add: (measure: Measure, subject: string) => note(measure, subject, 1),
    /** Keeps what is counted so far. */
    flush,
  };
}
