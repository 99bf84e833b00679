import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Client } from 'pg';
import { inject, onTestFinished } from 'vitest';
import { SECOND } from '../clock.ts';
import { createOutbox } from './open.ts';
import { openPostgres } from './postgres.ts';
import { startOnce } from './test-cluster.ts';

/**
 * Copying the template's files takes a sixth of the time of writing them into the log; before PostgreSQL 15 it is the
 * only way.
 */
const STRATEGY = `SELECT CASE WHEN current_setting('server_version_num')::int < 150000 THEN ''
  ELSE 'STRATEGY file_copy' END AS strategy`;
let strategy: Promise<string> | undefined;

/** For tests: the address of an empty database that goes away with the test. */
export async function freshDatabase(options = ''): Promise<string> {
  const folder = inject('clusterFolder');
  await startOnce(folder);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const address = (database: string) =>
    `postgres://postgres:geheim@${encodeURIComponent(folder)}/${database}`;
  const asOwner = (sql: string) => runSql(address('postgres'), sql);
  strategy ??= asOwner(STRATEGY).then(([row]) => row!.strategy as string);
  await asOwner(`CREATE DATABASE ${name} ${options} ${await strategy}`);
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
