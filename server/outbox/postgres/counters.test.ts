import { expect, onTestFinished, test, vi } from 'vitest';
import { MINUTE, SECOND } from '../../clock.ts';
import { createRateLimit } from '../../intake/rate-limit.ts';
import { Refusal } from '../../intake/refusal.ts';
import { OutboxUnavailable } from '../types.ts';
import { createCounters } from './counters.ts';
import { openDatabase } from './database.ts';
import { freshDatabase, openTestStore, runSql } from './test-database.ts';
import { openProxy } from './test-proxy.ts';

test('all machines count together, without writing down who', async () => {
  const address = await freshDatabase();
  const rates = { perClient: 3, overall: 1 };
  const [one, other] = await Promise.all(
    [await openTestStore(address), await openTestStore(address)].map(({ makeCounter }) =>
      createRateLimit(rates, makeCounter),
    ),
  );
  const taken = async (client: string, times: number) => {
    const results = await Promise.allSettled(
      Array.from({ length: times }, (_, i) => (i % 2 ? one : other)!.take(client)),
    );
    const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(refusals.every((refusal) => refusal instanceof Refusal && refusal.retryAfter! > 3_500)).toBe(true);
    return times - refusals.length;
  };
  expect(await taken('192.0.2.1', 9)).toBe(3);
  const ticket = await one!.take('198.51.100.2');
  expect(ticket.isBeyond).toBe(true);
  await ticket.giveBack();
  expect(await taken('203.0.113.3', 3)).toBe(2);
  expect(JSON.stringify(await runSql(address, 'SELECT * FROM outbox.rate_limits'))).not.toMatch(
    /192\.0\.2|198\.51\.100|203\.0\.113/,
  );
});

test('whose address was counted cannot be worked out where the database asks for no password', async () => {
  const address = (await freshDatabase()).replace(':geheim@', '@');
  const keys = async () => {
    await (await openTestStore(address)).makeCounter('client', 9).consume('192.0.2.1');
    return (await runSql(address, 'DELETE FROM outbox.rate_limits RETURNING key')).map(({ key }) => key);
  };
  expect(await keys()).not.toEqual(await keys());
});

test('no count relies on a statement that only its own session knows: poolers change sessions', async () => {
  const database = openDatabase(await freshDatabase(), SECOND, 1);
  onTestFinished(() => database.close());
  const counters = createCounters(database, 'geheim');
  onTestFinished(counters.stop);
  const counter = counters.make('client', 9);
  await counter.consume('a');
  await counter.get('a');
  await counter.delete('a');
  expect((await database.query('SELECT name FROM pg_prepared_statements')).rows).toEqual([]);
});

test('a count is forgotten when its hour is over', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const address = await freshDatabase();
  const { url, cut } = await openProxy(address);
  const { makeCounter, outbox } = await openTestStore(url);
  const counter = makeCounter('client', 9);
  await Promise.all(['old', 'new'].map((key) => counter.consume(key)));
  await runSql(
    address,
    'UPDATE outbox.rate_limits SET expire = 1 WHERE ctid = (SELECT min(ctid) FROM outbox.rate_limits)',
  );
  vi.advanceTimersByTime(MINUTE);
  const left = () => runSql(address, 'SELECT expire > 1 AS counts FROM outbox.rate_limits');
  await expect.poll(left).toEqual([{ counts: true }]);
  // Without a database the removal of expired counts fails silently and is tried again in a minute.
  await cut();
  vi.advanceTimersByTime(MINUTE);
  await expect(outbox.countHeld()).rejects.toThrow(OutboxUnavailable);
});
