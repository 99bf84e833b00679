import { closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import { LIMITS } from '../limits.ts';
import { type Database, OutboxUnavailable, type Query, OutboxFault, type Row } from './database.ts';
import { prepareTables } from './schema.ts';

export const outboxFile = (dataDir: string) => join(dataDir, 'outbox.sqlite');

const LOCK_PAUSE = 10;
const SQLITE_BUSY = 5;

/** In one file, which several processes may have open at once: servers, and the owner's command line. */
export async function openSqlite(dataDir: string, clock: Clock = Date.now): Promise<Database> {
  const file = outboxFile(dataDir);
  // Visitors' words are nobody else's; SQLite gives the files beside it the rights of this one.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  const database = new DatabaseSync(file, { timeout: 0 });
  const statements = new Map<string, StatementSync>();
  const opened = statSync(file);
  let last: Promise<unknown> = Promise.resolve();

  const query: Query = async (statement, parameters = []) => {
    let prepared = statements.get(statement);
    if (!prepared) statements.set(statement, (prepared = database.prepare(inSqlite(statement))));
    return prepared.all(...parameters) as Row[];
  };

  /** SQLite does not notice that its file was moved or deleted, and goes on writing to one that nobody will find. */
  function checkPlace(): void {
    const now = statSync(file, { throwIfNoEntry: false });
    if (now?.ino !== opened.ino || now.dev !== opened.dev) throw new OutboxFault('NotInPlace');
  }

  /** Waits outside of SQLite: its own waiting would hold up the event loop, and with it every visitor. */
  async function untilFree<T>(work: () => Promise<T>, deadline = lockDeadline()): Promise<T> {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (!isBusy(error) || performance.now() > deadline) throw error;
        await pause(LOCK_PAUSE);
      }
    }
  }

  async function transact<T>(work: (query: Query) => Promise<T>, deadline = lockDeadline()): Promise<T> {
    await untilFree(async () => database.exec('BEGIN IMMEDIATE'), deadline);
    try {
      const result = await work(query);
      database.exec('COMMIT');
      checkPlace();
      return result;
    } catch (error) {
      // SQLite has already rolled back by itself when the disk is full.
      if (database.isOpen && database.isTransaction) database.exec('ROLLBACK');
      throw error;
    }
  }

  /**
   * One after the other: there is one connection, and a transaction takes several turns of the event loop. Behind a
   * lock that stays, nobody waits longer because others wait, too.
   */
  function run<T>(work: (deadline: number) => Promise<T>): Promise<T> {
    const deadline = lockDeadline();
    const result = last
      .then(() => work(deadline))
      .catch((error: unknown) => {
        throw error instanceof OutboxUnavailable ? error : new OutboxUnavailable(error);
      });
    last = result.catch(() => {});
    return result;
  }

  try {
    await untilFree(async () => database.exec('PRAGMA journal_mode = WAL'));
    database.exec('PRAGMA synchronous = FULL');
    database.exec('PRAGMA secure_delete = ON');
    database.function('now_ms', () => clock());
    const tables = "SELECT name FROM sqlite_schema WHERE type = 'table'";
    await transact(async () => prepareTables(query, await query(tables)));
  } catch (error) {
    database.close();
    throw error;
  }

  return {
    query: (statement, parameters) =>
      run(async (deadline) => {
        const rows = await untilFree(() => query(statement, parameters), deadline);
        checkPlace();
        return rows;
      }),
    inTurn: (work) => run((deadline) => transact(work, deadline)),
    // The write-ahead log has everything until it is emptied, and cannot be emptied under a reader.
    async removeTraces() {
      for (let attempt = 0; attempt < 50; attempt++) {
        const [checkpoint] = await run(() => query('PRAGMA wal_checkpoint(TRUNCATE)'));
        if (checkpoint?.busy === 0) return true;
        await pause(20);
      }
      return false;
    },
    async close() {
      await last;
      if (database.isOpen) database.close();
    },
  };
}

const lockDeadline = () => performance.now() + LIMITS.outbox.patience;

function inSqlite(statement: string): string {
  return statement.replaceAll('outbox.', '').replace(/\$(\d)/g, '?$1');
}

/** The low byte is the error, the rest says which kind of it. */
function isBusy(error: unknown): boolean {
  return ((error as { errcode?: number }).errcode ?? 0) % 256 === SQLITE_BUSY;
}
