import type { DatabaseSync } from 'node:sqlite';
import { commitWithPatience, type Write } from './commit.ts';
import { OutboxUnavailable } from '../types.ts';

type Entry = { run: () => void; kept: () => void; lost: (error: OutboxUnavailable) => void };

/**
 * Everything that arrives in one turn of the event loop shares one transaction and thus one wait for
 * the disk: with one fsync a message, 64 visitors at once would queue for it. What is committed to a file
 * that is not in its place any more is not kept.
 */
export function createGroupCommit(
  database: DatabaseSync,
  isInPlace: () => boolean,
): { write: Write; finish(): Promise<void> } {
  let entries: Entry[] = [];
  let current: Promise<void> | undefined;

  const write: Write = (work) =>
    new Promise((resolve, reject) => {
      let result: ReturnType<typeof work>;
      entries.push({
        run: () => void (result = work()),
        kept: () => resolve(result),
        lost: reject,
      });
      current ??= commitAll();
    });

  async function commitAll(): Promise<void> {
    while (entries.length > 0) {
      // After this turn's other requests have added theirs.
      await new Promise((resolve) => setImmediate(resolve));
      const group = entries;
      entries = [];
      const failure = (await commitWithPatience(database, group)) ?? displacement();
      for (const entry of group) {
        if (failure) entry.lost(failure);
        else entry.kept();
      }
    }
    current = undefined;
  }

  function displacement(): OutboxUnavailable | undefined {
    return isInPlace() ? undefined : new OutboxUnavailable(new Error('The outbox was replaced.'));
  }

  return {
    write,
    async finish() {
      await current;
    },
  };
}
