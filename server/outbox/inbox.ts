import { statfsSync } from 'node:fs';
import { type Clock, SECOND } from '../clock.ts';
import { LIMITS } from '../limits.ts';
import { type Database, OutboxUnavailable } from './database.ts';
import type { Inbox } from './types.ts';

/** New messages leave so many bytes of the folder's disk alone. */
export type DiskReserve = { folder: string; bytes: number };

class OutboxFull extends Error {
  override name = 'OutboxFull';
}

class DiskNearlyFull extends Error {
  override name = 'DiskNearlyFull';
}

export function createInbox(database: Database, clock: Clock, reserve: DiskReserve | undefined): Inbox {
  /** What is neither delivered nor removed, and what is about to be added. */
  let undelivered = Promise.resolve({ bytes: 0, held: 0 });
  let countedAt = -Infinity;

  async function count() {
    const [row] = await database.query(
      `SELECT coalesce(sum(bytes), 0) AS bytes, coalesce(sum(CASE status WHEN 'held' THEN 1 ELSE 0 END), 0) AS held
       FROM outbox.messages WHERE status IN ('waiting', 'held', 'failed')`,
    );
    return { bytes: Number(row!.bytes), held: Number(row!.held) };
  }

  /** As mail servers do: on a full disk not even the delivery of a kept message could be noted. */
  async function checkRoom() {
    if (reserve && freeBytes(reserve.folder) < reserve.bytes)
      throw new OutboxUnavailable(new DiskNearlyFull());
    // Once a second: a flood must not pay for counts.
    if (Math.abs(clock() - countedAt) >= SECOND) {
      countedAt = clock();
      undelivered = count();
    }
    const sums = await undelivered;
    if (sums.bytes >= LIMITS.outbox.undeliveredBytes) throw new OutboxUnavailable(new OutboxFull());
    return sums;
  }

  return {
    async add({ id, fingerprint, subject, message, suspicions, receivedAt }) {
      const sums = await checkRoom();
      const status = suspicions.length > 0 ? 'held' : 'waiting';
      if (status === 'held' && sums.held >= LIMITS.outbox.heldMessages) return 'crowded';
      const bytes = Buffer.byteLength(subject) + Buffer.byteLength(message);
      // Before the database has answered: those that wait for it have a bound as well.
      sums.bytes += bytes;
      if (status === 'held') sums.held++;
      return database.inTurn(async (query) => {
        const added = await query(
          `INSERT INTO outbox.messages (id, status, author, received_at, bytes, suspicions, next_attempt_at)
           VALUES ($1, $2, 'visitor', $3, $4, $5, $3) ON CONFLICT (id) DO NOTHING RETURNING id`,
          [id, status, receivedAt, bytes, suspicions.join('; ') || null],
        );
        if (added.length > 0) {
          await query('INSERT INTO outbox.contents VALUES ($1, $2, $3, $4)', [
            id,
            subject,
            message,
            fingerprint,
          ]);
          return 'added';
        }
        const [known] = await query('SELECT fingerprint FROM outbox.contents WHERE message_id = $1', [id]);
        // Without a fingerprint its content is removed already: it has been taken care of.
        return (known?.fingerprint ?? fingerprint) === fingerprint ? 'known' : 'conflict';
      });
    },

    async checkReady() {
      await checkRoom();
      // Also finds a database that can only be read.
      await database.query('UPDATE outbox.state SET checked_at = $1', [clock()]);
    },
  };
}

function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    // It is gone or out of reach: the database itself says so.
    return Infinity;
  }
}
