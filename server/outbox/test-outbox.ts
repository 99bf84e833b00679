import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openStore } from '../outbox.ts';
import { freshDatabase, runSql } from './postgres/test-database.ts';
import { openSqliteOutbox } from './sqlite/open.ts';
import type { NewMessage, Outbox } from './types.ts';

/** For tests: an empty place for messages, which any number of processes may open. */
export type Place = {
  open(): Promise<Outbox>;
  /** Whether the text stands anywhere in the files (SQLite), or in any column of a message (PostgreSQL). */
  holds(text: string): Promise<boolean>;
};

/** What every outbox must be able to do is tested on each of these. */
export const STORES: [string, () => Promise<Place>][] = [
  ['SQLite', async () => sqlitePlace(freshDataDir())],
  ['PostgreSQL', async () => postgresPlace(await freshDatabase())],
];

function sqlitePlace(dataDir: string): Place {
  return { open: async () => openTestOutbox(dataDir), holds: async (text) => isOnDisk(dataDir, text) };
}

function postgresPlace(databaseUrl: string): Place {
  return {
    async open() {
      const { outbox } = await openStore({ dataDir: '', databaseUrl });
      onTestFinished(() => outbox.close());
      return outbox;
    },
    async holds(text) {
      const rows = await runSql(databaseUrl, 'SELECT * FROM outbox.messages');
      return JSON.stringify(rows).includes(text);
    },
  };
}

/** For tests to which any outbox will do: SQLite, which needs no database server. */
export function openTestOutbox(dataDir = freshDataDir()): Outbox {
  const outbox = openSqliteOutbox(dataDir);
  onTestFinished(() => outbox.close());
  return outbox;
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
