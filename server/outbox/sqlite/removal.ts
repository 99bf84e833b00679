import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseSync } from 'node:sqlite';

/**
 * `secure_delete` overwrites removed content in the database, but the write-ahead log still has it
 * until it is emptied. Others at work can prevent that for a moment, and readers for as long as they read:
 * the next housekeeping tries again. Says whether it is done.
 */
export async function removeTraces(database: DatabaseSync): Promise<boolean> {
  const checkpoint = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)');
  for (let attempt = 0; attempt < 50; attempt++) {
    if (checkpoint.get()?.busy === 0) return true;
    await pause(20);
  }
  return false;
}
