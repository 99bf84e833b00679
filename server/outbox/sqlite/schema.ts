import type { DatabaseSync } from 'node:sqlite';

const CREATE = `
  CREATE TABLE messages (
    id TEXT PRIMARY KEY,
    status TEXT NOT NULL
      CHECK (status IN ('waiting', 'held', 'failed', 'delivered', 'expired', 'erased')),
    author TEXT NOT NULL DEFAULT 'visitor' CHECK (author IN ('visitor', 'server')),
    received_at INTEGER NOT NULL,
    settled_at INTEGER,
    -- All of these are NULL once the content is removed.
    subject TEXT,
    message TEXT,
    fingerprint TEXT,
    suspicions TEXT,
    problem TEXT,
    attempts INTEGER NOT NULL DEFAULT 0,
    first_attempt_at INTEGER,
    next_attempt_at INTEGER NOT NULL,
    awaits_server INTEGER NOT NULL DEFAULT 0,
    lease_owner TEXT,
    lease_until INTEGER,
    reported_at INTEGER,
    warned_at INTEGER
  ) STRICT;
  CREATE INDEX messages_due ON messages (next_attempt_at) WHERE status = 'waiting';
  CREATE INDEX messages_age ON messages (received_at);
`;

/** Where a message goes to several recipients, each is acknowledged by itself. No problem: delivered. */
const ADD_RECEIPTS = `
  CREATE TABLE receipts (
    message_id TEXT NOT NULL REFERENCES messages ON DELETE CASCADE,
    recipient TEXT NOT NULL,
    problem TEXT,
    settled_at INTEGER NOT NULL,
    PRIMARY KEY (message_id, recipient)
  ) STRICT, WITHOUT ROWID;
  ALTER TABLE messages ADD COLUMN deferred_at INTEGER;
  CREATE INDEX messages_fresh ON messages (next_attempt_at) WHERE status = 'waiting' AND attempts = 0;
`;

/** The first version of this table: four columns, times as text, nothing ever sent. */
const MOVE_FROM_FIRST = `
  INSERT INTO messages (id, status, received_at, subject, message, next_attempt_at)
  SELECT id, 'waiting', unixepoch(received_at) * 1000, subject, message, 0 FROM first_messages;
  DROP TABLE first_messages;
`;

const VERSION = 2;

/** Creates the tables, or brings an older one up to date; in one transaction, so that two may start at once. */
export function prepareSchema(database: DatabaseSync): void {
  if (version(database) === VERSION) return;
  database.exec('BEGIN IMMEDIATE');
  try {
    if (version(database) === 0) {
      // Another database, as a wrong backup, would pass for an empty outbox, and nobody would miss the messages.
      if (database.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name <> 'messages'").get())
        throw new Error('outbox.sqlite ist eine andere Datenbank und kein Postausgang.');
      const first = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'messages'").get();
      if (first) database.exec('ALTER TABLE messages RENAME TO first_messages');
      database.exec(CREATE);
      if (first) database.exec(MOVE_FROM_FIRST);
      database.exec('PRAGMA user_version = 1');
    }
    if (version(database) === 1) {
      database.exec(ADD_RECEIPTS);
      database.exec('PRAGMA user_version = 2');
    }
    database.exec('COMMIT');
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
  if (version(database) !== VERSION) throw new Error('outbox.sqlite stammt von einer neueren Version.');
}

function version(database: DatabaseSync): unknown {
  return database.prepare('PRAGMA user_version').get()?.user_version;
}
