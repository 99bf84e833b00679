import type { DatabaseSync } from 'node:sqlite';

const SQLITE_BUSY = 5;

/** Milliseconds. */
const PATIENCE = 2_000;
const PAUSE = 10;

/** The low byte is the error, the rest says which kind of it. */
export function isBusy(error: unknown): boolean {
  return ((error as { errcode?: number }).errcode ?? 0) % 256 === SQLITE_BUSY;
}

/**
 * To switch to WAL, SQLite does not wait for a lock, because two processes could wait for each other for ever. Without
 * these retries, one of several servers that start at once in a new folder would fail.
 */
export function writeAhead(database: DatabaseSync): void {
  const deadline = performance.now() + PATIENCE;
  for (;;) {
    try {
      return database.exec('PRAGMA journal_mode = WAL');
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE);
    }
  }
}
