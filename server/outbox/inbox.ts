import { statfsSync } from 'node:fs';
import { type Clock, MINUTE, SECOND } from '../clock.ts';
import { LIMITS } from '../limits.ts';
import { type Database, OutboxUnavailable } from './database.ts';
import type { Inbox, Undelivered } from './types.ts';

/** New messages leave so many bytes of the folder's disk alone. */
export type DiskReserve = { folder: string; bytes: number };

class OutboxFull extends Error {
  override name = 'OutboxFull';
}

class DiskNearlyFull extends Error {
  override name = 'DiskNearlyFull';
}

export function createInbox(database: Database, clock: Clock, reserve: DiskReserve | undefined): Inbox {
  const room = createRoom(database, clock);

  /** As mail servers do: on a full disk not even the delivery of a kept message could be noted. */
  async function checkRoom(): Promise<void> {
    if (reserve && freeBytes(reserve.folder) < reserve.bytes)
      throw new OutboxUnavailable(new DiskNearlyFull());
    const { bytes } = await room.undelivered();
    if (bytes >= LIMITS.outbox.undeliveredBytes) throw new OutboxUnavailable(new OutboxFull());
  }

  return {
    async add({ id, fingerprint, subject, message, suspicions, receivedAt }) {
      await checkRoom();
      const status = suspicions.length > 0 ? 'held' : 'waiting';
      const bytes = Buffer.byteLength(subject) + Buffer.byteLength(message);
      const result = await database.inTurn(async (query) => {
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
      if (result === 'added') room.note(bytes, status === 'held');
      return result;
    },

    undelivered: () => room.undelivered(),

    async checkReady() {
      await checkRoom();
      // Also finds a database that can only be read.
      await database.query('UPDATE outbox.state SET checked_at = $1', [clock()]);
    },
  };
}

/** Counts what it is told, and anew every minute, or every second while it is full: a flood must not pay for counts. */
function createRoom({ query }: Database, clock: Clock) {
  let sums: Undelivered = { bytes: 0, held: 0 };
  let countedAt = -Infinity;
  let counting: Promise<void> | undefined;

  async function count(): Promise<void> {
    const [row] = await query(
      `SELECT coalesce(sum(bytes), 0) AS bytes, coalesce(sum(CASE status WHEN 'held' THEN 1 ELSE 0 END), 0) AS held
       FROM outbox.messages WHERE status IN ('waiting', 'held', 'failed')`,
    );
    sums = { bytes: Number(row!.bytes), held: Number(row!.held) };
    countedAt = clock();
  }

  return {
    async undelivered(): Promise<Undelivered> {
      const { undeliveredBytes, heldMessages } = LIMITS.outbox;
      const isFull = sums.bytes >= undeliveredBytes || sums.held >= heldMessages;
      if (Math.abs(clock() - countedAt) >= (isFull ? SECOND : MINUTE)) {
        counting ??= count().finally(() => (counting = undefined));
        await counting;
      }
      return sums;
    },
    note(bytes: number, isHeld: boolean): void {
      sums = { bytes: sums.bytes + bytes, held: sums.held + (isHeld ? 1 : 0) };
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
