import { expect, onTestFinished, test } from 'vitest';
import { DAY, MINUTE, SECOND } from '../../clock.ts';
import { openStore } from '../../outbox.ts';
import { newMessage } from '../test-outbox.ts';
import { OutboxUnavailable } from '../types.ts';
import { openDatabase } from './database.ts';
import { freshDatabase, openTestStore, runSql } from './test-database.ts';
import { openProxy } from './test-proxy.ts';

test.each([
  ['off', 'on'],
  ['remote_apply', 'remote_apply'],
])('where the database commits with %s, we do with %s', async (configured, ours) => {
  const address = await freshDatabase();
  const name = new URL(address).pathname.slice(1);
  await runSql(address, `ALTER DATABASE ${name} SET synchronous_commit = ${configured}`);
  const database = openDatabase(address, SECOND, 1);
  onTestFinished(() => database.close());
  const { rows } = await database.query('SHOW synchronous_commit');
  expect(rows).toEqual([{ synchronous_commit: ours }]);
});

test('what will never take a message is refused at the start', async () => {
  const latin = await freshDatabase("ENCODING 'LATIN1' TEMPLATE template0");
  await expect(openTestStore(latin)).rejects.toThrow(/UTF8/);

  const newer = await freshDatabase();
  await openTestStore(newer);
  await runSql(newer, 'UPDATE outbox.schema_version SET version = 99');
  await expect(openTestStore(newer)).rejects.toThrow(/neuer/);

  const stranger = new URL(newer);
  stranger.username = 'niemand';
  await expect(openTestStore(stranger.href)).rejects.toThrow(/niemand/);

  const missing = new URL(newer);
  missing.pathname = '/gibt-es-nicht';
  const opened = openStore({ dataDir: '', databaseUrl: missing.href });
  await expect(opened).rejects.toThrow(/^DATABASE_URL lässt sich nicht benutzen: .+gibt-es-nicht/);
  await expect(opened).rejects.not.toThrow(/geheim/);
});

test('the tables of the version with one recipient are brought up to date, by however many at once', async () => {
  const address = await freshDatabase();
  await (await openTestStore(address)).outbox.add(newMessage('alt'));
  await runSql(
    address,
    `DROP TABLE outbox.receipts; DROP INDEX outbox.messages_fresh;
     ALTER TABLE outbox.messages DROP COLUMN deferred_at;
     UPDATE outbox.schema_version SET version = 1`,
  );
  const [first] = await Promise.all([openTestStore(address), openTestStore(address), openTestStore(address)]);
  const claimed = await first!.outbox.claim({ owner: 'x', now: 1, duration: 1 });
  expect(claimed).toMatchObject({ id: 'alt', receipts: [] });
});

test('a lease holds between machines whose clocks do not agree', async () => {
  const { outbox } = await openTestStore(await freshDatabase());
  await outbox.add(newMessage('a'));
  const claim = (owner: string, now: number) => outbox.claim({ owner, now, duration: MINUTE });
  expect(await claim('here', 1)).toMatchObject({ id: 'a' });
  expect(await claim('a year ahead', Date.now() + 365 * DAY)).toBeUndefined();
  expect(await outbox.retry(['a'], Date.now() + 365 * DAY)).toBe(0);
});

test('what another machine has its hands on is passed over, not waited for', async () => {
  const address = await freshDatabase();
  const { outbox } = await openTestStore(address);
  const claim = () => outbox.claim({ owner: 'x', now: 9, duration: MINUTE });
  await outbox.add(newMessage('a'));
  await claim();
  const deferred = { kind: 'deferred', nextAttemptAt: 5, problem: '450', awaitsServer: true } as const;
  await outbox.settle('a', 'x', deferred, 2);
  await outbox.add(newMessage('b', { receivedAt: 6 }));
  const another = openDatabase(address, SECOND, 1);
  onTestFinished(() => another.close());
  await another.inTurn(async (query) => {
    await query("SELECT FROM outbox.messages WHERE id = 'a' FOR UPDATE");
    expect(await claim()).toMatchObject({ id: 'b' });
    await outbox.settle('b', 'x', { kind: 'delivered' }, 4);
  });
  expect(await outbox.find('b')).toMatchObject([{ status: 'delivered' }]);
});

test('who does not know of their own claim, because the answer was lost, claims again after the lease', async () => {
  const address = await freshDatabase();
  const { outbox } = await openTestStore(address, 200);
  await outbox.add(newMessage('a'));
  const claim = () => outbox.claim({ owner: 'alone', now: 9, duration: 1 });
  const another = openDatabase(address, 10 * SECOND, 1);
  onTestFinished(() => another.close());
  await another.inTurn(async (query) => {
    await query('LOCK TABLE outbox.receipts');
    await expect(claim()).rejects.toThrow(OutboxUnavailable);
  });
  await expect.poll(claim).toMatchObject({ id: 'a' });
  expect(await claim()).toBeUndefined();
});

test('the rows that erased and outdated content stood in are given up at once', async () => {
  const address = await freshDatabase();
  const { outbox } = await openTestStore(address);
  const vacuums = async () =>
    (
      await runSql(
        address,
        "SELECT vacuum_count::int AS count FROM pg_stat_user_tables WHERE relname = 'messages'",
      )
    )[0];
  for (const id of ['a', 'b']) await outbox.add(newMessage(id));
  await outbox.erase(['a'], 1);
  await expect.poll(vacuums).toEqual({ count: 1 });
  await outbox.claim({ owner: 'x', now: 1, duration: MINUTE });
  await outbox.settle('b', 'x', { kind: 'delivered' }, 1);
  await outbox.keepHouse(4 * DAY, () => undefined);
  await expect.poll(vacuums).toEqual({ count: 2 });
});

