import { MINUTE } from '../clock.ts';
import { recipientsOf } from './archive.ts';
import type { Database, Row } from './database.ts';
import type { DueMessage, Outcome } from './types.ts';

export type DeliveryQueue = ReturnType<typeof createDeliveryQueue>;

/** For `duration` nobody else gets the message. */
export type Lease = { holder: string; duration: number };

/**
 * What was deferred later than now, or is leased for longer than anyone leases, was written by a wrong clock, and would
 * otherwise wait until that time has come. What was never tried is due whatever the clock said; and what a process has
 * under way it does not take twice, also where its clock leaps.
 */
const DUE = `status = 'waiting'
  AND (attempts = 0 OR next_attempt_at <= $1 OR coalesce(deferred_at, next_attempt_at) > $1 + ${MINUTE})
  AND (lease_until IS NULL OR (lease_holder <> $2
    AND (lease_until <= outbox.now_ms() OR lease_until > outbox.now_ms() + $3 + ${MINUTE})))`;

export function createDeliveryQueue({ query, inTurn }: Database) {
  return {
    /** The message that is due the longest and that nobody else is sending; those never tried come first. */
    async claim({ holder, duration }: Lease, now: number): Promise<DueMessage | undefined> {
      const due = [now, holder, duration];
      // A look costs little; taking turns is only for a message that is really there.
      const looked = await query(`SELECT 1 FROM outbox.messages WHERE ${DUE} LIMIT 1`, due);
      if (looked.length === 0) return undefined;
      return inTurn(async (query) => {
        const [oldest] = await query(
          `SELECT id FROM outbox.messages WHERE ${DUE} ORDER BY attempts, next_attempt_at LIMIT 1`,
          due,
        );
        if (!oldest) return undefined;
        await query(
          'UPDATE outbox.messages SET lease_holder = $2, lease_until = outbox.now_ms() + $3 WHERE id = $1',
          [oldest.id!, holder, duration],
        );
        const [claimed] = await query(
          `SELECT * FROM outbox.messages JOIN outbox.contents ON message_id = id WHERE id = $1`,
          [oldest.id!],
        );
        return toDue(claimed!);
      });
    },

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
      await inTurn(async (query) => {
        await query(
          `UPDATE outbox.messages SET
             status = $3, settled_at = $4, problem = $5, next_attempt_at = coalesce($6, next_attempt_at),
             awaits_server = $7, deferred_at = $8, attempts = attempts + 1,
             first_attempt_at = coalesce(first_attempt_at, $9), lease_holder = NULL, lease_until = NULL
           WHERE id = $1 AND lease_holder = $2`,
          [
            id,
            holder,
            deferred ? 'waiting' : outcome.kind,
            deferred ? null : now,
            outcome.kind === 'delivered' ? null : outcome.problem,
            deferred ? outcome.nextAttemptAt : null,
            deferred && outcome.awaitsServer ? 1 : 0,
            deferred ? now : null,
            now,
          ],
        );
        if (outcome.kind !== 'delivered') return;
        // The server works: whoever waited for just that need not wait any longer.
        await query(
          `UPDATE outbox.messages SET next_attempt_at = $1
           WHERE status = 'waiting' AND awaits_server = 1 AND next_attempt_at > $1`,
          [now],
        );
      });
    },
  };
}

function toDue(row: Row): DueMessage {
  return {
    id: row.id as string,
    author: row.author as DueMessage['author'],
    subject: row.subject as string,
    message: row.message as string,
    receivedAt: row.received_at as number,
    attempts: row.attempts as number,
    firstAttemptAt: (row.first_attempt_at as number | null) ?? undefined,
    ...recipientsOf(row),
  };
}
