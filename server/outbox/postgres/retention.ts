import { DAY } from '../../clock.ts';
import { KEEP_DELIVERED, KEEP_TOMBSTONE, KEEP_UNDELIVERED, WARN_BEFORE } from '../retention-periods.ts';
import { WITHOUT_CONTENT } from '../stored-row.ts';
import type { Decision, Housekeeping, Retention } from '../types.ts';
import { type Database, NOW } from './database.ts';
import { removeTraces } from './removal.ts';
import type { Query } from './transaction.ts';

/**
 * What one pass removes of each kind: far more than an hour brings, and well within the patience for a statement. A
 * backlog that took longer would undo the pass, its digest with it, hour after hour.
 */
const MOST = 10_000;

export function createRetention(database: Database): Retention {
  return {
    async keepHouse(now, makeDigest) {
      const found = await database.inTurn(async (query) => {
        const found = await clean(query, now);
        const digest = makeDigest(found);
        if (digest) {
          await query(
            `INSERT INTO outbox.messages
               (id, status, author, received_at, subject, message, fingerprint, next_attempt_at)
             VALUES ($1, 'waiting', 'server', $2, $3, $4, $5, $2)`,
            [digest.id, now, digest.subject, digest.message, digest.fingerprint],
          );
        }
        return found;
      });
      if (found.expired + found.cleared > 0) await removeTraces(database);
      return found;
    },
  };
}

async function clean(query: Query, now: number): Promise<Housekeeping> {
  // After an outage the owner reads a digest for every day of it, not for every hour.
  const undecided = await mark(
    query,
    `UPDATE outbox.messages SET reported_at = $1
     WHERE status IN ('held', 'failed') AND author = 'visitor' AND reported_at IS NULL
       AND NOT EXISTS (
         SELECT 1 FROM outbox.messages
         WHERE author = 'server' AND status = 'waiting' AND received_at BETWEEN $2 AND $1
       )`,
    [now, now - DAY],
  );
  const expiring = await mark(
    query,
    `UPDATE outbox.messages SET warned_at = $1
     WHERE status IN ('waiting', 'held', 'failed') AND warned_at IS NULL AND received_at <= $2`,
    [now, now - KEEP_UNDELIVERED + WARN_BEFORE],
  );
  const expired = await query(
    `UPDATE outbox.messages SET ${WITHOUT_CONTENT}, status = 'expired', settled_at = $1,
       lease_owner = NULL, lease_until = NULL
     WHERE status IN ('waiting', 'held', 'failed') AND received_at <= $2
       AND warned_at <= $3 AND coalesce(lease_until, 0) <= ${NOW}`,
    [now, now - KEEP_UNDELIVERED, now - WARN_BEFORE],
  );
  const cleared = await query(
    `UPDATE outbox.messages SET ${WITHOUT_CONTENT}
     WHERE id IN (
       SELECT id FROM outbox.messages
       WHERE status = 'delivered' AND message IS NOT NULL AND settled_at <= $1 LIMIT ${MOST}
     )`,
    [now - KEEP_DELIVERED],
  );
  await query(
    `DELETE FROM outbox.messages
     WHERE id IN (
       SELECT id FROM outbox.messages WHERE message IS NULL AND received_at <= $1 LIMIT ${MOST}
     )`,
    [now - KEEP_TOMBSTONE],
  );
  return { undecided, expiring, expired: expired.rowCount ?? 0, cleared: cleared.rowCount ?? 0 };
}

/** What the update met, oldest first. */
async function mark(query: Query, update: string, values: unknown[]): Promise<Decision[]> {
  const { rows } = await query(
    `WITH marked AS (${update} RETURNING *)
     SELECT id, status, received_at AS "receivedAt", coalesce(suspicions, problem, '') AS reason
     FROM marked ORDER BY received_at, id`,
    values,
  );
  return rows as Decision[];
}
