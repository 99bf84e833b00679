import { SECOND } from '../clock.ts';
import { openDatabase } from '../outbox/postgres/database.ts';
import type { DailySum, StatisticsStore } from './types.ts';

/**
 * Asked before CREATE: that fails even for an existing table where the user may only read and write, or where the
 * database is read-only.
 */
const LOOK = "SELECT 1 FROM pg_tables WHERE schemaname = 'outbox' AND tablename = 'daily_sums'";

/** Beside the messages, whose schema the database has anyway. */
const CREATE = `
  CREATE TABLE IF NOT EXISTS outbox.daily_sums (
    day text NOT NULL,
    measure text NOT NULL,
    subject text NOT NULL,
    amount bigint NOT NULL,
    PRIMARY KEY (day, measure, subject)
  )`;

const ADD = `
  INSERT INTO outbox.daily_sums
  SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::bigint[])
  ON CONFLICT (day, measure, subject) DO UPDATE SET amount = daily_sums.amount + excluded.amount`;

const PATIENCE = 3 * SECOND;

/** With a connection of its own: sums never take one from a visitor's message. */
export function openPostgresStatistics(url: string): StatisticsStore {
  const database = openDatabase(url, PATIENCE, 1);
  let created: Promise<unknown> | undefined;

  async function create(): Promise<void> {
    const { rows } = await database.query(LOOK);
    // In turn: several machines may start at once.
    if (rows.length === 0) await database.inTurn((query) => query(CREATE));
  }

  async function query(statement: string, values: unknown[]) {
    try {
      await (created ??= create());
      return await database.query(statement, values);
    } catch (error) {
      created = undefined;
      throw error;
    }
  }

  return {
    async add(sums) {
      const columns = (['day', 'measure', 'subject', 'amount'] as const).map((name) =>
        sums.map((sum) => sum[name]),
      );
      await query(ADD, columns);
    },
    async read(from) {
      const order = 'ORDER BY day, measure, subject';
      const { rows } = await query(`SELECT * FROM outbox.daily_sums WHERE day >= $1 ${order}`, [from]);
      return rows as DailySum[];
    },
    async forget(before) {
      await query('DELETE FROM outbox.daily_sums WHERE day < $1', [before]);
    },
    close: () => database.close(),
  };
}
