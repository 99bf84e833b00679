import { expect, onTestFinished, test } from 'vitest';
import { DAY, MINUTE, SECOND } from '../clock.ts';
import { OutboxUnavailable } from './database.ts';
import { openDatabase } from './open.ts';
import { freshDatabase, openTestPostgres, runSql } from './test-database.ts';
import { allOf, newMessage } from './test-outbox.ts';
import { openProxy } from './test-proxy.ts';

test.each([
  ['off', 'on'],
  ['remote_apply', 'remote_apply'],
])('where the database commits with %s, we do with %s', async (configured, ours) => {
  const address = await freshDatabase();
  const name = new URL(address).pathname.slice(1);
  await runSql(address, `ALTER DATABASE ${name} SET synchronous_commit = ${configured}`);
  const { database } = await openTestPostgres(address);
  expect(await database.query('SHOW synchronous_commit')).toEqual([{ synchronous_commit: ours }]);
});

test('what will never take a message is refused at the start', async () => {
  const address = await freshDatabase();
  const stranger = new URL(address);
  stranger.username = 'niemand';
  await expect(openTestPostgres(stranger.href)).rejects.toThrow(/niemand/);

  const missing = new URL(address);
  missing.pathname = '/gibt-es-nicht';
  const opened = openDatabase({ dataDir: '', databaseUrl: missing.href });
  await expect(opened).rejects.toThrow(/^DATABASE_URL lässt sich nicht benutzen: .+gibt-es-nicht/);
  await expect(opened).rejects.not.toThrow(/geheim/);
});

test('a lease holds between machines whose clocks do not agree', async () => {
  const { outbox } = await openTestPostgres(await freshDatabase());
  await outbox.add(newMessage('a'));
  const claim = (holder: string, now: number) => outbox.claim({ holder, duration: MINUTE }, now);
  expect(await claim('here', 1)).toMatchObject({ id: 'a' });
  expect(await claim('a year ahead', Date.now() + 365 * DAY)).toBeUndefined();
  expect(await outbox.retry(['a'], Date.now() + 365 * DAY)).toBe(0);
});

test('while the database is gone or silent nothing is promised, and when it is back all goes on', async () => {
  const { url, cut, restore, silence } = await openProxy(await freshDatabase());
  const { outbox } = await openTestPostgres(url, 2 * SECOND);
  const isReady = () =>
    outbox.checkReady().then(
      () => true,
      () => false,
    );
  expect(await outbox.add(newMessage('a'))).toBe('added');

  await cut();
  await expect(outbox.add(newMessage('b'))).rejects.toThrow(OutboxUnavailable);
  expect(await isReady()).toBe(false);
  await restore();
  await expect.poll(isReady).toBe(true);

  silence(true);
  await expect(outbox.add(newMessage('b'))).rejects.toThrow(OutboxUnavailable);
  silence(false);
  await expect.poll(isReady).toBe(true);
  expect(await outbox.add(newMessage('b'))).toBe('added');
  expect(await allOf(outbox)).toHaveLength(2);
});

test('a database that comes late gets its tables then, also into a schema that was made for us', async () => {
  const address = await freshDatabase();
  await runSql(address, 'CREATE SCHEMA outbox');
  const { url, cut, restore } = await openProxy(address);
  await cut();
  const { outbox } = await openTestPostgres(url);
  await expect(outbox.checkReady()).rejects.toThrow(OutboxUnavailable);
  await restore();
  expect(await outbox.add(newMessage('a'))).toBe('added');
});

test('a user who may only read and write the tables is enough', async () => {
  const address = new URL(await freshDatabase());
  await openTestPostgres(address.href);
  const user = address.pathname.slice(1);
  await runSql(
    address.href,
    `CREATE ROLE ${user} LOGIN; GRANT USAGE ON SCHEMA outbox TO ${user};
     GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA outbox TO ${user}`,
  );
  onTestFinished(async () => void (await runSql(address.href, `DROP OWNED BY ${user}`)));
  const limited = new URL(address);
  limited.username = user;
  const { outbox } = await openTestPostgres(limited.href);
  expect(await outbox.add(newMessage('a'))).toBe('added');
});
