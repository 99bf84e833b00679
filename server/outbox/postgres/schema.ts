import type { Pool } from 'pg';
import { type Query, queryOn, transactInTurn } from './transaction.ts';

const VERSION = 2;

const CREATE = `
  CREATE TABLE outbox.messages (
    id text COLLATE "C" PRIMARY KEY,
    status text NOT NULL
      CHECK (status IN ('waiting', 'held', 'failed', 'delivered', 'expired', 'erased')),
    author text NOT NULL DEFAULT 'visitor' CHECK (author IN ('visitor', 'server')),
    received_at bigint NOT NULL,
    settled_at bigint,
    -- All of these are NULL once the content is removed.
    subject text,
    message text,
    fingerprint text,
    suspicions text,
    problem text,
    attempts integer NOT NULL DEFAULT 0,
    first_attempt_at bigint,
    next_attempt_at bigint NOT NULL,
    awaits_server boolean NOT NULL DEFAULT false,
    lease_owner text,
    -- By the database's clock; all other times are those of the machine that wrote them.
    lease_until bigint,
    reported_at bigint,
    warned_at bigint
  );
  CREATE INDEX messages_due ON outbox.messages (next_attempt_at) WHERE status = 'waiting';
  CREATE INDEX messages_age ON outbox.messages (received_at);

  -- As rate-limiter-flexible wants it, but in no log and no replica: after a crash it counts from zero.
  CREATE UNLOGGED TABLE outbox.rate_limits (
    key varchar(255) PRIMARY KEY,
    points integer NOT NULL DEFAULT 0,
    expire bigint
  );

  CREATE TABLE outbox.schema_version (version integer NOT NULL);
  INSERT INTO outbox.schema_version VALUES (1);
`;

/** Where a message goes to several recipients, each is acknowledged by itself. No problem: delivered. */
const ADD_RECEIPTS = `
  CREATE TABLE outbox.receipts (
    message_id text COLLATE "C" NOT NULL REFERENCES outbox.messages ON DELETE CASCADE,
    recipient text NOT NULL,
    problem text,
    settled_at bigint NOT NULL,
    PRIMARY KEY (message_id, recipient)
  );
  ALTER TABLE outbox.messages ADD COLUMN deferred_at bigint;
  CREATE INDEX messages_fresh ON outbox.messages (next_attempt_at) WHERE status = 'waiting' AND attempts = 0;
  UPDATE outbox.schema_version SET version = 2;
`;

/** What is wrong with the database itself and does not get better by waiting. */
export class UnfitDatabase extends Error {}

/** Creates the tables where they are missing or too old; in turn, so that many may start at once. */
export async function prepareSchema(pool: Pool): Promise<void> {
  const query = queryOn(pool);
  if ((await version(query)) < VERSION) await transactInTurn(pool, upgrade);
  if ((await version(query)) !== VERSION)
    throw new UnfitDatabase('Ihre Tabellen stammen von einer neueren Version.');
}

async function upgrade(query: Query): Promise<void> {
  if ((await version(query)) === 0) await create(query);
  if ((await version(query)) === 1) await query(ADD_RECEIPTS);
}

async function create(query: Query): Promise<void> {
  const { rows } = await query('SHOW server_encoding');
  if (rows[0]?.server_encoding !== 'UTF8') throw new UnfitDatabase('Ihre Zeichenkodierung ist nicht UTF8.');
  // Whoever may not create schemas can be given one.
  const { rows: schemas } = await query("SELECT 1 FROM pg_namespace WHERE nspname = 'outbox'");
  if (schemas.length === 0) await query('CREATE SCHEMA outbox');
  await query(CREATE);
}

async function version(query: Query): Promise<number> {
  // Not to_regclass(): it may answer from what this connection remembers of the time before its turn.
  const { rows } = await query(
    "SELECT 1 FROM pg_tables WHERE schemaname = 'outbox' AND tablename = 'schema_version'",
  );
  if (rows.length === 0) return 0;
  return (await query('SELECT version FROM outbox.schema_version')).rows[0]?.version as number;
}
