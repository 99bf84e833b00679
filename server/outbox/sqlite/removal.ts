import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseSync } from 'node:sqlite';

/**
 * `secure_delete` overwrites removed content in the database, but the write-ahead log still has it
 * until it is emptied. Others at work can prevent that for a moment; the next housekeeping tries again.
 */
export async function removeTraces(database: DatabaseSync): Promise<void> {
  const checkpoint = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)');
  for (let attempt = 0; attempt < 50; attempt++) {
    if (checkpoint.get()?.busy === 0) return;
    await pause(20);
  }
}
