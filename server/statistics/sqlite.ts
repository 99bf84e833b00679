import { mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { DailySum, StatisticsStore } from './types.ts';

const CREATE = `
  CREATE TABLE IF NOT EXISTS daily_sums (
    day TEXT NOT NULL,
    measure TEXT NOT NULL,
    subject TEXT NOT NULL,
    amount INTEGER NOT NULL,
    PRIMARY KEY (day, measure, subject)
  ) STRICT, WITHOUT ROWID;
`;

export const statisticsFile = (dataDir: string) => join(dataDir, 'statistik.sqlite');

/** A file of its own: what is counted must never stand in a message's way. */
export function openSqliteStatistics(dataDir: string): StatisticsStore {
  const file = statisticsFile(dataDir);
  let opened: { database: DatabaseSync; inode: number } | undefined;

  /** Whoever removed the file wanted the sums gone: the next ones begin a new one. */
  function inPlace(): DatabaseSync {
    const inode = statSync(file, { throwIfNoEntry: false })?.ino;
    if (opened && opened.inode === inode) return opened.database;
    opened?.database.close();
    const database = open(file);
    opened = { database, inode: statSync(file).ino };
    return database;
  }

  return {
    async add(sums) {
      const database = inPlace();
      database.exec('BEGIN IMMEDIATE');
      try {
        const insert = database.prepare(
          `INSERT INTO daily_sums VALUES (?, ?, ?, ?)
           ON CONFLICT DO UPDATE SET amount = amount + excluded.amount`,
        );
        for (const { day, measure, subject, amount } of sums) insert.run(day, measure, subject, amount);
        database.exec('COMMIT');
      } catch (error) {
        if (database.isTransaction) database.exec('ROLLBACK');
        throw error;
      }
    },
    async read(from) {
      const rows = inPlace().prepare(
        'SELECT * FROM daily_sums WHERE day >= ? ORDER BY day, measure, subject',
      );
      return rows.all(from) as DailySum[];
    },
    async forget(before) {
      inPlace().prepare('DELETE FROM daily_sums WHERE day < ?').run(before);
    },
    async close() {
      opened?.database.close();
      opened = undefined;
    },
  };
}

function open(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // Waits only 50 ms for a lock: what cannot be added now is added with the next sums.
  const database = new DatabaseSync(file, { timeout: 50 });
  database.exec('PRAGMA journal_mode = WAL');
  // No visitor waits for a disk because of a sum; a power cut may cost the last ones.
  database.exec('PRAGMA synchronous = NORMAL');
  // The file is a backup of the outbox, restored under this name: nobody would ever remove the messages in it.
  if (database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'messages'").get()) {
    database.close();
    throw new Error('statistik.sqlite ist ein Postausgang.');
  }
  database.exec(CREATE);
  return database;
}
