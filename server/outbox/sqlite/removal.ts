import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseSync } from 'node:sqlite';

/**
 * `secure_delete` overwrites a removed row where it stands, but not the copy that stays behind when SQLite
 * moves a row to another page to make room: only a file that is written anew has none. The write-ahead log,
 * too, has everything until it is emptied. Others at work can prevent both for a moment, and readers for as
 * long as they read: whoever asked tries again later. Says whether it is done.
 */
export async function removeTraces(database: DatabaseSync): Promise<boolean> {
  const checkpoint = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)');
  let isAnew = false;
  for (let attempt = 0; attempt < 50; attempt++) {
    isAnew ||= writeAnew(database);
    if (isAnew && checkpoint.get()?.busy === 0) return true;
    await pause(20);
  }
  return false;
}

function writeAnew(database: DatabaseSync): boolean {
  try {
    database.exec('VACUUM');
    return true;
  } catch {
    // Someone writes just now, or there is no room for it.
    return false;
  }
}
