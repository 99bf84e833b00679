import type { Database } from './database.ts';

/** In one transaction: so many of the longest messages are overwritten within milliseconds. */
const AT_ONCE = 20;

/** Who was delivered stays so; of all others `status` says why the words are gone. Returns how many had any. */
export async function removeContents(
  { inTurn }: Database,
  ids: string[],
  status: 'expired' | 'erased',
  now: number,
): Promise<number> {
  let count = 0;
  for (let i = 0; i < ids.length; i += AT_ONCE) {
    count += await inTurn(async (query) => {
      let removed = 0;
      for (const id of ids.slice(i, i + AT_ONCE)) {
        const rows = await query(
          `UPDATE outbox.messages SET
             status = CASE status WHEN 'delivered' THEN 'delivered' ELSE $2 END,
             settled_at = coalesce(settled_at, $3), bytes = 0, suspicions = NULL, problem = NULL,
             lease_holder = NULL, lease_until = NULL
           WHERE id = $1 AND bytes > 0 RETURNING id`,
          [id, status, now],
        );
        if (rows.length === 0) continue;
        await query(
          'UPDATE outbox.contents SET subject = NULL, message = NULL, fingerprint = NULL WHERE message_id = $1',
          [id],
        );
        removed++;
      }
      return removed;
    });
  }
  return count;
}
