import { cpSync, readdirSync, renameSync, rmSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freshDataDir, newMessage } from '../test-outbox.ts';
import type { Outbox } from '../types.ts';
import { openSqliteOutbox } from './open.ts';

/** As a browser does: it comes back until the message is acknowledged. */
async function addUntilKept(outbox: Outbox, id: string): Promise<void> {
  await expect.poll(() => outbox.add(newMessage(id)).catch(() => 'unavailable')).toMatch(/^(added|known)$/);
}

/** The messages that the next process would find in `dataDir` if this one crashed now. */
async function idsInPlace(dataDir: string): Promise<string[]> {
  // Reads a copy: opening `dataDir` itself would tidy up files of the outbox that still has it open.
  const copy = freshDataDir();
  cpSync(dataDir, copy, { recursive: true });
  const outbox = openSqliteOutbox(copy);
  const ids = (await outbox.list()).map(({ id }) => id);
  await outbox.close();
  return ids.toSorted();
}

const files = (dataDir: string) =>
  readdirSync(dataDir)
    .filter((name) => name.startsWith('outbox.sqlite'))
    .map((name) => join(dataDir, name));

const removals: [string, (dataDir: string) => void][] = [
  ['deleted', (dataDir) => files(dataDir).forEach((file) => rmSync(file))],
  ['deleted with its folder', (dataDir) => rmSync(dataDir, { recursive: true })],
  ['moved away', (dataDir) => files(dataDir).forEach((file) => renameSync(file, `${file}.alt`))],
  ['without its log', (dataDir) => rmSync(join(dataDir, 'outbox.sqlite-wal'))],
];

test.each(removals)('a file that is %s loses no acknowledged message', async (_, remove) => {
  const dataDir = freshDataDir();
  const events: string[] = [];
  const outbox = openSqliteOutbox(dataDir, (event) => events.push(event));
  onTestFinished(() => outbox.close());
  await outbox.add(newMessage('before'));
  remove(dataDir);
  await addUntilKept(outbox, 'after');
  expect(await idsInPlace(dataDir)).toEqual(['after', 'before']);
  expect(events).toEqual(['outbox.replaced']);
  expect(await outbox.ready()).toBe(true);
});

test.each(removals)(
  'a file that is %s between a look and a commit acknowledges nothing',
  async (_, remove) => {
    const dataDir = freshDataDir();
    const outbox = openSqliteOutbox(dataDir, () => {});
    onTestFinished(() => outbox.close());
    const together = ['one', 'two', 'three'].map((id) => outbox.add(newMessage(id)));
    remove(dataDir);
    const results = await Promise.allSettled(together);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    await addUntilKept(outbox, 'after');
    expect(await idsInPlace(dataDir)).toEqual(['after', 'one', 'three', 'two']);
  },
);

test('it is noticed without a new message', async () => {
  const dataDir = freshDataDir();
  const outbox = openSqliteOutbox(dataDir, () => {});
  onTestFinished(() => outbox.close());
  await outbox.add(newMessage('before', { suspicions: ['Falle'] }));
  files(dataDir).forEach((file) => rmSync(file));
  await outbox.claim({ owner: 'x', now: 1, duration: 1 }).catch(() => {});
  expect(await idsInPlace(dataDir)).toEqual(['before']);
});

test('what runs wins over a backup that is put in its place, and nothing of either is lost', async () => {
  const dataDir = freshDataDir();
  const outbox = openSqliteOutbox(dataDir, () => {});
  onTestFinished(() => outbox.close());
  await outbox.add(newMessage('delivered'));
  const backup = openSqliteOutbox(join(dataDir, 'sicherung'), () => {});
  await backup.add(newMessage('delivered'));
  await backup.add(newMessage('older'));
  await backup.close();
  await outbox.claim({ owner: 'x', now: 1, duration: 60_000 });
  const receipt = { recipient: 'chef@haus.de', problem: undefined };
  await outbox.acknowledge('delivered', 'x', receipt, 2);
  await outbox.settle('delivered', 'x', { kind: 'delivered' }, 2);
  files(dataDir).forEach((file) => rmSync(file));
  renameSync(join(dataDir, 'sicherung', 'outbox.sqlite'), join(dataDir, 'outbox.sqlite'));
  await addUntilKept(outbox, 'after');
  expect(await idsInPlace(dataDir)).toEqual(['after', 'delivered', 'older']);
  expect(await outbox.find('delivered')).toMatchObject([{ status: 'delivered' }]);
  expect(await outbox.receipts('delivered')).toEqual([receipt]);
});

test('what the file in its place says was delivered is not sent again', async () => {
  const dataDir = freshDataDir();
  const outbox = openSqliteOutbox(dataDir, () => {});
  onTestFinished(() => outbox.close());
  await outbox.add(newMessage('delivered'));
  const other = openSqliteOutbox(join(dataDir, 'anderer'), () => {});
  await other.add(newMessage('delivered'));
  await other.claim({ owner: 'y', now: 1, duration: 60_000 });
  await other.settle('delivered', 'y', { kind: 'delivered' }, 2);
  await other.close();
  files(dataDir).forEach((file) => rmSync(file));
  renameSync(join(dataDir, 'anderer', 'outbox.sqlite'), join(dataDir, 'outbox.sqlite'));
  await addUntilKept(outbox, 'after');
  expect(await outbox.list()).toMatchObject([
    { id: 'after', status: 'waiting' },
    { id: 'delivered', status: 'delivered' },
  ]);
});

test('a file that was cut short is put aside, and what comes next is safe', async () => {
  const dataDir = freshDataDir();
  const events: string[] = [];
  const first = openSqliteOutbox(dataDir, () => {});
  for (let i = 0; i < 50; i++) await first.add(newMessage(`before-${i}`, { message: 'x'.repeat(9_000) }));
  await first.close();
  const outbox = openSqliteOutbox(dataDir, (event) => events.push(event));
  onTestFinished(() => outbox.close());
  await outbox.add(newMessage('before'));
  truncateSync(join(dataDir, 'outbox.sqlite'), 0);
  await addUntilKept(outbox, 'after');
  expect(await idsInPlace(dataDir)).toContain('after');
  expect(events).toEqual(['outbox.replaced']);
  expect(readdirSync(dataDir).join()).toMatch(/outbox\.sqlite\.beschaedigt-\d+-wal/);
});
