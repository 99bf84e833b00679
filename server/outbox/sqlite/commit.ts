import type { DatabaseSync } from 'node:sqlite';
import { OutboxUnavailable } from '../types.ts';
import { isBusy } from './locks.ts';

/** Runs `work` in a transaction; resolves with its result when that is committed. */
export type Write = <T>(work: () => T) => Promise<T>;

/**
 * Another process's commit takes milliseconds, and on a disk that has much to do a second or two. All messages of one
 * turn share a transaction: whoever gives up sends all of their senders away. A lock held longer than this is a fault.
 */
const LOCK_PATIENCE = 3_000;
const LOCK_PAUSE = 10;

/** Every write on its own and at once. */
export function createCommit(database: DatabaseSync): Write {
  return async (work) => {
    let result: ReturnType<typeof work>;
    const failure = await commitWithPatience(database, [{ run: () => void (result = work()) }]);
    if (failure) throw failure;
    return result!;
  };
}

/** All or none; the failure instead of an exception. */
export async function commitWithPatience(
  database: DatabaseSync,
  group: { run: () => void }[],
): Promise<OutboxUnavailable | undefined> {
  const deadline = performance.now() + LOCK_PATIENCE;
  for (;;) {
    try {
      commit(database, group);
      return undefined;
    } catch (error) {
      // Waits here for the lock: SQLite's own waiting would block the event loop, and with it every visitor.
      if (!isBusy(error) || performance.now() > deadline) return new OutboxUnavailable(error);
      await new Promise((resolve) => setTimeout(resolve, LOCK_PAUSE));
    }
  }
}

function commit(database: DatabaseSync, group: { run: () => void }[]): void {
  database.exec('BEGIN IMMEDIATE');
  try {
    for (const entry of group) entry.run();
    database.exec('COMMIT');
  } catch (error) {
    // SQLite has already rolled back by itself when the disk is full.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
