import type { Query, Row } from './database.ts';

/** Another version's tables are refused: its own command line exports what is in them. */
const VERSION = 4;

/**
 * The same tables in SQLite and PostgreSQL; where SQLite keeps no schemas, the prefix is dropped. All times are
 * milliseconds since 1970. The words of a message stand apart: SQLite leaves copies behind where a row that grows makes
 * it move the neighbours to another page, so the rows of `contents` are only ever added and overwritten in place, never
 * deleted.
 */
const TABLES = [
  `CREATE TABLE outbox.messages (
    id text PRIMARY KEY,
    status text NOT NULL CHECK (status IN ('waiting', 'held', 'failed', 'delivered', 'expired', 'erased')),
    author text NOT NULL CHECK (author IN ('visitor', 'server')),
    received_at bigint NOT NULL,
    settled_at bigint,
    -- Of its content; nought once that is removed.
    bytes bigint NOT NULL,
    suspicions text,
    problem text,
    -- A line for each recipient who has it, and for each who refused it.
    delivered_to text NOT NULL DEFAULT '',
    refused_by text NOT NULL DEFAULT '',
    attempts integer NOT NULL DEFAULT 0,
    first_attempt_at bigint,
    next_attempt_at bigint NOT NULL,
    lease_holder text,
    -- By the database's clock; all other times are those of the machine that wrote them.
    lease_until bigint,
    -- When a digest named it last.
    reported_at bigint
  )`,
  "CREATE INDEX messages_due ON outbox.messages (attempts, next_attempt_at) WHERE status = 'waiting'",
  "CREATE INDEX messages_kept ON outbox.messages (status, bytes) WHERE status IN ('waiting', 'held', 'failed')",
  'CREATE INDEX messages_age ON outbox.messages (received_at, id)',
  `CREATE TABLE outbox.contents (
    message_id text UNIQUE,
    subject text,
    message text,
    fingerprint text
  )`,
  `CREATE TABLE outbox.daily_sums (
    day text NOT NULL,
    measure text NOT NULL,
    subject text NOT NULL,
    amount bigint NOT NULL,
    PRIMARY KEY (day, measure, subject)
  )`,
  // One row, which is also what readiness writes to.
  'CREATE TABLE outbox.state (version integer NOT NULL, checked_at bigint)',
  `INSERT INTO outbox.state (version) VALUES (${VERSION})`,
];

/** What is wrong with the database itself and does not get better by waiting. */
export class UnfitDatabase extends Error {}

/** Creates the tables in a new database, in turn, so that many may start at once; refuses another one. */
export async function prepareTables(query: Query, existing: Row[]): Promise<void> {
  if (existing.length === 0) for (const statement of TABLES) await query(statement);
  else if (
    !existing.some(({ name }) => name === 'state') ||
    (await query('SELECT version FROM outbox.state'))[0]?.version !== VERSION
  )
    // A wrong backup would pass for an empty outbox, and nobody would miss the messages.
    throw new UnfitDatabase(
      'Das ist kein Postausgang dieser Version der Website. Ist es einer, legt „outbox export“ der früheren Version die ' +
        'Nachrichten als Dateien ab; danach genügt eine leere Datenbank.',
    );
}
