import { setTimeout as pause } from 'node:timers/promises';
import { LIMITS } from '../limits.ts';
import type { Database, Query, Row } from './database.ts';
import { type StoredMessage, toStored } from './message.ts';

const WITH_CONTENT = 'SELECT * FROM outbox.messages LEFT JOIN outbox.contents ON message_id = id';
const { page, atOnce, rest } = LIMITS.outbox;

/** How many had a content; and whether it is overwritten, or someone who reads just now keeps a copy alive. */
export type Erasure = { count: number; isOverwritten: boolean };

export function createArchive(database: Database) {
  const { query } = database;
  return {
    /** From the oldest on. */
    async *list(): AsyncGenerator<StoredMessage> {
      const statement = `${WITH_CONTENT} WHERE (received_at, id) > ($1, $2) ORDER BY received_at, id LIMIT ${page}`;
      let last: Row | undefined;
      do {
        const after = [last?.received_at ?? Number.MIN_SAFE_INTEGER, last?.id ?? ''];
        const rows = await query(statement, after);
        for (const row of rows) yield toStored(row);
        last = rows[page - 1];
      } while (last);
    },

    /** By id or the beginning of one. */
    async find(start: string): Promise<StoredMessage[]> {
      const statement = `${WITH_CONTENT} WHERE substr(id, 1, $2) = $1 ORDER BY received_at`;
      return (await query(statement, [start, start.length])).map(toStored);
    },

    /** Sends held and failed messages to whoever does not have them, and hurries waiting ones; says how many. */
    retry: (ids: string[], now: number): Promise<number> =>
      inPortions(database, ids, async (query, id) => {
        // Who has the message does not get it again; who refused it does.
        const retried = await query(
          `UPDATE outbox.messages SET status = 'waiting', settled_at = NULL, suspicions = NULL, problem = NULL,
             refused_by = '', attempts = 0, first_attempt_at = NULL, next_attempt_at = $2, reported_at = NULL
           WHERE id = $1 AND status IN ('waiting', 'held', 'failed')
             AND coalesce(lease_until, 0) <= outbox.now_ms()
           RETURNING id`,
          [id, now],
        );
        return retried.length > 0;
      }),

    /** Removes the content. */
    async erase(ids: string[], now: number): Promise<Erasure> {
      const count = await removeContents(database, ids, 'erased', now);
      return { count, isOverwritten: await database.removeTraces() };
    },
  };
}

/** Who was delivered stays so; of all others `status` says why the words are gone. Returns how many had any. */
export function removeContents(
  database: Database,
  ids: string[],
  status: 'expired' | 'erased',
  now: number,
): Promise<number> {
  return inPortions(database, ids, async (query, id) => {
    const rows = await query(
      `UPDATE outbox.messages SET
         status = CASE status WHEN 'delivered' THEN 'delivered' ELSE $2 END,
         settled_at = coalesce(settled_at, $3), bytes = 0, suspicions = NULL, problem = NULL,
         lease_holder = NULL, lease_until = NULL
       WHERE id = $1 AND bytes > 0 RETURNING id`,
      [id, status, now],
    );
    if (rows.length === 0) return false;
    await query(
      'UPDATE outbox.contents SET subject = NULL, message = NULL, fingerprint = NULL WHERE message_id = $1',
      [id],
    );
    return true;
  });
}

/** A transaction for each portion, and then a rest for others. Says how many were changed. */
async function inPortions(
  { inTurn }: Database,
  ids: string[],
  change: (query: Query, id: string) => Promise<boolean>,
): Promise<number> {
  let count = 0;
  for (let i = 0; i < ids.length; i += atOnce) {
    if (i > 0) await pause(rest);
    await inTurn(async (query) => {
      for (const id of ids.slice(i, i + atOnce)) if (await change(query, id)) count++;
    });
  }
  return count;
}
