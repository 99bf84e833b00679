import { FIRST, toReceipt, toStored, WITHOUT_CONTENT } from '../stored-row.ts';
import type { Archive } from '../types.ts';
import { type Database, NOW } from './database.ts';
import { removeTraces } from './removal.ts';

export function createArchive(database: Database): Archive {
  const { query, inTurn } = database;
  return {
    async list({ after, limit } = { after: undefined, limit: Number.MAX_SAFE_INTEGER }) {
      const { receivedAt, id } = after ?? FIRST;
      const { rows } = await query(
        `SELECT * FROM outbox.messages WHERE (received_at, id) > ($1, $2)
         ORDER BY received_at, id LIMIT $3`,
        [receivedAt, id, limit],
      );
      return rows.map(toStored);
    },

    async find(start) {
      const { rows } = await query(
        'SELECT * FROM outbox.messages WHERE starts_with(id, $1) ORDER BY received_at',
        [start],
      );
      return rows.map(toStored);
    },

    async receipts(id) {
      const { rows } = await query(
        'SELECT recipient, problem FROM outbox.receipts WHERE message_id = $1 ORDER BY recipient',
        [id],
      );
      return rows.map(toReceipt);
    },

    retry: (ids, now) =>
      inTurn(async (query) => {
        const { rows } = await query(
          `UPDATE outbox.messages SET status = 'waiting', settled_at = NULL, suspicions = NULL, problem = NULL,
             attempts = 0, first_attempt_at = NULL, next_attempt_at = $2, deferred_at = NULL, awaits_server = false,
             reported_at = NULL
           WHERE id = ANY($1) AND status IN ('waiting', 'held', 'failed') AND coalesce(lease_until, 0) <= ${NOW}
           RETURNING id`,
          [ids, now],
        );
        // Only refusals: who has the message does not get it again.
        await query('DELETE FROM outbox.receipts WHERE message_id = ANY($1) AND problem IS NOT NULL', [
          rows.map(({ id }) => id),
        ]);
        return rows.length;
      }),

    async erase(ids, now) {
      const count = await inTurn(async (query) => {
        const { rowCount } = await query(
          `UPDATE outbox.messages SET ${WITHOUT_CONTENT},
             lease_owner = NULL, lease_until = NULL, settled_at = coalesce(settled_at, $2),
             status = CASE status WHEN 'delivered' THEN 'delivered' ELSE 'erased' END
           WHERE id = ANY($1) AND message IS NOT NULL`,
          [ids, now],
        );
        return rowCount ?? 0;
      });
      if (count > 0) await removeTraces(database);
      // As far as we can tell: what its log and its backups keep is the operator's to let go.
      return { count, isOverwritten: true };
    },
  };
}