test('a backlog is removed in passes that each take no longer than a statement may', async () => {
  const address = await freshDatabase();
  const { outbox } = await openTestStore(address);
  await outbox.add(newMessage('spam', { suspicions: ['Falle'] }));
  await runSql(
    address,
    `INSERT INTO outbox.messages (id, status, received_at, settled_at, next_attempt_at, message)
     SELECT n::text, 'delivered', 1, 1, 1, 'Text' FROM generate_series(1, 10001) AS n`,
  );
  const found = await outbox.keepHouse(4 * DAY, () => undefined);
  expect(found).toMatchObject({ cleared: 10_000, undecided: [{ id: 'spam' }] });
  expect(await outbox.keepHouse(4 * DAY, () => undefined)).toMatchObject({ cleared: 1 });
});

test('while the database is gone nothing is promised, and when it is back all goes on', async () => {
  const { url, cut, restore, silence } = await openProxy(await freshDatabase());
  const { outbox } = await openTestStore(url, 2 * SECOND);
  expect(await outbox.add(newMessage('a'))).toBe('added');

  await cut();
  await expect(outbox.add(newMessage('b'))).rejects.toThrow(OutboxUnavailable);
  expect(await outbox.ready()).toBe(false);
  await restore();
  await expect.poll(() => outbox.ready()).toBe(true);

  silence(true);
  await expect(outbox.add(newMessage('b'))).rejects.toThrow(OutboxUnavailable);
  silence(false);
  await expect.poll(() => outbox.ready()).toBe(true);
  expect(await outbox.add(newMessage('b'))).toBe('added');
  expect(await outbox.list()).toHaveLength(2);
});

test('a database that goes away in the middle of a transaction fails that, and nothing else', async () => {
  const { url, cut, restore, silence, statements } = await openProxy(await freshDatabase());
  const { outbox } = await openTestStore(url);
  await outbox.add(newMessage('a', { suspicions: ['Falle'] }));
  silence(true);
  const before = statements();
  const retried = outbox.retry(['a'], 1);
  const failure = expect(retried).rejects.toThrow(OutboxUnavailable);
  await expect.poll(statements).toBeGreaterThan(before);
  await cut();
  await failure;
  silence(false);
  await restore();
  expect(await outbox.retry(['a'], 1)).toBe(1);
});

test('a database without room is not ready, until there is', async () => {
  const address = await freshDatabase();
  const { outbox } = await openTestStore(address);
  await runSql(
    address,
    `CREATE FUNCTION fill() RETURNS trigger LANGUAGE plpgsql AS
       $$ BEGIN RAISE EXCEPTION USING ERRCODE = 'disk_full'; END $$;
     CREATE TRIGGER full_disk BEFORE INSERT ON outbox.messages EXECUTE FUNCTION fill()`,
  );
  await expect(outbox.add(newMessage('a'))).rejects.toThrow(OutboxUnavailable);
  expect(await outbox.ready()).toBe(false);
  await runSql(address, 'DROP TRIGGER full_disk ON outbox.messages');
  expect(await outbox.ready()).toBe(true);
  expect(await outbox.list()).toEqual([]);
});

test('where few connections are allowed, messages wait for one', async () => {
  const address = new URL(await freshDatabase());
  const name = address.pathname.slice(1);
  // A connection limit does not bind a superuser, so the store connects as a role of its own.
  await runSql(
    address.href,
    `CREATE ROLE ${name} LOGIN; ALTER DATABASE ${name} OWNER TO ${name}; ALTER DATABASE ${name} CONNECTION LIMIT 2`,
  );
  address.username = name;
  const { outbox } = await openTestStore(address.href);
  const ids = Array.from({ length: 16 }, (_, i) => `${i}`);
  const added = await Promise.all(ids.map((id) => outbox.add(newMessage(id))));
  expect(new Set(added)).toEqual(new Set(['added']));
});

test('a standby that can only be read is not ready, until it is the primary', async () => {
  const address = await freshDatabase();
  await openTestStore(address);
  const name = new URL(address).pathname.slice(1);
  const change = (setting: string) =>
    runSql(address, `BEGIN READ WRITE; ALTER DATABASE ${name} ${setting}; COMMIT`);
  await change('SET default_transaction_read_only = on');
  const { outbox } = await openTestStore(address);
  expect(await outbox.ready()).toBe(false);
  await expect(outbox.add(newMessage('a'))).rejects.toThrow(OutboxUnavailable);
  await change('RESET default_transaction_read_only');
  await expect.poll(() => outbox.ready()).toBe(true);
  expect(await outbox.add(newMessage('a'))).toBe('added');
});

test('a database that comes late gets its tables then, also into a schema that was made for us', async () => {
  const address = await freshDatabase();
  await runSql(address, 'CREATE SCHEMA outbox');
  const { url, cut, restore } = await openProxy(address);
  await cut();
  const { outbox } = await openTestStore(url);
  expect(await outbox.ready()).toBe(false);
  await restore();
  expect(await outbox.add(newMessage('a'))).toBe('added');
});
