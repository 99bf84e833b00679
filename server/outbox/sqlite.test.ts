import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { OutboxUnavailable } from './database.ts';
import { openDatabase } from './open.ts';
import { outboxFile } from './sqlite.ts';
import { allOf, freshDataDir, isOnDisk, newMessage, openTestOutbox } from './test-outbox.ts';

const unavailable = expect.any(OutboxUnavailable);

function openFile(dataDir: string, readOnly = false): DatabaseSync {
  const database = new DatabaseSync(outboxFile(dataDir), { readOnly });
  onTestFinished(() => {
    if (database.isOpen) database.close();
  });
  return database;
}

test('in a folder that all may enter, the messages are for the owner alone', async () => {
  const dataDir = freshDataDir();
  mkdirSync(dataDir, { recursive: true, mode: 0o755 });
  const modes = () =>
    readdirSync(dataDir).map((name) => (statSync(join(dataDir, name)).mode & 0o777).toString(8));
  await (await openTestOutbox(dataDir)).add(newMessage('a'));
  expect(modes()).toEqual(['600', '600', '600']);
});

test('a lock is waited for a moment; one that stays makes the outbox unavailable, and holds up nobody', async () => {
  const dataDir = freshDataDir();
  const outbox = await openTestOutbox(dataDir);
  const blocker = openFile(dataDir);
  blocker.exec('BEGIN IMMEDIATE');
  const added = outbox.add(newMessage('a'));
  setTimeout(() => blocker.exec('ROLLBACK'), 100);
  expect(await added).toBe('added');

  blocker.exec('BEGIN IMMEDIATE');
  let turns = 0;
  const others = setInterval(() => turns++, 10);
  onTestFinished(() => clearInterval(others));
  const start = performance.now();
  const three = ['b', 'c', 'd'].map((id) => outbox.add(newMessage(id)).catch((error: unknown) => error));
  expect(await Promise.all(three)).toEqual([unavailable, unavailable, unavailable]);
  // All three waited at the same time.
  expect(performance.now() - start).toBeLessThan(8_000);
  expect(turns).toBeGreaterThan(20);
  blocker.exec('ROLLBACK');
  await outbox.checkReady();
  expect(await allOf(outbox)).toMatchObject([{ id: 'a' }]);
});

test('into a file that is deleted nothing is acknowledged, and readiness says why', async () => {
  const dataDir = freshDataDir();
  const outbox = await openTestOutbox(dataDir);
  await outbox.add(newMessage('before'));
  const together = ['one', 'two'].map((id) => outbox.add(newMessage(id)).catch((error: unknown) => error));
  rmSync(dataDir, { recursive: true });
  expect(await Promise.all(together)).toEqual([unavailable, unavailable]);
  await expect(outbox.checkReady()).rejects.toMatchObject({ cause: { name: 'NotInPlace' } });
  // A restart mends it.
  expect(await (await openTestOutbox(dataDir)).add(newMessage('one'))).toBe('added');
});

test('another database and a damaged file are refused with one sentence, and stay as they are', async () => {
  const dataDir = freshDataDir();
  await (await openTestOutbox(dataDir)).close();
  const other = openFile(dataDir);
  other.exec('DROP TABLE state');
  await expect(openTestOutbox(dataDir)).rejects.toThrow(/kein Postausgang/);
  other.close();
  const damaged = readFileSync(outboxFile(dataDir)).fill('x', 0, 200);
  writeFileSync(outboxFile(dataDir), damaged);
  await expect(openDatabase({ dataDir, databaseUrl: undefined })).rejects.toThrow(
    /^DATA_DIR=„.+“ lässt sich nicht benutzen: .*not a database/,
  );
  expect(readFileSync(outboxFile(dataDir)).equals(damaged)).toBe(true);
});

test('what the owner erased while somebody read is overwritten by the server at its next housekeeping', async () => {
  const dataDir = freshDataDir();
  const [server, commandLine] = [await openTestOutbox(dataDir), await openTestOutbox(dataDir)];
  await server.add(newMessage('a'));
  const backup = openFile(dataDir, true);
  backup.exec('BEGIN; SELECT count(*) FROM messages');
  expect(await commandLine.erase(['a'], 1)).toEqual({ count: 1, isOverwritten: false });
  expect(isOnDisk(dataDir, 'a@beispiel.de')).toBe(true);
  backup.close();
  await server.keepHouse(2, () => undefined);
  expect(isOnDisk(dataDir, 'a@beispiel.de')).toBe(false);
});

test('while many are sent again or removed, a message is taken between two of them', async () => {
  const outbox = await openTestOutbox(freshDataDir());
  const ids = Array.from({ length: 100 }, (_, i) => `m${i}`);
  for (const id of ids) await outbox.add(newMessage(id));
  const order: string[] = [];
  const takeMeanwhile = (id: string) =>
    setImmediate(async () => {
      await outbox.add(newMessage(id));
      order.push('taken');
    });
  takeMeanwhile('visitor');
  expect(await outbox.retry(ids, 1)).toBe(100);
  order.push('sent again');
  takeMeanwhile('another');
  expect(await outbox.erase(ids, 1)).toMatchObject({ count: 100 });
  order.push('removed');
  expect(order).toEqual(['taken', 'sent again', 'taken', 'removed']);
});
