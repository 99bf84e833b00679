import {
  chmodSync,
  chownSync,
  lstatSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { createOutbox, openDatabase } from '../../server/outbox/open.ts';
import { isOnDisk, newMessage } from '../../server/outbox/test-outbox.ts';
import { mailEnv, startMailServer } from './mail-server.ts';
import { openPlace, type Place, post } from './site-process.ts';

const held = newMessage('0af1'.repeat(8), {
  message: 'Von: robo@spam.example\n\nSchnell reich werden',
  suspicions: ['Falle'],
  receivedAt: 1,
});
const ordinary = newMessage('besucher');

/** With one ordinary message and one that is held. */
async function openUsedPlace(env: Record<string, string> = {}): Promise<Place> {
  const place = openPlace({ env });
  const outbox = createOutbox(await openDatabase({ dataDir: place.dataDir, databaseUrl: env.DATABASE_URL }));
  await outbox.add(ordinary);
  await outbox.add(held);
  await outbox.close();
  return place;
}

test('list and show; and mistakes are answered in German', async () => {
  const place = await openUsedPlace();
  for (const [args, answer] of [
    [['liste', 'x'], /npm run outbox -- list/],
    [['show', 'zzz'], /^Keine Nachricht hat die Kennung „zzz“\.\n$/],
    [['erase', ''], /npm run outbox -- erase/],
  ] as const) {
    expect(await place.outbox(...args)).toEqual({ code: 1, output: expect.stringMatching(answer) });
  }

  const { code, output } = await place.outbox('list');
  expect(code).toBe(0);
  expect(output).toContain('besucher@beispiel.de');
  expect(output).toContain(`${held.id.slice(0, 8)}  `);
  expect(output).toContain('1 wartet, 1 zurückgehalten');
  const shown = await place.outbox('show', held.id.slice(0, 6));
  expect(shown.output).toMatch(/^Kennung +[0-9a-f]{32}\n/);
  expect(shown.output).toMatch(/^Verdacht +Falle$/m);
  expect(shown.output).toContain('Von: robo@spam.example\n\nSchnell reich werden\n');
});

test('nothing that a terminal obeys comes out of a message, however it got into the outbox', async () => {
  const place = openPlace();
  const outbox = createOutbox(await openDatabase({ dataDir: place.dataDir, databaseUrl: undefined }));
  const message = 'Von: a\u001B[2J@beispiel.de\n\nGuten\u009B31m Tag\u0008\u202E\rNeu';
  await outbox.add(newMessage('boese', { subject: 'Frage\u001B]0;x\u0007\u202E\nEnde', message }));
  await outbox.close();
  for (const args of [['list'], ['show', 'boese']]) {
    const { code, output } = await place.outbox(...args);
    expect(code).toBe(0);
    expect(output).toContain('Frage]0;x Ende');
    expect(output).not.toMatch(/(?!\n)\p{Cc}|\p{Bidi_Control}/u);
  }
});

test('an export is a mail for each message, goes through no link that somebody has laid, and over no file that others may read', async () => {
  const place = await openUsedPlace();
  const folder = join(place.dataDir, 'post');
  await place.outbox('export', folder);
  const [linked, open] = readdirSync(folder).map((name) => join(folder, name)) as [string, string];
  const both = [linked, open].map((file) => readFileSync(file, 'utf8')).join('');
  expect(both).toMatch(/^Reply-To: robo@spam\.example\r$/m);
  const victim = join(place.dataDir, 'fremd');
  writeFileSync(victim, 'bleibt');
  rmSync(linked);
  symlinkSync(victim, linked);
  chmodSync(open, 0o644);
  expect((await place.outbox('export', folder)).output).toBe('Geschriebene Dateien: 2\n');
  expect(readFileSync(victim, 'utf8')).toBe('bleibt');
  for (const file of [linked, open]) expect(lstatSync(file).mode).toBe(0o100600);
});

test('run by root, it goes on as the user whom the data belong to', async () => {
  const ownId = process.getuid!();
  const user = ownId === 0 ? 65_534 : ownId;
  const place = await openUsedPlace();
  chmodSync(dirname(place.dataDir), 0o755);
  for (const name of ['', ...readdirSync(place.dataDir)]) chownSync(join(place.dataDir, name), user, -1);
  const folder = join(place.dataDir, 'post');
  expect(await place.outbox('export', folder)).toMatchObject({ code: 0 });
  expect(statSync(folder).uid).toBe(user);
});

test('retry sends a held message through the running server, and --all leaves held ones alone', async () => {
  const server = await startMailServer();
  const place = await openUsedPlace(mailEnv(server.port));
  const site = await place.start();
  expect(await place.outbox('retry', '--all')).toMatchObject({
    code: 0,
    output: expect.stringContaining('vorgemerkt'),
  });
  expect((await place.kept()).find(({ id }) => id === held.id)).toMatchObject({ status: 'held' });
  expect(await place.outbox('retry', held.id)).toMatchObject({ code: 0 });
  await expect.poll(() => server.mails.map(({ id }) => id)).toContain(held.id);
  await expect.poll(() => site.log.join()).toContain(`"message.delivered","id":"${held.id}"`);
});

test('without an outbox there is nothing to see, and none is made', async () => {
  expect(await openPlace().outbox('list')).toEqual({
    code: 1,
    output: expect.stringMatching(/^In .+ liegen keine Nachrichten\. Stimmt DATA_DIR\?\n$/),
  });
});

test('erase takes the content from the disk while the server runs, and does not claim what a reader still prevents', async () => {
  const place = await openUsedPlace();
  const site = await place.start();
  const reader = new DatabaseSync(join(place.dataDir, 'outbox.sqlite'), { readOnly: true });
  reader.exec('BEGIN');
  reader.prepare('SELECT count(*) FROM messages').get();
  expect(await place.outbox('erase', held.id)).toEqual({
    code: 1,
    output: expect.stringContaining('outbox.sqlite-wal'),
  });
  reader.close();
  expect((await place.outbox('erase', held.id)).code).toBe(0);
  expect(isOnDisk(place.dataDir, 'reich werden')).toBe(false);
  expect((await place.outbox('erase', '--address', 'Besucher@Beispiel.de')).output).toContain(': 1\n');
  expect(isOnDisk(place.dataDir, 'besucher@beispiel.de')).toBe(false);
  expect((await place.outbox('show', held.id)).output).toContain('Der Inhalt ist gelöscht.');
  expect((await post(site.origin, 'weiter')).status).toBe(202);
});

test('an outbox that a flood has filled is listed, and every message of it is there once', async () => {
  // Several pages of the list.
  const MANY = 2_000;
  const place = openPlace();
  await (await openDatabase({ dataDir: place.dataDir, databaseUrl: undefined })).close();
  const database = new DatabaseSync(join(place.dataDir, 'outbox.sqlite'));
  database.exec(`
    WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number LIMIT ${MANY})
    INSERT INTO messages (id, status, author, received_at, next_attempt_at, bytes)
    SELECT printf('%032x', n), 'held', 'visitor', n / 7, 0, 40 FROM number;
    INSERT INTO contents SELECT id, 'Geld ' || rowid, 'Von: robo@spam.example' || char(10, 10) || 'x', 'f' FROM messages;
  `);
  database.close();
  const { output } = await place.outbox('list');
  const subjects = output.match(/(?<= )Geld \d+$/gm)!;
  expect([subjects.length, new Set(subjects).size]).toEqual([MANY, MANY]);
});
