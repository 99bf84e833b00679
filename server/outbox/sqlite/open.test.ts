import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../outbox.ts';
import { openSqliteStatistics, statisticsFile } from '../../statistics/sqlite.ts';
import { freshDataDir, newMessage, openTestOutbox } from '../test-outbox.ts';
import { OutboxUnavailable } from '../types.ts';
import { outboxFile } from './open.ts';
import { openFile } from './opened.ts';

function read(dataDir: string, sql: string) {
  const reader = new DatabaseSync(join(dataDir, 'outbox.sqlite'), { readOnly: true });
  try {
    return reader.prepare(sql).all();
  } finally {
    reader.close();
  }
}

/** Someone else's transaction, for as long as the test wants. */
function block(dataDir: string): () => void {
  const blocker = new DatabaseSync(join(dataDir, 'outbox.sqlite'));
  onTestFinished(() => blocker.close());
  blocker.exec('BEGIN IMMEDIATE');
  return () => blocker.exec('ROLLBACK');
}

test('a message is readable from outside as soon as it is added', async () => {
  const dataDir = freshDataDir();
  const outbox = openTestOutbox(dataDir);
  expect(await outbox.add(newMessage('a'))).toBe('added');
  expect(read(dataDir, 'SELECT * FROM messages')).toMatchObject([
    { id: 'a', status: 'waiting', subject: 'Anfrage', message: 'Von: a@beispiel.de\n\nGrüße von a' },
  ]);
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
});

test('a message is written by the connection that waits for the disk', async () => {
  const { database, parts, close } = openFile(outboxFile(freshDataDir()));
  onTestFinished(close);
  await parts.add(newMessage('a'));
  expect(database.prepare('SELECT total_changes() AS changes').get()).toEqual({ changes: 1 });
  expect(database.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 });
});

test('in a folder that all may enter, the messages are for the owner alone', async () => {
  const dataDir = freshDataDir();
  mkdirSync(dataDir, { recursive: true, mode: 0o755 });
  const modes = () =>
    readdirSync(dataDir).map((name) => (statSync(join(dataDir, name)).mode & 0o777).toString(8));
  await openTestOutbox(dataDir).add(newMessage('a'));
  expect(modes()).toEqual(['600', '600', '600']);
  // Modes that an earlier version left: opening shuts out all others, but not a group that someone has let in.
  chmodSync(join(dataDir, 'outbox.sqlite'), 0o644);
  chmodSync(join(dataDir, 'outbox.sqlite-wal'), 0o664);
  openTestOutbox(dataDir);
  expect(modes()).toEqual(['640', '600', '660']);
});

test('readers do not wait for writers', () => {
  const dataDir = freshDataDir();
  openTestOutbox(dataDir);
  expect(read(dataDir, 'PRAGMA journal_mode')).toEqual([{ journal_mode: 'wal' }]);
});

test('a lock is waited for a moment', async () => {
  const dataDir = freshDataDir();
  const outbox = openTestOutbox(dataDir);
  const release = block(dataDir);
  const added = outbox.add(newMessage('a'));
  setTimeout(release, 100);
  expect(await added).toBe('added');
});

test('a lock that stays makes the outbox unavailable, nothing is kept, and everybody else is served', async () => {
  const dataDir = freshDataDir();
  const outbox = openTestOutbox(dataDir);
  expect(await outbox.ready()).toBe(true);
  const release = block(dataDir);
  let turns = 0;
  const others = setInterval(() => turns++, 10);
  onTestFinished(() => clearInterval(others));
  const failures = await Promise.all([
    outbox.add(newMessage('a')).catch((error: unknown) => error),
    outbox.settle('a', 'x', { kind: 'delivered' }, 1).catch((error: unknown) => error),
    outbox.ready(),
  ]);
  expect(failures).toEqual([expect.any(OutboxUnavailable), expect.any(OutboxUnavailable), false]);
  expect(turns).toBeGreaterThan(20);
  release();
  expect(await outbox.ready()).toBe(true);
  expect(await outbox.list()).toEqual([]);
});

test('the messages of the first version are taken over', async () => {
  const dataDir = freshDataDir();
  mkdirSync(dataDir, { recursive: true });
  const old = new DatabaseSync(join(dataDir, 'outbox.sqlite'));
  old.exec(`
    CREATE TABLE messages (id TEXT PRIMARY KEY, subject TEXT, message TEXT, received_at TEXT) STRICT;
    INSERT INTO messages VALUES ('alt', 'Anfrage', 'Von: a@b.de', '2026-01-02T03:04:05.678Z');
  `);
  old.close();
  const outbox = openTestOutbox(dataDir);
  expect(await openTestOutbox(dataDir).list()).toMatchObject([
    {
      id: 'alt',
      status: 'waiting',
      receivedAt: Date.UTC(2026, 0, 2, 3, 4, 5),
      content: { subject: 'Anfrage', message: 'Von: a@b.de' },
    },
  ]);
  expect(await outbox.claim({ owner: 'x', now: 1, duration: 1 })).toMatchObject({ id: 'alt' });
});

test('the database of the version with one recipient is brought up to date', async () => {
  const dataDir = freshDataDir();
  const before = openTestOutbox(dataDir);
  await before.add(newMessage('alt'));
  await before.close();
  const old = new DatabaseSync(join(dataDir, 'outbox.sqlite'));
  old.exec(`DROP TABLE receipts; DROP INDEX messages_fresh;
    ALTER TABLE messages DROP COLUMN deferred_at; PRAGMA user_version = 1`);
  old.close();
  const outbox = openTestOutbox(dataDir);
  expect(await outbox.claim({ owner: 'x', now: 1, duration: 1 })).toMatchObject({ id: 'alt', receipts: [] });
});

test('a damaged file is refused with one sentence, and stays as it is for whoever can read it', async () => {
  const dataDir = freshDataDir();
  await openTestOutbox(dataDir).close();
  const file = join(dataDir, 'outbox.sqlite');
  const damaged = readFileSync(file).fill('x', 0, 200);
  writeFileSync(file, damaged);
  await expect(openStore({ dataDir, databaseUrl: undefined })).rejects.toThrow(
    /^DATA_DIR=„.+“ lässt sich nicht benutzen: .*not a database/,
  );
  expect(readFileSync(file).equals(damaged)).toBe(true);
});

test('neither file takes the backup of the other for its own', async () => {
  const dataDir = freshDataDir();
  const sum = [{ day: '2026-11-17', measure: 'visit', subject: '/', amount: 1 }];
  const statistics = openSqliteStatistics(dataDir);
  await statistics.add(sum);
  await statistics.close();
  renameSync(statisticsFile(dataDir), outboxFile(dataDir));
  await expect(openStore({ dataDir, databaseUrl: undefined })).rejects.toThrow(/kein Postausgang/);

  const other = freshDataDir();
  await openTestOutbox(other).close();
  renameSync(outboxFile(other), statisticsFile(other));
  await expect(openSqliteStatistics(other).add(sum)).rejects.toThrow(/ein Postausgang/);
});

test('the database of a newer version is left alone', () => {
  const dataDir = freshDataDir();
  mkdirSync(dataDir, { recursive: true });
  const newer = new DatabaseSync(join(dataDir, 'outbox.sqlite'));
  newer.exec('PRAGMA user_version = 99');
  newer.close();
  expect(() => openTestOutbox(dataDir)).toThrow(/neuer/);
});
