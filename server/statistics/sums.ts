import { DAY, dayOf } from '../clock.ts';
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
      return rows.map(({ day, measure, subject, amount }) => ({
        day: String(day),
        measure: String(measure),
        subject: String(subject),
        amount: Number(amount),
      }));
    },
  };
}

/** The day so many days before one. */
export const daysBefore = (day: string, count: number) => dayOf(Date.parse(day) - count * DAY);
