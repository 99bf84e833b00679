import { DAY, dayOf } from '../clock.ts';
import { LIMITS } from '../limits.ts';
import { removeContents } from './archive.ts';
import type { Database, Query, Row } from './database.ts';
import { insertMessage } from './inbox.ts';
import { type NewMessage, type StoredMessage, toStored } from './message.ts';

/** What the server itself has to tell the owner travels like any other message. */
export type Digest = Omit<NewMessage, 'suspicions' | 'receivedAt'>;

export type Retention = ReturnType<typeof createRetention>;

const { delivered, undelivered, warning, remains, visits } = LIMITS.retention;

export function createRetention(database: Database) {
  const { query, inTurn } = database;
  return {
    /**
     * Removes what has been kept long enough, and tells what the owner should decide. The digest made from it is kept
     * in the same step: nothing expires of which no warning is on its way.
     */
    async keepHouse(now: number, makeDigest: (undecided: StoredMessage[]) => Digest | undefined) {
      const undecided = await inTurn(async (query) => {
        const found = await markUndecided(query, now);
        const digest = makeDigest(found);
        if (digest) await insertMessage(query, 'server', { ...digest, suspicions: [], receivedAt: now });
        return found;
      });
      const outdated = await query(
        `SELECT id FROM outbox.messages WHERE status IN ('waiting', 'held', 'failed') AND received_at <= $1
           AND reported_at BETWEEN received_at + $2 AND $3 AND coalesce(lease_until, 0) <= outbox.now_ms()`,
        [now - undelivered, undelivered - warning, now - warning],
      );
      const expired = await removeContents(database, idsOf(outdated), 'expired', now);
      const done = await query(
        "SELECT id FROM outbox.messages WHERE status = 'delivered' AND bytes > 0 AND settled_at <= $1",
        [now - delivered],
      );
      const cleared = await removeContents(database, idsOf(done), 'expired', now);
      // The row of `contents` stays, with nothing in it (schema.ts).
      const forgotten = 'FROM outbox.messages WHERE bytes = 0 AND received_at <= $1';
      const unnamed = `UPDATE outbox.contents SET message_id = NULL WHERE message_id IN (SELECT id ${forgotten})`;
      await inTurn(async (query) => {
        await query(unnamed, [now - remains]);
        await query(`DELETE ${forgotten}`, [now - remains]);
      });
      await query('DELETE FROM outbox.daily_sums WHERE day < $1', [dayOf(now - visits)]);
      // A process that ended too early may have left traces, and so may the command line while another process read.
      await database.removeTraces();
      return { undecided, expired, cleared };
    },
  };
}

/**
 * Marks what was held or failed, once, and whatever is soon to expire, once more. After an outage the owner reads a
 * digest for every day of it, not for every hour.
 */
async function markUndecided(query: Query, now: number): Promise<StoredMessage[]> {
  const rows = await query(
    `UPDATE outbox.messages SET reported_at = $1
     WHERE (status IN ('held', 'failed') AND author = 'visitor' AND reported_at IS NULL
       AND NOT EXISTS (
         SELECT 1 FROM outbox.messages AS digests
         WHERE digests.author = 'server' AND digests.status = 'waiting' AND digests.received_at BETWEEN $2 AND $1
       ))
       OR (status IN ('waiting', 'held', 'failed') AND received_at <= $1 - $3
         AND coalesce(reported_at, received_at) < received_at + $3)
     RETURNING *`,
    [now, now - DAY, undelivered - warning],
  );
  // Oldest first, whatever order the database found them in.
  return rows.map(toStored).toSorted((a, b) => a.receivedAt - b.receivedAt || (a.id < b.id ? -1 : 1));
}

const idsOf = (rows: Row[]) => rows.map(({ id }) => String(id));
