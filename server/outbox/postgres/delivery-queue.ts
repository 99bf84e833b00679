import { MINUTE } from '../../clock.ts';
import { toReceipt } from '../stored-row.ts';
import type { DeliveryQueue, DueMessage } from '../types.ts';
import { type Database, NOW } from './database.ts';

/**
 * No query waits for a row that another machine's courier has locked: that courier deals with the message.
 * A message deferred later than now was written by a wrong clock and is due. A message never tried is due
 * whatever the clock said; and one that this process has under way is not taken twice.
 */
export function createDeliveryQueue({ query }: Database): DeliveryQueue {
  /** What this process is sending. A claim whose answer was lost is missing: it is claimed again like a stranger's. */
  const underWay = new Set<string>();

  return {
    async claim({ owner, now, duration }, choice = 'any') {
      const { rows } = await query(
        `UPDATE outbox.messages SET lease_owner = $1, lease_until = ${NOW} + $3
         WHERE id = (
           SELECT id FROM outbox.messages
           WHERE status = 'waiting' ${choice === 'fresh' ? 'AND attempts = 0' : ''}
             AND (attempts = 0 OR next_attempt_at <= $2
               OR coalesce(deferred_at, next_attempt_at) > $2 + ${MINUTE})
             AND (lease_until IS NULL OR ((lease_owner <> $1 OR id <> ALL($4))
               AND (lease_until <= ${NOW} OR lease_until > ${NOW} + $3 + ${MINUTE})))
           ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED
         )
         RETURNING id, author, subject, message, received_at AS "receivedAt", attempts,
           first_attempt_at AS "firstAttemptAt"`,
        [owner, now, duration, [...underWay]],
      );
      const row = rows[0] as DueMessage | undefined;
      if (!row) return undefined;
      const { rows: receipts } = await query(
        'SELECT recipient, problem FROM outbox.receipts WHERE message_id = $1',
        [row.id],
      );
      underWay.add(row.id);
      return { ...row, firstAttemptAt: row.firstAttemptAt ?? undefined, receipts: receipts.map(toReceipt) };
    },

    async acknowledge(id, owner, { recipient, problem }, now) {
      await query(
        `INSERT INTO outbox.receipts (message_id, recipient, problem, settled_at)
         SELECT id, $3, $4, $5 FROM outbox.messages WHERE id = $1 AND lease_owner = $2
         ON CONFLICT DO NOTHING`,
        [id, owner, recipient, problem ?? null, now],
      );
    },

    async renew(id, { owner, duration }) {
      await query(`UPDATE outbox.messages SET lease_until = ${NOW} + $3 WHERE id = $1 AND lease_owner = $2`, [
        id,
        owner,
        duration,
      ]);
    },

    async settle(id, owner, outcome, now) {
      const deferred = outcome.kind === 'deferred';
      await query(
        `UPDATE outbox.messages SET
           status = $3, settled_at = $4, problem = $5,
           attempts = attempts + 1, first_attempt_at = coalesce(first_attempt_at, $6),
           next_attempt_at = coalesce($7, next_attempt_at), awaits_server = $8, deferred_at = $9,
           lease_owner = NULL, lease_until = NULL
         WHERE id = $1 AND lease_owner = $2`,
        [
          id,
          owner,
          deferred ? 'waiting' : outcome.kind,
          deferred ? null : now,
          outcome.kind === 'delivered' ? null : outcome.problem,
          now,
          deferred ? outcome.nextAttemptAt : null,
          deferred && outcome.awaitsServer,
          deferred ? now : null,
        ],
      );
      underWay.delete(id);
      if (outcome.kind !== 'delivered') return;
      // The server works: whoever waited for just that need not wait any longer.
      await query(
        `UPDATE outbox.messages SET next_attempt_at = $1
         WHERE id IN (
           SELECT id FROM outbox.messages
           WHERE status = 'waiting' AND awaits_server AND next_attempt_at > $1 FOR UPDATE SKIP LOCKED
         )`,
        [now],
      );
    },
  };
}
