import { existsSync, renameSync, rmSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';

/**
 * Copies all that the open but displaced database still has into the one that is in its place now; says
 * how many messages, or nothing if it cannot be read any more. What is settled there already stays so: it
 * may be another process that came first, or a backup.
 */
export function carryOver(displaced: DatabaseSync, file: string): number | undefined {
  try {
    displaced.prepare('ATTACH DATABASE ? AS place').run(file);
    displaced.exec('BEGIN IMMEDIATE');
    const { changes } = displaced
      .prepare(
        `INSERT OR REPLACE INTO place.messages SELECT * FROM main.messages
         WHERE id NOT IN (SELECT id FROM place.messages WHERE status <> 'waiting')`,
      )
      .run();
    displaced.exec('INSERT OR IGNORE INTO place.receipts SELECT * FROM main.receipts');
    displaced.exec('COMMIT');
    return Number(changes);
  } catch {
    return undefined;
  }
}

/** For whoever can still read something in it. Its name says when it was. */
export function putAside(file: string, now: number): void {
  for (const suffix of ['', '-wal']) {
    if (existsSync(file + suffix)) renameSync(file + suffix, `${file}.beschaedigt-${now}${suffix}`);
  }
  rmSync(`${file}-shm`, { force: true });
}
