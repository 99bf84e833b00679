import type { DatabaseSync } from 'node:sqlite';
import { MINUTE } from '../../clock.ts';
import { toReceipt } from '../stored-row.ts';
import type { DeliveryQueue, DueMessage } from '../types.ts';
import type { Write } from './commit.ts';

/**
 * What was deferred later than now, or is leased for longer than anyone leases, was written before the
 * clock was set back, and would otherwise wait until the wrong time has come. What was never tried is due
 * whatever the clock said; and what we have under way ourselves is not taken twice.
 */
const DUE = `status = 'waiting'
  AND (attempts = 0 OR next_attempt_at <= :now OR ifnull(deferred_at, next_attempt_at) > :now + ${MINUTE})
  AND (lease_until IS NULL
    OR (lease_owner <> :owner AND (lease_until <= :now OR lease_until > :until + ${MINUTE})))`;

export function createDeliveryQueue(database: DatabaseSync, write: Write): DeliveryQueue {
  const lookFor = (condition: string) => ({
    isDue: database.prepare(`SELECT 1 FROM messages WHERE ${condition} LIMIT 1`),
    claimOldest: database.prepare(`
      UPDATE messages SET lease_owner = :owner, lease_until = :until
      WHERE id = (SELECT id FROM messages WHERE ${condition} ORDER BY next_attempt_at LIMIT 1)
      RETURNING id, author, subject, message, received_at AS receivedAt, attempts,
        first_attempt_at AS firstAttemptAt
    `),
  });
  const looks = { any: lookFor(DUE), fresh: lookFor(`${DUE} AND attempts = 0`) };
  const receiptsOf = database.prepare('SELECT recipient, problem FROM receipts WHERE message_id = ?');
  const insertReceipt = database.prepare(`
    INSERT INTO receipts (message_id, recipient, problem, settled_at)
    SELECT id, :recipient, :problem, :now FROM messages WHERE id = :id AND lease_owner = :owner
    ON CONFLICT DO NOTHING
  `);
  const renewOne = database.prepare('UPDATE messages SET lease_until = ? WHERE id = ? AND lease_owner = ?');
  const settleOne = database.prepare(`
    UPDATE messages SET
      status = :status, settled_at = :settledAt, problem = :problem,
      attempts = attempts + 1, first_attempt_at = ifnull(first_attempt_at, :now),
      next_attempt_at = ifnull(:nextAttemptAt, next_attempt_at), awaits_server = :awaitsServer,
      deferred_at = :deferredAt,
      lease_owner = NULL, lease_until = NULL
    WHERE id = :id AND lease_owner = :owner
  `);
  const hurry = database.prepare(`
    UPDATE messages SET next_attempt_at = :now
    WHERE status = 'waiting' AND awaits_server = 1 AND next_attempt_at > :now
  `);

  return {
    async claim({ owner, now, duration }, choice = 'any') {
      const { isDue, claimOldest } = looks[choice];
      // A look costs nothing; the write lock is only for a message that is really there.
      const lease = { owner, now, until: now + duration };
      if (!isDue.get(lease)) return undefined;
      const row = await write(() => claimOldest.get(lease));
      if (!row) return undefined;
      const receipts = receiptsOf.all(row.id!).map(toReceipt);
      return { ...row, firstAttemptAt: row.firstAttemptAt ?? undefined, receipts } as DueMessage;
    },

    acknowledge: (id, owner, { recipient, problem = null }, now) =>
      write(() => void insertReceipt.run({ id, owner, recipient, problem, now })),

    renew: (id, { owner, now, duration }) => write(() => void renewOne.run(now + duration, id, owner)),

    settle: (id, owner, outcome, now) =>
      write(() => {
        const deferred = outcome.kind === 'deferred';
        settleOne.run({
          id,
          owner,
          now,
          status: deferred ? 'waiting' : outcome.kind,
          settledAt: deferred ? null : now,
          problem: outcome.kind === 'delivered' ? null : outcome.problem,
          nextAttemptAt: deferred ? outcome.nextAttemptAt : null,
          awaitsServer: deferred && outcome.awaitsServer ? 1 : 0,
          deferredAt: deferred ? now : null,
        });
        // The server works: whoever waited for just that need not wait any longer.
        if (outcome.kind === 'delivered') hurry.run({ now });
      }),
  };
}
