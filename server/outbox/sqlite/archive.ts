import type { DatabaseSync } from 'node:sqlite';
import { FIRST, toReceipt, toStored, WITHOUT_CONTENT } from '../stored-row.ts';
import type { Archive } from '../types.ts';
import type { Write } from './commit.ts';
import { removeTraces } from './removal.ts';

export function createArchive(database: DatabaseSync, write: Write): Archive {
  const some = database.prepare(
    'SELECT * FROM messages WHERE (received_at, id) > (?, ?) ORDER BY received_at, id LIMIT ?',
  );
  const byStart = database.prepare(
    'SELECT * FROM messages WHERE substr(id, 1, length(:start)) = :start ORDER BY received_at',
  );
  const receiptsOf = database.prepare(
    'SELECT recipient, problem FROM receipts WHERE message_id = ? ORDER BY recipient',
  );
  // Only refusals: who has the message does not get it again.
  const forgetRefusals = database.prepare(
    'DELETE FROM receipts WHERE message_id = ? AND problem IS NOT NULL',
  );
  const retryOne = database.prepare(`
    UPDATE messages SET status = 'waiting', settled_at = NULL, suspicions = NULL, problem = NULL,
      attempts = 0, first_attempt_at = NULL, next_attempt_at = :now, deferred_at = NULL, awaits_server = 0,
      reported_at = NULL
    WHERE id = :id AND status IN ('waiting', 'held', 'failed') AND ifnull(lease_until, 0) <= :now
  `);
  const eraseOne = database.prepare(`
    UPDATE messages SET ${WITHOUT_CONTENT},
      lease_owner = NULL, lease_until = NULL, settled_at = ifnull(settled_at, :now),
      status = iif(status = 'delivered', 'delivered', 'erased')
    WHERE id = :id AND message IS NOT NULL
  `);

  return {
    async list({ after, limit } = { after: undefined, limit: -1 }) {
      const { receivedAt, id } = after ?? FIRST;
      return some.all(receivedAt, id, limit).map(toStored);
    },
    find: async (start) => byStart.all({ start }).map(toStored),
    receipts: async (id) => receiptsOf.all(id).map(toReceipt),
    retry: (ids, now) =>
      write(() => {
        const retried = ids.filter((id) => retryOne.run({ id, now }).changes > 0);
        for (const id of retried) forgetRefusals.run(id);
        return retried.length;
      }),
    async erase(ids, now) {
      const count = await write(() => ids.filter((id) => eraseOne.run({ id, now }).changes > 0).length);
      return { count, isOverwritten: await removeTraces(database) };
    },
  };
}
