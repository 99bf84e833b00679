import { MINUTE } from '../clock.ts';
import { LIMITS } from '../limits.ts';
import type { Database } from './database.ts';
import { type DueMessage, type Outcome, toStored } from './message.ts';

export type DeliveryQueue = ReturnType<typeof createDeliveryQueue>;

/** For `duration` nobody else gets the message. */
export type Lease = { holder: string; duration: number };

/**
 * A due time further ahead than the longest gap came from a wrong clock: treat it as due. So did a lease that ends later
 * than any can. A message that was never tried is due at once. A process never claims what it has itself under way, even
 * if its clock leaps.
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
