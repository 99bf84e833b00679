import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { freshDataDir, isOnDisk, newMessage, openTestOutbox } from '../test-outbox.ts';
import { outboxFile } from './open.ts';

test('erased content is gone, wherever it stood before other messages grew', async () => {
  const dataDir = freshDataDir();
  const outbox = openTestOutbox(dataDir);
  const texts = Array.from({ length: 60 }, (_, i) => `Nummer-${String(i).padStart(3, '0')}-geheim`);
  const add = (text: string, i: number) =>
    outbox.add(
      newMessage(`id${i}`, { fingerprint: 'f'.repeat(64), message: `Von: a@b.de\n\n${text}`, receivedAt: i }),
    );
  await Promise.all(texts.map(add));
  // Rows that grow make SQLite move others to another page, and leave a copy behind.
  for (let i = 0; i < texts.length; i++) {
    const { id } = (await outbox.claim({ owner: 'o', now: i, duration: 10 }))!;
    const problem = 'x'.repeat(i % 5 === 0 ? 300 : 1);
    const outcome = { kind: 'deferred', nextAttemptAt: 1e9, problem, awaitsServer: false } as const;
    await outbox.settle(id, 'o', outcome, i);
  }

  const left: string[] = [];
  for (const i of [31, ...texts.keys()]) {
    await outbox.erase([`id${i}`], 1);
    if (readFileSync(join(dataDir, 'outbox.sqlite')).includes(texts[i]!)) left.push(texts[i]!);
  }
  expect(left).toEqual([]);
});

test('what the owner erased while somebody read is overwritten by the server at its next housekeeping', async () => {
  const dataDir = freshDataDir();
  const [server, commandLine] = [openTestOutbox(dataDir), openTestOutbox(dataDir)];
  await server.keepHouse(0, () => undefined);
  await server.add(newMessage('a'));
  const backup = new DatabaseSync(outboxFile(dataDir), { readOnly: true });
  onTestFinished(() => {
    if (backup.isOpen) backup.close();
  });
  backup.exec('BEGIN; SELECT count(*) FROM messages');
  expect(await commandLine.erase(['a'], 1)).toEqual({ count: 1, isOverwritten: false });
  expect(isOnDisk(dataDir, 'a@beispiel.de')).toBe(true);
  backup.close();
  await server.keepHouse(2, () => undefined);
  expect(isOnDisk(dataDir, 'a@beispiel.de')).toBe(false);
});
