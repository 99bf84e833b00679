import { setTimeout as pause } from 'node:timers/promises';
import { Pool, type PoolClient, types } from 'pg';
import { SECOND } from '../../clock.ts';
import { OutboxUnavailable } from '../types.ts';
import { prepareSchema } from './schema.ts';
import { withVerifiedTls } from './transport.ts';
import { type Query, queryOn, transactInTurn } from './transaction.ts';

/** Everything rejects with `OutboxUnavailable`. */
export type Database = {
  query: Query;
  /** For writes to many messages: one such transaction at a time cannot lock out another. */
  inTurn<T>(work: (query: Query) => Promise<T>): Promise<T>;
  /** How often something rejected so far. */
  failures(): number;
  /** After everything that was begun. */
  close(): Promise<void>;
};

/** The database's own clock, in our milliseconds: the only one that all machines share. */
export const NOW = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint';

/** Also how long to wait when all connections are at work. */
const CONNECT_PATIENCE = 3 * SECOND;
/** The database itself ends a statement; this is for one that nobody answers. */
const SILENCE_PATIENCE = SECOND;
const CLOSE_PATIENCE = 2 * SECOND;
const CONNECT_PAUSE = 100;

/** The database, or our user there, may not have more at once: SQLSTATE `too_many_connections`. */
const NO_CONNECTION_LEFT = '53300';

const BIGINT = types.builtins.INT8;

/** Connects when it is needed, and again after every failure. `patience` is for one statement. */
export function openDatabase(url: string, patience: number, connections: number): Database {
  const pool = new Pool({
    connectionString: withVerifiedTls(url),
    max: connections,
    application_name: 'kontakt-outbox',
    connectionTimeoutMillis: CONNECT_PATIENCE,
    query_timeout: patience + SILENCE_PATIENCE,
    keepAlive: true,
    onConnect: (client) => prepareSession(client as PoolClient, patience),
    // Our times and counts are far below 2^53.
    types: {
      getTypeParser: ((type: number, format?: 'text') =>
        type === BIGINT ? Number : types.getTypeParser(type, format)) as typeof types.getTypeParser,
    },
  });
  // An idle connection broke. Whoever needs the next one will see whether that is still so.
  pool.on('error', () => {});

  const running = new Set<Promise<unknown>>();
  let prepared: Promise<void> | undefined;
  let failures = 0;

  async function attempt<T>(work: () => Promise<T>, startedAt = performance.now()): Promise<T> {
    try {
      await (prepared ??= prepareSchema(pool));
      return await work();
    } catch (error) {
      // What answers next may be another database: a restored one, or a new primary.
      prepared = undefined;
      const isOver = performance.now() - startedAt > CONNECT_PATIENCE;
      if ((error as { code?: string }).code !== NO_CONNECTION_LEFT || isOver) {
        failures++;
        throw new OutboxUnavailable(error);
      }
    }
    // Nothing was begun, and one of our own connections may be free in a moment.
    await pause(CONNECT_PAUSE);
    return attempt(work, startedAt);
  }

  function run<T>(work: () => Promise<T>): Promise<T> {
    const result = attempt(work).finally(() => running.delete(result));
    running.add(result);
    return result;
  }

  return {
    query: (statement, values) => run(() => queryOn(pool)(statement, values)),

    inTurn: (work) => run(() => transactInTurn(pool, work)),

    failures: () => failures,

    async close() {
      const closed = Promise.allSettled(running).then(() => (pool.ending ? undefined : pool.end()));
      // A silent database would keep us for as long as it likes.
      const enough = new Promise((resolve) => setTimeout(resolve, CLOSE_PATIENCE).unref());
      await Promise.race([closed, enough]);
    },
  };
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
