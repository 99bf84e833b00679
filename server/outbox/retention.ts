import { DAY } from '../clock.ts';
import { removeContents } from './content-removal.ts';
import type { Database, Query, Row } from './database.ts';
import { KEEP_DELIVERED, KEEP_TOMBSTONE, KEEP_UNDELIVERED, WARN_BEFORE } from './retention-periods.ts';
import type { Decision, Retention } from './types.ts';

const COLUMNS = "id, status, received_at, coalesce(suspicions, problem, '') AS reason";

export function createRetention(database: Database): Retention {
  const { query, inTurn } = database;
  return {
    async keepHouse(now, makeDigest) {
      const told = await inTurn(async (query) => {
        const found = {
          undecided: await markUndecided(query, now),
          expiring: await markExpiring(query, now),
        };
        const digest = makeDigest(found);
        if (digest) {
          const { id, subject, message, fingerprint } = digest;
          await query(
            `INSERT INTO outbox.messages (id, status, author, received_at, bytes, next_attempt_at)
             VALUES ($1, 'waiting', 'server', $2, $3, $2)`,
            [id, now, Buffer.byteLength(subject) + Buffer.byteLength(message)],
          );
          await query('INSERT INTO outbox.contents VALUES ($1, $2, $3, $4)', [
            id,
            subject,
            message,
            fingerprint,
          ]);
        }
        return found;
      });
      const outdated = await query(
        `SELECT id FROM outbox.messages WHERE status IN ('waiting', 'held', 'failed') AND received_at <= $1
           AND warned_at <= $2 AND coalesce(lease_until, 0) <= outbox.now_ms()`,
        [now - KEEP_UNDELIVERED, now - WARN_BEFORE],
      );
      const expired = await removeContents(database, idsOf(outdated), 'expired', now);
      const delivered = await query(
        "SELECT id FROM outbox.messages WHERE status = 'delivered' AND bytes > 0 AND settled_at <= $1",
        [now - KEEP_DELIVERED],
      );
      const cleared = await removeContents(database, idsOf(delivered), 'expired', now);
      await forgetTombstones(database, now);
      // Also what others left: whoever ended too early, and the owner's command line while somebody read.
      await database.removeTraces();
      return { ...told, expired, cleared };
    },
  };
}

/** After an outage the owner reads a digest for every day of it, not for every hour. */
async function markUndecided(query: Query, now: number): Promise<Decision[]> {
  const rows = await query(
    `UPDATE outbox.messages SET reported_at = $1
     WHERE status IN ('held', 'failed') AND author = 'visitor' AND reported_at IS NULL
       AND NOT EXISTS (
         SELECT 1 FROM outbox.messages AS digests
         WHERE digests.author = 'server' AND digests.status = 'waiting' AND digests.received_at BETWEEN $2 AND $1
       )
     RETURNING ${COLUMNS}`,
    [now, now - DAY],
  );
  return toDecisions(rows);
}

async function markExpiring(query: Query, now: number): Promise<Decision[]> {
  const rows = await query(
    `UPDATE outbox.messages SET warned_at = $1
     WHERE status IN ('waiting', 'held', 'failed') AND warned_at IS NULL AND received_at <= $2
     RETURNING ${COLUMNS}`,
    [now, now - KEEP_UNDELIVERED + WARN_BEFORE],
  );
  return toDecisions(rows);
}

/** The row of `contents` stays, with nothing in it (schema.ts). */
function forgetTombstones({ inTurn }: Database, now: number): Promise<void> {
  return inTurn(async (query) => {
    const forgotten = 'FROM outbox.messages WHERE bytes = 0 AND received_at <= $1';
    await query(`UPDATE outbox.contents SET message_id = NULL WHERE message_id IN (SELECT id ${forgotten})`, [
      now - KEEP_TOMBSTONE,
    ]);
    await query(`DELETE ${forgotten}`, [now - KEEP_TOMBSTONE]);
  });
}

const idsOf = (rows: Row[]) => rows.map(({ id }) => String(id));

/** Oldest first, whatever order the database found them in. */
function toDecisions(rows: Row[]): Decision[] {
  return rows
    .map(({ id, status, received_at, reason }) => ({
      id: String(id),
      status: status as Decision['status'],
      receivedAt: Number(received_at),
      reason: String(reason),
    }))
    .toSorted((a, b) => a.receivedAt - b.receivedAt || (a.id < b.id ? -1 : 1));
}
