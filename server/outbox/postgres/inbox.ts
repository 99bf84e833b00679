import type { Inbox } from '../types.ts';
import type { Database } from './database.ts';

/** Fails without the right to write, and on a replica that can only be read. */
const LOOK = 'SELECT 1 FROM outbox.messages WHERE false FOR UPDATE';

/** Writes the longest message and a counter, undone in the same statement: only that notices a full disk. */
const TRIAL = `DO $$ BEGIN
  INSERT INTO outbox.messages (id, status, received_at, subject, message, next_attempt_at)
  SELECT 'probe', 'held', 0, '', string_agg(md5(random()::text), ''), 0 FROM generate_series(1, 2048);
  INSERT INTO outbox.rate_limits (key) VALUES ('probe');
  RAISE EXCEPTION USING ERRCODE = 'PROBE';
EXCEPTION WHEN SQLSTATE 'PROBE' THEN NULL; END $$`;

export function createInbox({ query, failures }: Database): Inbox {
  /** `failures()` at the last good check. If it has grown, a look is not enough: the next check runs the trial. */
  let overcome = 0;

  return {
    async add({ id, fingerprint, subject, message, suspicions, receivedAt }) {
      const status = suspicions.length > 0 ? 'held' : 'waiting';
      const reasons = suspicions.join('; ') || null;
      // Committed when it answers: a statement alone is a transaction.
      const { rowCount } = await query(
        `INSERT INTO outbox.messages
           (id, status, received_at, subject, message, fingerprint, suspicions, next_attempt_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $3)
         ON CONFLICT (id) DO NOTHING`,
        [id, status, receivedAt, subject, message, fingerprint, reasons],
      );
      if (rowCount === 1) return 'added';
      const { rows } = await query('SELECT fingerprint FROM outbox.messages WHERE id = $1', [id]);
      const known = rows[0]?.fingerprint as string | null | undefined;
      // Without a fingerprint its content is removed already: it has been taken care of.
      return known === null || known === fingerprint ? 'known' : 'conflict';
    },

    async countHeld() {
      const { rows } = await query("SELECT count(*) AS count FROM outbox.messages WHERE status = 'held'");
      return rows[0]!.count as number;
    },

    async ready() {
      const known = failures();
      try {
        await query(known === overcome ? LOOK : TRIAL);
        overcome = known;
        return true;
      } catch {
        return false;
      }
    },
  };
}
