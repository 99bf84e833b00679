import type { DatabaseSync } from 'node:sqlite';
import type { Write } from './commit.ts';
import type { Inbox } from '../types.ts';

export function createInbox(database: DatabaseSync, write: Write): Inbox {
  const insert = database.prepare(`
    INSERT INTO messages (id, status, received_at, subject, message, fingerprint, suspicions, next_attempt_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (id) DO NOTHING
  `);
  const fingerprintOf = database.prepare('SELECT fingerprint FROM messages WHERE id = ?');
  const held = database.prepare("SELECT count(*) AS count FROM messages WHERE status = 'held'");

  return {
    add: ({ id, fingerprint, subject, message, suspicions, receivedAt }) =>
      write(() => {
        const status = suspicions.length > 0 ? 'held' : 'waiting';
        const reasons = suspicions.join('; ') || null;
        const row = [id, status, receivedAt, subject, message, fingerprint, reasons, receivedAt];
        if (insert.run(...row).changes > 0) return 'added';
        const known = fingerprintOf.get(id)?.fingerprint;
        // Without a fingerprint its content is removed already: it has been taken care of.
        return known === null || known === fingerprint ? 'known' : 'conflict';
      }),

    countHeld: async () => Number(held.get()!.count),

    async ready() {
      try {
        // Taking the write lock also finds a database that can only be read.
        await write(() => {});
        return true;
      } catch {
        return false;
      }
    },
  };
}
