import { statfsSync } from 'node:fs';
import { type Clock, SECOND } from '../clock.ts';
import { type Database, OutboxUnavailable, type Query, OutboxFault } from './database.ts';
import type { Author, NewMessage } from './message.ts';

/** New messages leave so many bytes of the folder's disk alone. */
export type DiskReserve = { folder: string; bytes: number };

export type InboxLimits = Record<'undeliveredBytes' | 'heldMessages', number>;

export type Inbox = ReturnType<typeof createInbox>;

export function createInbox(
  database: Database,
  clock: Clock,
  reserve: DiskReserve | undefined,
  limits: InboxLimits,
) {
  /** What is neither delivered nor removed, and what is about to be added. */
  let undelivered = Promise.resolve({ bytes: 0, held: 0 });
  let countedAt = -Infinity;

  async function countUndelivered() {
    const [row] = await database.query(
      `SELECT sum(bytes) AS bytes, count(*) FILTER (WHERE status = 'held') AS held FROM outbox.messages
       WHERE status IN ('waiting', 'held', 'failed')`,
    );
    return { bytes: Number(row!.bytes), held: Number(row!.held) };
  }

  /** As mail servers do: on a full disk not even the delivery of a kept message could be noted. */
  async function checkRoom() {
    if (reserve && freeBytes(reserve.folder) < reserve.bytes)
      throw new OutboxUnavailable(new OutboxFault('DiskNearlyFull'));
    // Once a second: a flood must not pay for counts.
    if (Math.abs(clock() - countedAt) >= SECOND) {
      countedAt = clock();
      undelivered = countUndelivered();
      // As soon as the database is back there is an answer.
      undelivered.catch(() => (countedAt = -Infinity));
    }
    const sums = await undelivered;
    if (sums.bytes >= limits.undeliveredBytes) throw new OutboxUnavailable(new OutboxFault('OutboxFull'));
    return sums;
  }

  return {
    /**
     * Resolves only after the message is on the disk; rejects with `OutboxUnavailable`. `held-full`: the message would be
     * held, and the owner has as many held messages to look through as anybody can.
     */
    async add(message: NewMessage): Promise<'added' | 'known' | 'conflict' | 'held-full'> {
      const sums = await checkRoom();
      const isHeld = message.suspicions.length > 0;
      if (isHeld && sums.held >= limits.heldMessages) return 'held-full';
      const count = (times: 1 | -1) => {
        sums.bytes += times * bytesOf(message);
        if (isHeld) sums.held += times;
      };
      // Before the database has answered: those that wait for it have a bound as well.
      count(1);
      const result = await database.inTurn(async (query) => {
        if (await insertMessage(query, 'visitor', message)) return 'added';
        const { id, fingerprint } = message;
        const [known] = await query('SELECT fingerprint FROM outbox.contents WHERE message_id = $1', [id]);
        // Without a fingerprint its content is removed already: it has been taken care of.
        return (known?.fingerprint ?? fingerprint) === fingerprint ? 'known' : 'conflict';
      });
      // The same message again and again takes no room.
      if (result !== 'added') count(-1);
      return result;
    },

    /** Rejects with the reason if no message could be taken now. */
    async checkReady(): Promise<void> {
      await checkRoom();
      // Also finds a database that can only be read.
      await database.query('UPDATE outbox.state SET checked_at = $1', [clock()]);
    },
  };
}

/** Does nothing, and says so, where there is one of this id. */
export async function insertMessage(query: Query, author: Author, content: NewMessage): Promise<boolean> {
  const { id, fingerprint, subject, message, suspicions, receivedAt } = content;
  const status = suspicions.length > 0 ? 'held' : 'waiting';
  const added = await query(
    `INSERT INTO outbox.messages (id, status, author, received_at, bytes, suspicions, next_attempt_at)
     VALUES ($1, $2, $3, $4, $5, $6, $4) ON CONFLICT (id) DO NOTHING RETURNING id`,
    [id, status, author, receivedAt, bytesOf(content), suspicions.join('; ') || null],
  );
  if (added.length === 0) return false;
  const words = [id, subject, message, fingerprint];
  await query('INSERT INTO outbox.contents VALUES ($1, $2, $3, $4)', words);
  return true;
}

function bytesOf({ subject, message }: NewMessage): number {
  return Buffer.byteLength(subject) + Buffer.byteLength(message);
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
