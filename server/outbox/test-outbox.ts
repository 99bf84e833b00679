import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { onTestFinished } from 'vitest';
import type { Clock } from '../clock.ts';
import type { Database } from './database.ts';
import { createOutbox, type Outbox } from './open.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite, outboxFile } from './sqlite.ts';
import { freshDatabase, runSql } from './test-database.ts';
import type { NewMessage, StoredMessage } from './message.ts';

/** For tests: an empty place for messages, which any number of processes may open. */
export type Place = {
  open(): Promise<Database>;
  /** As an owner with the database's own tool; no two statements at once. */
  run(sql: string): Promise<void>;
  /** Whether the text stands anywhere in the files (SQLite), or in any column (PostgreSQL). */
  holds(text: string): Promise<boolean>;
};

/** What every outbox must be able to do is tested on each of these. */
export const STORES: [string, () => Promise<Place>][] = [
  ['SQLite', async () => sqlitePlace(freshDataDir())],
  ['PostgreSQL', async () => postgresPlace(await freshDatabase())],
];

function sqlitePlace(dataDir: string): Place {
  return {
    open: () => openTestSqlite(dataDir),
    async run(sql) {
      const database = new DatabaseSync(outboxFile(dataDir));
      database.exec(sql.replaceAll('outbox.', ''));
      database.close();
    },
    holds: async (text) => isOnDisk(dataDir, text),
  };
}

function postgresPlace(address: string): Place {
  return {
    async open() {
      const database = await openPostgres(address, 60_000);
      onTestFinished(() => database.close());
      return database;
    },
    run: async (sql) => void (await runSql(address, sql)),
    async holds(text) {
      const rows = await runSql(
        address,
        'SELECT * FROM outbox.messages FULL JOIN outbox.contents ON message_id = id',
      );
      return JSON.stringify(rows).includes(text);
    },
  };
}

async function openTestSqlite(dataDir = freshDataDir(), clock?: Clock): Promise<Database> {
  const database = await openSqlite(dataDir, clock);
  onTestFinished(() => database.close());
  return database;
}

/** For tests to which any outbox will do: SQLite, which needs no database server. */
export async function openTestOutbox(dataDir = freshDataDir(), clock?: Clock): Promise<Outbox> {
  return createOutbox(await openTestSqlite(dataDir, clock), clock);
}

export function freshDataDir(): string {
  const root = mkdtempSync(join(tmpdir(), 'outbox-test-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  return join(root, 'neu', 'data');
}

export function newMessage(id: string, changes: Partial<NewMessage> = {}): NewMessage {
  const message = `Von: ${id}@beispiel.de\n\nGrüße von ${id}`;
  return {
    id,
    fingerprint: `f-${id}`,
    subject: 'Anfrage',
    message,
    suspicions: [],
    receivedAt: 0,
    ...changes,
  };
}

export function isOnDisk(dataDir: string, text: string): boolean {
  return readdirSync(dataDir).some((file) => readFileSync(join(dataDir, file)).includes(text));
}

export async function allOf(outbox: Outbox): Promise<StoredMessage[]> {
  const all: StoredMessage[] = [];
  for await (const message of outbox.list()) all.push(message);
  return all;
}
