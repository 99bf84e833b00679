import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { openOutbox } from './outbox.ts';

function freshDataDir(): string {
  const root = mkdtempSync(join(tmpdir(), 'outbox-test-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  return join(root, 'neu', 'data');
}

test('a message is readable from outside as soon as add returns', () => {
  const dataDir = freshDataDir();
  const outbox = openOutbox(dataDir);
  const id = outbox.add({ subject: 'Anfrage', message: 'Von: a@b.de\n\nGrüße' });

  const reader = new DatabaseSync(join(dataDir, 'outbox.sqlite'), { readOnly: true });
  const row = reader.prepare('SELECT * FROM messages').get();
  reader.close();
  expect(row).toMatchObject({ id, subject: 'Anfrage', message: 'Von: a@b.de\n\nGrüße' });
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  outbox.close();
});

test('messages survive a restart', () => {
  const dataDir = freshDataDir();
  const first = openOutbox(dataDir);
  first.add({ subject: 'a', message: 'b' });
  first.close();

  const second = openOutbox(dataDir);
  expect(second.ready()).toBe(true);
  second.add({ subject: 'c', message: 'd' });
  second.close();
  const reader = new DatabaseSync(join(dataDir, 'outbox.sqlite'), { readOnly: true });
  expect(reader.prepare('SELECT subject FROM messages').all()).toHaveLength(2);
  reader.close();
});

test('a closed or blocked outbox is not ready', () => {
  const dataDir = freshDataDir();
  const outbox = openOutbox(dataDir);
  const blocker = new DatabaseSync(join(dataDir, 'outbox.sqlite'));
  blocker.exec('BEGIN IMMEDIATE');
  expect(outbox.ready()).toBe(false);
  blocker.exec('ROLLBACK');
  blocker.close();
  expect(outbox.ready()).toBe(true);
  outbox.close();
  expect(outbox.ready()).toBe(false);
});
