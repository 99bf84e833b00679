import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Client } from 'pg';
import { inject, onTestFinished } from 'vitest';
import { SECOND } from '../clock.ts';
import { createOutbox } from './open.ts';
import { openPostgres } from './postgres.ts';
import { startOnce } from './test-cluster.ts';

/** For tests: the address of an empty database that goes away with the test. */
export async function freshDatabase(): Promise<string> {
  const folder = inject('clusterFolder');
  await startOnce(folder);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const address = (database: string) =>
    `postgres://postgres:geheim@${encodeURIComponent(folder)}/${database}`;
  const asOwner = (sql: string) => runSql(address('postgres'), sql);
  await asOwner(`CREATE DATABASE ${name}`);
  onTestFinished(async () => {
    await asOwner(`DROP DATABASE ${name} WITH (FORCE)`);
  });
  return address(name);
}

/** The socket of the tests' PostgreSQL, to which test-proxy.ts connects. */
export function clusterSocket(): string {
  return join(inject('clusterFolder'), '.s.PGSQL.5432');
}

export async function runSql(address: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client(address);
  await client.connect();
  try {
    return (await client.query(sql)).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
}

export async function openTestPostgres(address: string, patience = 60 * SECOND) {
  const database = await openPostgres(address, patience);
  onTestFinished(() => database.close());
  return { database, outbox: createOutbox(database) };
}
