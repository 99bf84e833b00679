import { statfsSync } from 'node:fs';
import { type Clock, MINUTE, SECOND } from '../clock.ts';
import { LIMITS } from '../limits.ts';
import { type Database, OutboxUnavailable, type Query, Reason } from './database.ts';
import { type Author, type DueMessage, type NewMessage, type Outcome, toStored } from './message.ts';

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
      throw new OutboxUnavailable(new Reason('DiskNearlyFull'));
    // Once a second: a flood must not pay for counts.
    if (Math.abs(clock() - countedAt) >= SECOND) {
      countedAt = clock();
      undelivered = countUndelivered();
      // As soon as the database is back there is an answer.
      undelivered.catch(() => (countedAt = -Infinity));
    }
    const sums = await undelivered;
    if (sums.bytes >= limits.undeliveredBytes) throw new OutboxUnavailable(new Reason('OutboxFull'));
    return sums;
  }

  return {
    /**
     * Resolves only after the message is on the disk; rejects with `OutboxUnavailable`. `crowded`: it would be held, and
     * as many are as anybody looks through.
     */
    async add(message: NewMessage): Promise<'added' | 'known' | 'conflict' | 'crowded'> {
      const sums = await checkRoom();
      const isHeld = message.suspicions.length > 0;
      if (isHeld && sums.held >= limits.heldMessages) return 'crowded';
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

export type DeliveryQueue = ReturnType<typeof createDeliveryQueue>;

/** For `duration` nobody else gets the message. */
export type Lease = { holder: string; duration: number };

/**
 * What is deferred or leased for longer than anyone does that was written by a wrong clock, and would otherwise wait
 * until that time has come. What was never tried is due whatever the clock said; and what a process has under way it
 * does not take twice, also where its clock leaps.
 */
const DUE = `status = 'waiting'
  AND (attempts = 0 OR next_attempt_at <= $1 OR next_attempt_at > $1 + ${LIMITS.delivery.longestGap + MINUTE})
  AND (lease_until IS NULL OR (lease_holder <> $2
    AND (lease_until <= outbox.now_ms() OR lease_until > outbox.now_ms() + $3 + ${MINUTE})))`;

export function createDeliveryQueue({ query, inTurn }: Database) {
  return {
    /** The message that is due the longest and that nobody else is sending; those never tried come first. */
    claim: ({ holder, duration }: Lease, now: number): Promise<DueMessage | undefined> =>
      inTurn(async (query) => {
        const [claimed] = await query(
          `UPDATE outbox.messages SET lease_holder = $2, lease_until = outbox.now_ms() + $3
           WHERE id = (SELECT id FROM outbox.messages WHERE ${DUE} ORDER BY attempts, next_attempt_at LIMIT 1)
           RETURNING *`,
          [now, holder, duration],
        );
        if (!claimed) return undefined;
        const content = await query('SELECT * FROM outbox.contents WHERE message_id = $1', [claimed.id!]);
        return toStored({ ...claimed, ...content[0] }) as DueMessage;
      }),

    async renew(id: string, { holder, duration }: Lease): Promise<void> {
      await query(
        'UPDATE outbox.messages SET lease_until = outbox.now_ms() + $3 WHERE id = $1 AND lease_holder = $2',
        [id, holder, duration],
      );
    },

    /** Notes one recipient while others are still to be tried. Does nothing without the lease. */
    async acknowledge(id: string, holder: string, recipient: string, problem?: string): Promise<void> {
      const list = problem === undefined ? 'delivered_to' : 'refused_by';
      const line = problem === undefined ? recipient : `${recipient} ${problem}`;
      const noted = `UPDATE outbox.messages SET ${list} = ${list} || $3 WHERE id = $1 AND lease_holder = $2`;
      await query(noted, [id, holder, `${line}\n`]);
    },

    /** Also gives the lease back. Does nothing when the lease is someone else's by now. */
    async settle(id: string, holder: string, outcome: Outcome, now: number): Promise<void> {
      const deferred = outcome.kind === 'deferred';
      const problem = outcome.kind === 'delivered' ? null : outcome.problem;
      const nextAttemptAt = deferred ? outcome.nextAttemptAt : null;
      await query(
        `UPDATE outbox.messages SET
           status = $3, settled_at = $4, problem = $5, next_attempt_at = coalesce($6, next_attempt_at),
           attempts = attempts + 1, first_attempt_at = coalesce(first_attempt_at, $7),
           lease_holder = NULL, lease_until = NULL
         WHERE id = $1 AND lease_holder = $2`,
        [id, holder, deferred ? 'waiting' : outcome.kind, deferred ? null : now, problem, nextAttemptAt, now],
      );
    },
  };
}
