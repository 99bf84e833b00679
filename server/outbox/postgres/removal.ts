import type { Database } from './database.ts';

/**
 * PostgreSQL keeps the old version of a changed row until it is vacuumed. Now rather than when it finds
 * the time; if someone is already at it, they do it for us. What its log and its backups have is the
 * operator's to let go.
 */
export async function removeTraces({ query }: Database): Promise<void> {
  await query('VACUUM (SKIP_LOCKED) outbox.messages').catch(() => {});
}
