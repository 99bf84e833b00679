import { describe, expect, test } from 'vitest';
import { DAY, HOUR } from '../clock.ts';
import { newMessage, STORES } from './test-outbox.ts';
import type { Outbox, Outcome } from './types.ts';

const claimAt = (outbox: Outbox, owner: string, now: number) =>
  outbox.claim({ owner, now, duration: 60_000 });

function deferred(nextAttemptAt: number, awaitsServer = false): Outcome {
  return { kind: 'deferred', nextAttemptAt, problem: '450', awaitsServer };
}

describe.each(STORES)('%s', (_, freshPlace) => {
  test('messages are claimed in the order they are due, held ones never', async () => {
    const outbox = await (await freshPlace()).open();
    await outbox.add(newMessage('after', { receivedAt: 50 }));
    await outbox.add(newMessage('before', { receivedAt: 10 }));
    await outbox.add(newMessage('spam', { suspicions: ['Falle'] }));
    expect(await claimAt(outbox, 'x', 60)).toEqual({
      id: 'before',
      author: 'visitor',
      subject: 'Anfrage',
      message: 'Von: before@beispiel.de\n\nGrüße von before',
      receivedAt: 10,
      attempts: 0,
      firstAttemptAt: undefined,
      receipts: [],
    });
    expect(await claimAt(outbox, 'x', 60)).toMatchObject({ id: 'after' });
    expect(await claimAt(outbox, 'x', 60)).toBeUndefined();
  });

  test('a message that was tried before can be passed over', async () => {
    const outbox = await (await freshPlace()).open();
    await outbox.add(newMessage('tried'));
    await claimAt(outbox, 'x', 1);
    await outbox.settle('tried', 'x', deferred(5), 2);
    await outbox.add(newMessage('fresh', { receivedAt: 9 }));
    const claimFresh = () => outbox.claim({ owner: 'x', now: 10, duration: 60_000 }, 'fresh');
    expect(await claimFresh()).toMatchObject({ id: 'fresh' });
    expect(await claimFresh()).toBeUndefined();
    expect(await claimAt(outbox, 'x', 10)).toMatchObject({ id: 'tried' });
  });

  test('two processes never get the same message', async () => {
    const place = await freshPlace();
    const [one, other] = [await place.open(), await place.open()];
    for (let i = 0; i < 20; i++) await one.add(newMessage(`m${i}`));
    const claims = await Promise.all(
      Array.from({ length: 30 }, (_, i) => (i % 2 ? claimAt(one, 'one', 1) : claimAt(other, 'other', 1))),
    );
    const ids = claims.flatMap((claim) => claim?.id ?? []);
    expect(ids).toHaveLength(20);
    expect(new Set(ids).size).toBe(20);
  });

  test('a lease that is not renewed runs out, and its old owner has no say any more', async () => {
    const outbox = await (await freshPlace()).open();
    await outbox.add(newMessage('a'));
    // Real time: PostgreSQL measures leases by the database's own clock, whatever `now` says.
    await outbox.claim({ owner: 'crashed', now: Date.now(), duration: 1 });
    await outbox.renew('a', { owner: 'crashed', now: Date.now(), duration: 60_000 });
    await outbox.renew('a', { owner: 'next', now: Date.now(), duration: 1 }); // not theirs to shorten
    expect(await claimAt(outbox, 'next', Date.now())).toBeUndefined();
    await outbox.renew('a', { owner: 'crashed', now: Date.now(), duration: 1 });
    await expect.poll(() => claimAt(outbox, 'next', Date.now())).toMatchObject({ id: 'a' });
    await outbox.settle('a', 'crashed', { kind: 'failed', problem: '550' }, 191);
    expect(await outbox.list()).toMatchObject([{ status: 'waiting', attempts: 0 }]);
    await outbox.settle('a', 'next', { kind: 'delivered' }, 192);
    expect(await outbox.list()).toMatchObject([{ status: 'delivered', settledAt: 192, attempts: 1 }]);
    expect(await claimAt(outbox, 'next', Date.now())).toBeUndefined();
  });

  test('who was held up for longer than a lease does not take their own message a second time', async () => {
    const outbox = await (await freshPlace()).open();
    await outbox.add(newMessage('a'));
    await outbox.claim({ owner: 'slow', now: Date.now(), duration: -1 });
    expect(await claimAt(outbox, 'slow', Date.now())).toBeUndefined();
    expect(await claimAt(outbox, 'next', Date.now())).toMatchObject({ id: 'a' });
  });

  test('a lease from a clock that was ahead is not waited for', async () => {
    const outbox = await (await freshPlace()).open();
    await outbox.add(newMessage('a'));
    await outbox.claim({ owner: 'crashed', now: Date.now(), duration: DAY });
    expect(await claimAt(outbox, 'next', Date.now())).toMatchObject({ id: 'a' });
  });

  test('a deferred message comes back at its time, and remembers its first attempt', async () => {
    const outbox = await (await freshPlace()).open();
    await outbox.add(newMessage('a'));
    await claimAt(outbox, 'x', 7);
    await outbox.settle('a', 'x', deferred(500), 8);
    expect(await outbox.list()).toMatchObject([{ status: 'waiting', nextAttemptAt: 500, problem: '450' }]);
    expect(await claimAt(outbox, 'x', 499)).toBeUndefined();
    expect(await claimAt(outbox, 'x', 500)).toMatchObject({ attempts: 1, firstAttemptAt: 8 });
    await outbox.settle('a', 'x', deferred(900), 501);
    expect(await claimAt(outbox, 'x', 900)).toMatchObject({ attempts: 2, firstAttemptAt: 8 });
  });

  test('a recipient is acknowledged by who has the lease, and as long as the message is known', async () => {
    const outbox = await (await freshPlace()).open();
    await outbox.add(newMessage('a'));
    await claimAt(outbox, 'x', 7);
    const chef = { recipient: 'chef@haus.de', problem: undefined };
    const buero = { recipient: 'buero@haus.de', problem: '550' };
    await outbox.acknowledge('a', 'y', chef, 8);
    expect(await outbox.receipts('a')).toEqual([]);
    for (const receipt of [chef, buero, chef]) await outbox.acknowledge('a', 'x', receipt, 8);
    await outbox.settle('a', 'x', deferred(500), 9);
    const claimed = await claimAt(outbox, 'x', 500);
    expect(claimed?.receipts).toHaveLength(2);
    await outbox.settle('a', 'x', { kind: 'failed', problem: '550' }, 501);
    expect(await outbox.receipts('a')).toEqual([buero, chef]);
    await outbox.retry(['a'], 502);
    expect(await outbox.receipts('a')).toEqual([chef]);
    await outbox.erase(['a'], 503);
    await outbox.keepHouse(181 * DAY, () => undefined);
    expect(await outbox.receipts('a')).toEqual([]);
  });

  test('a deferral from a clock that was ahead is not waited for', async () => {
    const outbox = await (await freshPlace()).open();
    await outbox.add(newMessage('a'));
    const wrong = 3 * HOUR;
    await claimAt(outbox, 'x', wrong);
    await outbox.settle('a', 'x', deferred(wrong + 60_000), wrong);
    expect(await claimAt(outbox, 'x', 0)).toMatchObject({ id: 'a' });
    await outbox.settle('a', 'x', deferred(60_000), 0);
    expect(await claimAt(outbox, 'x', 1)).toBeUndefined();
  });

  test('one delivery hurries those that waited for the server, and only those', async () => {
    const outbox = await (await freshPlace()).open();
    for (const [id, awaitsServer] of [
      ['unlucky', true],
      ['greylisted', false],
    ] as const) {
      await outbox.add(newMessage(id));
      await claimAt(outbox, 'x', 1);
      await outbox.settle(id, 'x', deferred(9_000, awaitsServer), 2);
    }
    await outbox.add(newMessage('refused'));
    await claimAt(outbox, 'x', 3);
    await outbox.settle('refused', 'x', { kind: 'failed', problem: '550' }, 3);
    expect(await claimAt(outbox, 'x', 3)).toBeUndefined();
    await outbox.add(newMessage('probe'));
    await claimAt(outbox, 'x', 3);
    await outbox.settle('probe', 'x', { kind: 'delivered' }, 4);
    expect(await claimAt(outbox, 'x', 4)).toMatchObject({ id: 'unlucky' });
    expect(await claimAt(outbox, 'x', 4)).toBeUndefined();
  });
});
