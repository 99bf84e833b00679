import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export type Message = { subject: string; message: string };

/** Keeps messages until the mail server has taken them. */
export interface Outbox {
  /** Returns only after the message is on the disk; throws if it cannot be put there. */
  add(message: Message): string;
  ready(): boolean;
  close(): void;
}

export function openOutbox(dataDir: string): Outbox {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // The wait for another process's lock blocks every visitor, so it is short.
  const database = new DatabaseSync(join(dataDir, 'outbox.sqlite'), { timeout: 250 });
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    CREATE TABLE IF NOT EXISTS messages (
      id TEXT PRIMARY KEY,
      subject TEXT NOT NULL,
      message TEXT NOT NULL,
      received_at TEXT NOT NULL
    ) STRICT;
  `);
  const insert = database.prepare(
    'INSERT INTO messages (id, subject, message, received_at) VALUES (?, ?, ?, ?)',
  );

  return {
    add({ subject, message }) {
      const id = randomUUID();
      insert.run(id, subject, message, new Date().toISOString());
      return id;
    },
    ready() {
      try {
        // Taking the write lock also finds a database that can only be read.
        database.exec('BEGIN IMMEDIATE; ROLLBACK');
        return true;
      } catch {
        return false;
      }
    },
    close() {
      database.close();
    },
  };
}
