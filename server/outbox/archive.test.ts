import { describe, expect, test } from 'vitest';
import { newMessage, STORES } from './test-outbox.ts';

describe.each(STORES)('%s', (_, freshPlace) => {
  test('messages are found by the beginning of their id', async () => {
    const outbox = await (await freshPlace()).open();
    for (const id of ['abc1', 'abc2', 'b%_1']) await outbox.add(newMessage(id));
    const found = async (start: string) => (await outbox.find(start)).map(({ id }) => id);
    expect(await found('abc')).toEqual(['abc1', 'abc2']);
    expect(await found('abc2')).toEqual(['abc2']);
    expect(await found('%')).toEqual([]);
    expect(await found('c')).toEqual([]);
  });

  test('a page begins after the last one, also among messages of the same moment', async () => {
    const outbox = await (await freshPlace()).open();
    for (const id of ['c', 'a', 'b']) await outbox.add(newMessage(id, { receivedAt: 5 }));
    const [first, second] = await outbox.list({ after: undefined, limit: 2 });
    expect([first?.id, second?.id]).toEqual(['a', 'b']);
    expect(await outbox.list({ after: second, limit: 2 })).toMatchObject([{ id: 'c' }]);
  });

  test('held and failed messages can be sent after all, from the first attempt on', async () => {
    const outbox = await (await freshPlace()).open();
    await outbox.add(newMessage('spam', { suspicions: ['Falle'] }));
    await outbox.add(newMessage('failed'));
    await outbox.claim({ owner: 'x', now: 1, duration: 60_000 });
    await outbox.settle('failed', 'x', { kind: 'failed', problem: '550' }, 2);
    expect(await outbox.retry(['spam', 'failed', 'nobody'], 100)).toBe(2);
    expect(await outbox.list()).toMatchObject([
      {
        id: 'failed',
        status: 'waiting',
        attempts: 0,
        nextAttemptAt: 100,
        problem: undefined,
        settledAt: undefined,
      },
      { id: 'spam', status: 'waiting', suspicions: [] },
    ]);
    // A message that is sent again has no attempts behind it: the courier gives up after five days from now.
    for (let i = 0; i < 2; i++) {
      const claimed = await outbox.claim({ owner: 'x', now: 100, duration: 60_000 });
      expect(claimed).toMatchObject({ attempts: 0, firstAttemptAt: undefined });
    }
  });

  test('what is under way or done is not sent again', async () => {
    const outbox = await (await freshPlace()).open();
    await outbox.add(newMessage('a'));
    await outbox.claim({ owner: 'x', now: 1, duration: 60_000 });
    expect(await outbox.retry(['a'], 5)).toBe(0);
    await outbox.settle('a', 'x', { kind: 'delivered' }, 6);
    expect(await outbox.retry(['a'], 50)).toBe(0);
    await outbox.erase(['a'], 60);
    expect(await outbox.list()).toMatchObject([{ status: 'delivered', settledAt: 6, content: undefined }]);
  });

  test('erased content is gone, and its key is still known', async () => {
    const place = await freshPlace();
    const outbox = await place.open();
    const another = await place.open(); // a server that runs meanwhile
    await another.add(newMessage('a'));
    await another.add(newMessage('b'));
    expect(await place.holds('a@beispiel.de')).toBe(true);

    expect(await outbox.erase(['a', 'nobody'], 7)).toEqual({ count: 1, isOverwritten: true });
    expect(await place.holds('a@beispiel.de')).toBe(false);
    expect(await place.holds('f-a')).toBe(false);
    expect(await place.holds('b@beispiel.de')).toBe(true);
    expect(await outbox.find('a')).toMatchObject([{ status: 'erased', settledAt: 7, content: undefined }]);
    expect(await another.add(newMessage('a'))).toBe('known');
    expect(await another.claim({ owner: 'x', now: 9, duration: 60_000 })).toMatchObject({ id: 'b' });
    expect(await another.claim({ owner: 'x', now: 9, duration: 60_000 })).toBeUndefined();
    expect(await outbox.erase(['a'], 8)).toMatchObject({ count: 0 });

    // `b` is erased while `another` sends it: the outcome that `another` notes later must not bring it back.
    await outbox.erase(['b'], 10);
    const later = { kind: 'deferred', nextAttemptAt: 11, problem: '450', awaitsServer: false } as const;
    await another.settle('b', 'x', later, 10);
    expect(await outbox.find('b')).toMatchObject([{ status: 'erased' }]);
  });
});
