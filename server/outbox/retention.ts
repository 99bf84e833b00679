import { DAY } from '../clock.ts';
import { LIMITS } from '../limits.ts';
import { removeContents } from './archive.ts';
import type { Database, Query, Row } from './database.ts';
import { insertMessage } from './inbox.ts';
import type { NewMessage, Status } from './types.ts';

/** What the server itself has to tell the owner travels like any other message. */
export type Digest = Omit<NewMessage, 'suspicions' | 'receivedAt'>;

export type Decision = { id: string; status: Status; receivedAt: number; reason: string };

export type ToTell = {
  /**
   * Messages that wait for the owner's decision and were not in an earlier digest; none while a digest of the last day
   * waits itself.
   */
  undecided: Decision[];
  /** Messages that are about to expire, of which no earlier digest warned. */
  expiring: Decision[];
};

export type Housekeeping = ToTell & {
  expired: number;
  /** Delivered messages whose content was removed. */
  cleared: number;
};

export type Retention = ReturnType<typeof createRetention>;

const { delivered, undelivered, warning, remains } = LIMITS.retention;

const COLUMNS = "id, status, received_at, coalesce(suspicions, problem, '') AS reason";

export function createRetention(database: Database) {
  const { query, inTurn } = database;
  return {
    /**
     * Removes what has been kept long enough, and tells once what the owner should look at. The digest
     * made from it is kept in the same step: nothing expires of which no warning is on its way.
     */
    async keepHouse(now: number, makeDigest: (found: ToTell) => Digest | undefined): Promise<Housekeeping> {
      const told = await inTurn(async (query) => {
        const found = {
          undecided: await markUndecided(query, now),
          expiring: await markExpiring(query, now),
        };
        const digest = makeDigest(found);
        if (digest) await insertMessage(query, 'server', { ...digest, suspicions: [], receivedAt: now });
        return found;
      });
      const outdated = await query(
        `SELECT id FROM outbox.messages WHERE status IN ('waiting', 'held', 'failed') AND received_at <= $1
           AND warned_at <= $2 AND coalesce(lease_until, 0) <= outbox.now_ms()`,
        [now - undelivered, now - warning],
      );
      const expired = await removeContents(database, idsOf(outdated), 'expired', now);
      const done = await query(
        "SELECT id FROM outbox.messages WHERE status = 'delivered' AND bytes > 0 AND settled_at <= $1",
        [now - delivered],
      );
      const cleared = await removeContents(database, idsOf(done), 'expired', now);
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
    [now, now - undelivered + warning],
  );
  return toDecisions(rows);
}

/** The row of `contents` stays, with nothing in it (schema.ts). */
function forgetTombstones({ inTurn }: Database, now: number): Promise<void> {
  return inTurn(async (query) => {
    const forgotten = 'FROM outbox.messages WHERE bytes = 0 AND received_at <= $1';
    await query(`UPDATE outbox.contents SET message_id = NULL WHERE message_id IN (SELECT id ${forgotten})`, [
      now - remains,
    ]);
    await query(`DELETE ${forgotten}`, [now - remains]);
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
