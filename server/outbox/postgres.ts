import { Pool, type PoolClient } from 'pg';
import { SECOND } from '../clock.ts';
import { type Database, OutboxUnavailable, type Query, type Row } from './database.ts';
import { prepareTables, UnfitDatabase } from './schema.ts';

/** Of one process: more would take them from the other machines. */
const CONNECTIONS = 8;
/** The database itself ends a statement; this is for one that nobody answers. */
const SILENCE_PATIENCE = SECOND;
const CLOSE_PATIENCE = 2 * SECOND;

/** Not let in, no such database, no such right (classes of SQLSTATE); and as OpenSSL says that it cannot be trusted. */
const FOR_THE_OPERATOR = /^(28|3D|42|ERR_TLS_CERT|CERT_|.*_CERT|UNABLE_TO_)|does not support SSL/;

/** Ours among the advisory locks of the database: «outbox» in ASCII. */
const LOCK = 0x6f7574626f78;

/**
 * Connects when it is needed, and again after every failure; `patience` is for one statement, and for a connection
 * while all are at work. A database that is down is no reason not to start; one that will never take a message is.
 */
export async function openPostgres(url: string, patience: number): Promise<Database> {
  const pool = new Pool({
    connectionString: withVerifiedTls(url),
    max: CONNECTIONS,
    application_name: 'kontakt-outbox',
    connectionTimeoutMillis: patience,
    query_timeout: patience + SILENCE_PATIENCE,
    keepAlive: true,
    onConnect: (client) => prepareSession(client as PoolClient, patience),
  });
  // An idle connection broke. Whoever needs the next one will see whether that is still so.
  pool.on('error', () => {});

  let prepared: Promise<void> | undefined;

  async function run<T>(work: () => Promise<T>): Promise<T> {
    try {
      await (prepared ??= transact(pool, prepare));
      return await work();
    } catch (error) {
      // What answers next may be another database: a restored one, or a new primary.
      prepared = undefined;
      throw new OutboxUnavailable(error);
    }
  }

  const database: Database = {
    query: (statement, parameters) => run(() => queryOn(pool)(statement, parameters)),
    inTurn: (work) => run(() => transact(pool, work)),
    // A changed row's old version stays until it is vacuumed. Logs and backups are the operator's to let go.
    removeTraces: () =>
      run(() => pool.query('VACUUM (SKIP_LOCKED) outbox.contents')).then(
        () => true,
        () => false,
      ),
    async close() {
      if (pool.ending) return;
      // A silent database would keep us for as long as it likes.
      await Promise.race([pool.end(), new Promise((resolve) => setTimeout(resolve, CLOSE_PATIENCE).unref())]);
    },
  };
  await database.query('SELECT 1').catch(async ({ cause }: { cause: Error & { code?: string } }) => {
    const { code, message } = cause;
    if (!(cause instanceof UnfitDatabase) && !FOR_THE_OPERATOR.test(code ?? message)) return;
    await database.close();
    throw cause;
  });
  return database;
}

/**
 * Messages and a password travel this way: beyond this machine only encrypted, and only to a server whose certificate
 * is good for its name, unless the address itself says otherwise. The library would do without.
 */
function withVerifiedTls(address: string): string {
  const url = new URL(address);
  const host = url.searchParams.get('host') || decodeURIComponent(url.hostname);
  const isLocal = /^(\/|localhost$|\[::1\]$|127\.\d+\.\d+\.\d+$)/.test(host);
  if (isLocal || url.searchParams.has('sslmode')) return address;
  url.searchParams.set('sslmode', 'verify-full');
  return url.href;
}

/** Never with a name: a pooler may give the next statement to another session, where it means nothing. */
function queryOn(connection: Pool | PoolClient): Query {
  return async (statement, parameters) => (await connection.query(statement, parameters)).rows as Row[];
}

async function transact<T>(pool: Pool, work: (query: Query) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    const result = await work(queryOn(client));
    await client.query('COMMIT');
    client.release();
    return result;
  } catch (error) {
    // Without its connection the database undoes the transaction, also when it cannot be told to.
    client.release(true);
    throw error;
  }
}

async function prepareSession(client: PoolClient, patience: number): Promise<void> {
  // A connection that breaks fails its query, which is enough: as an event it would end the process.
  client.on('error', () => {});
  await client.query(`
    SET statement_timeout = ${patience};
    SET idle_in_transaction_session_timeout = ${patience};
    -- An acknowledged message is on the disk, whatever the database's own default; but one that waits for
    -- other machines as well is not weakened.
    SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off';
  `);
}

async function prepare(query: Query): Promise<void> {
  const tables = await query("SELECT tablename AS name FROM pg_tables WHERE schemaname = 'outbox'");
  if (tables.length === 0) {
    // Whoever may not create schemas can be given one.
    const schemas = await query("SELECT 1 FROM pg_namespace WHERE nspname = 'outbox'");
    if (schemas.length === 0) await query('CREATE SCHEMA outbox');
    await query(`CREATE FUNCTION outbox.now_ms() RETURNS bigint LANGUAGE sql
      AS 'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint'`);
  }
  await prepareTables(query, tables);
}
