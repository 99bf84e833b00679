import { removeContents } from './content-removal.ts';
import type { Database, Row } from './database.ts';
import type { Archive, DueMessage, Refused, StoredMessage } from './types.ts';

const WITH_CONTENT = 'SELECT * FROM outbox.messages LEFT JOIN outbox.contents ON message_id = id';
const BEFORE_ALL = { receivedAt: Number.MIN_SAFE_INTEGER, id: '' };

export function createArchive(database: Database): Archive {
  const { query, inTurn } = database;
  return {
    async list({ after, limit } = { after: undefined, limit: Number.MAX_SAFE_INTEGER }) {
      const { receivedAt, id } = after ?? BEFORE_ALL;
      const rows = await query(
        `${WITH_CONTENT} WHERE (received_at, id) > ($1, $2) ORDER BY received_at, id LIMIT $3`,
        [receivedAt, id, limit],
      );
      return rows.map(toStored);
    },

    async find(start) {
      const rows = await query(`${WITH_CONTENT} WHERE substr(id, 1, $2) = $1 ORDER BY received_at`, [
        start,
        start.length,
      ]);
      return rows.map(toStored);
    },

    retry: (ids, now) =>
      inTurn(async (query) => {
        let count = 0;
        for (const id of ids) {
          // Who has the message does not get it again; who refused it does.
          const retried = await query(
            `UPDATE outbox.messages SET status = 'waiting', settled_at = NULL, suspicions = NULL, problem = NULL,
               refused_by = '', attempts = 0, first_attempt_at = NULL, next_attempt_at = $2, deferred_at = NULL,
               awaits_server = 0, reported_at = NULL
             WHERE id = $1 AND status IN ('waiting', 'held', 'failed')
               AND coalesce(lease_until, 0) <= outbox.now_ms()
             RETURNING id`,
            [id, now],
          );
          count += retried.length;
        }
        return count;
      }),

    async erase(ids, now) {
      const count = await removeContents(database, ids, 'erased', now);
      return { count, isOverwritten: await database.removeTraces() };
    },
  };
}

function toStored(row: Row): StoredMessage {
  return {
    id: row.id as string,
    status: row.status as StoredMessage['status'],
    receivedAt: row.received_at as number,
    settledAt: (row.settled_at as number | null) ?? undefined,
    attempts: row.attempts as number,
    nextAttemptAt: row.status === 'waiting' ? (row.next_attempt_at as number) : undefined,
    problem: (row.problem as string | null) ?? undefined,
    suspicions: (row.suspicions as string | null)?.split('; ') ?? [],
    ...recipientsOf(row),
    content:
      row.message === null ? undefined : { subject: row.subject as string, message: row.message as string },
  };
}

/** A line for each recipient; after an address that refused stands why. */
export function recipientsOf(row: Row): Pick<DueMessage, 'deliveredTo' | 'refusedBy'> {
  const lines = (column: string) => String(row[column]).split('\n').slice(0, -1);
  const toRefused = (line: string): Refused => {
    const [recipient = '', ...problem] = line.split(' ');
    return { recipient, problem: problem.join(' ') };
  };
  return { deliveredTo: lines('delivered_to'), refusedBy: lines('refused_by').map(toRefused) };
}
