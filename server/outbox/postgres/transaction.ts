import type { Pool, PoolClient, QueryResult } from 'pg';

/** Never with a name: a pooler may give the next statement to another session, where it means nothing. */
export type Query = (statement: string, values?: unknown[]) => Promise<QueryResult>;

export function queryOn(connection: Pool | PoolClient): Query {
  return (statement, values) => connection.query(statement, values);
}

/** Ours among the advisory locks of the database: «outbox» in ASCII. */
const LOCK = 0x6f7574626f78;

/** One transaction, and never two of them at once, whichever machine they come from. */
export async function transactInTurn<T>(pool: Pool, work: (query: Query) => Promise<T>): Promise<T> {
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
