import type { DatabaseSync } from 'node:sqlite';
import { DAY } from '../../clock.ts';
import { toReceipt } from '../stored-row.ts';
import type { DeliveryQueue, DueMessage } from '../types.ts';
import type { Write } from './commit.ts';

/**
 * No lease and no pause between attempts reaches a day ahead. What does was written before the clock
 * was set back, and would otherwise wait until the wrong time has come.
 */
const ABSURD = `:now + ${DAY}`;
const DUE = `status = 'waiting'
  AND (next_attempt_at <= :now OR next_attempt_at > ${ABSURD})
  AND (ifnull(lease_until, 0) <= :now OR lease_until > ${ABSURD})`;

export function createDeliveryQueue(database: DatabaseSync, write: Write): DeliveryQueue {
  const lookFor = (condition: string) => ({
    isDue: database.prepare(`SELECT 1 FROM messages WHERE ${condition} LIMIT 1`),
    claimOldest: database.prepare(`
      UPDATE messages SET lease_owner = :owner, lease_until = :until
      WHERE id = (SELECT id FROM messages WHERE ${condition} ORDER BY next_attempt_at LIMIT 1)
      RETURNING id, subject, message, received_at AS receivedAt, attempts, first_attempt_at AS firstAttemptAt
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
      if (!isDue.get({ now })) return undefined;
      const row = await write(() => claimOldest.get({ owner, now, until: now + duration }));
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
        });
        // The server works: whoever waited for just that need not wait any longer.
        if (outcome.kind === 'delivered') hurry.run({ now });
      }),
  };
}
