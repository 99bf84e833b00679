import type { DatabaseSync } from 'node:sqlite';
import { DAY } from '../../clock.ts';
import { KEEP_DELIVERED, KEEP_TOMBSTONE, KEEP_UNDELIVERED, WARN_BEFORE } from '../retention-periods.ts';
import { WITHOUT_CONTENT } from '../stored-row.ts';
import type { Decision, Housekeeping, Retention } from '../types.ts';
import type { Write } from './commit.ts';
import { removeTraces } from './removal.ts';

export function createRetention(database: DatabaseSync, write: Write): Retention {
  const columns = "id, status, received_at AS receivedAt, coalesce(suspicions, problem, '') AS reason";
  // After an outage the owner reads a digest for every day of it, not for every hour.
  const undecided = database.prepare(`
    UPDATE messages SET reported_at = :now
    WHERE status IN ('held', 'failed') AND author = 'visitor' AND reported_at IS NULL
      AND NOT EXISTS (
        SELECT 1 FROM messages
        WHERE author = 'server' AND status = 'waiting' AND received_at BETWEEN :dayBefore AND :now
      )
    RETURNING ${columns}
  `);
  const warn = database.prepare(`
    UPDATE messages SET warned_at = :now
    WHERE status IN ('waiting', 'held', 'failed') AND warned_at IS NULL AND received_at <= :warnedFrom
    RETURNING ${columns}
  `);
  const expire = database.prepare(`
    UPDATE messages SET ${WITHOUT_CONTENT}, status = 'expired', settled_at = :now,
      lease_owner = NULL, lease_until = NULL
    WHERE status IN ('waiting', 'held', 'failed') AND received_at <= :expiredFrom
      AND warned_at <= :warnedBefore AND ifnull(lease_until, 0) <= :now
  `);
  const clear = database.prepare(`
    UPDATE messages SET ${WITHOUT_CONTENT}
    WHERE status = 'delivered' AND message IS NOT NULL AND settled_at <= ?
  `);
  const insertDigest = database.prepare(`
    INSERT INTO messages (id, status, author, received_at, subject, message, fingerprint, next_attempt_at)
    VALUES (:id, 'waiting', 'server', :now, :subject, :message, :fingerprint, :now)
  `);
  const forget = database.prepare('DELETE FROM messages WHERE message IS NULL AND received_at <= ?');
  const othersWrote = database.prepare('PRAGMA data_version');

  /** Up to here nothing erased is left on the disk, neither of this connection nor of others. */
  let cleanUpTo: unknown;

  return {
    async keepHouse(now, makeDigest) {
      const found = await write(() => {
        const found: Housekeeping = {
          undecided: undecided.all({ now, dayBefore: now - DAY }) as Decision[],
          expiring: warn.all({ now, warnedFrom: now - KEEP_UNDELIVERED + WARN_BEFORE }) as Decision[],
          expired: Number(
            expire.run({ now, expiredFrom: now - KEEP_UNDELIVERED, warnedBefore: now - WARN_BEFORE }).changes,
          ),
          cleared: Number(clear.run(now - KEEP_DELIVERED).changes),
        };
        forget.run(now - KEEP_TOMBSTONE);
        const digest = makeDigest(found);
        if (digest) insertDigest.run({ ...digest, now });
        return found;
      });
      const version = othersWrote.get()!.data_version;
      // Also what others left: whoever ended too early, and the owner's command line while somebody read.
      if (found.expired + found.cleared > 0 || version !== cleanUpTo)
        cleanUpTo = (await removeTraces(database)) ? version : undefined;
      return found;
    },
  };
}
