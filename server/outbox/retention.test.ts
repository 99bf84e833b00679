import { describe, expect, test } from 'vitest';
import { DAY, HOUR } from '../clock.ts';
import { writeDigest } from '../mail/digest.ts';
import { newMessage, STORES } from './test-outbox.ts';
import { type Outbox, OutboxUnavailable } from './types.ts';

const none = () => undefined;

async function failOne(outbox: Outbox, id: string, now: number): Promise<void> {
  await outbox.add(newMessage(id, { receivedAt: now }));
  await outbox.claim({ owner: 'x', now, duration: 60_000 });
  await outbox.settle(id, 'x', { kind: 'failed', problem: '550' }, now);
}

describe.each(STORES)('%s', (_, freshPlace) => {
  test('the content of a delivered message goes after 72 hours', async () => {
    const place = await freshPlace();
    const outbox = await place.open();
    await outbox.add(newMessage('a'));
    await outbox.claim({ owner: 'x', now: 1, duration: 60_000 });
    await outbox.settle('a', 'x', { kind: 'delivered' }, HOUR);
    expect(await outbox.keepHouse(73 * HOUR - 1, none)).toMatchObject({ cleared: 0 });
    expect(await place.holds('a@beispiel.de')).toBe(true);
    expect(await outbox.keepHouse(73 * HOUR, none)).toMatchObject({ cleared: 1 });
    expect(await place.holds('a@beispiel.de')).toBe(false);
    expect(await outbox.list()).toMatchObject([{ id: 'a', status: 'delivered', content: undefined }]);
    expect(await outbox.keepHouse(74 * HOUR, none)).toMatchObject({ cleared: 0 });
    await outbox.keepHouse(181 * DAY, none);
    expect(await outbox.list()).toEqual([]);
  });

  test('what needs a decision is told once', async () => {
    const outbox = await (await freshPlace()).open();
    await outbox.add(newMessage('spam', { suspicions: ['Falle'] }));
    await failOne(outbox, 'failed', 5);
    const found = await outbox.keepHouse(10, none);
    expect(found.undecided).toEqual([
      { id: 'spam', status: 'held', receivedAt: 0, reason: 'Falle' },
      { id: 'failed', status: 'failed', receivedAt: 5, reason: '550' },
    ]);
    expect((await outbox.keepHouse(20, none)).undecided).toEqual([]);
  });

  test('what fails again after the owner’s retry is told again, in the same words', async () => {
    const outbox = await (await freshPlace()).open();
    await failOne(outbox, 'a', 5);
    await outbox.keepHouse(10, writeDigest);
    const { id } = (await outbox.claim({ owner: 'x', now: 10, duration: 60_000 }))!;
    await outbox.settle(id, 'x', { kind: 'delivered' }, 10);
    await outbox.retry(['a'], 20);
    await failOne(outbox, 'a', 20);
    await outbox.keepHouse(30, writeDigest);
    expect(await outbox.claim({ owner: 'x', now: 30, duration: 60_000 })).toMatchObject({ receivedAt: 30 });
  });

  test('while a digest waits to be sent, the next is a day later', async () => {
    const outbox = await (await freshPlace()).open();
    await outbox.add(newMessage('a', { suspicions: ['Falle'] }));
    await outbox.keepHouse(10, writeDigest);
    await outbox.add(newMessage('b', { suspicions: ['Falle'] }));
    expect((await outbox.keepHouse(10 + DAY, none)).undecided).toEqual([]);
    expect((await outbox.keepHouse(11 + DAY, none)).undecided).toMatchObject([{ id: 'b' }]);
  });

  test('undelivered messages expire after 90 days, two weeks after a warning', async () => {
    const place = await freshPlace();
    const outbox = await place.open();
    await outbox.add(newMessage('held', { suspicions: ['Falle'] }));
    await failOne(outbox, 'failed', 0);
    await outbox.add(newMessage('waiting'));
    expect((await outbox.keepHouse(76 * DAY - 1, none)).expiring).toEqual([]);
    const warned = await outbox.keepHouse(76 * DAY, none);
    expect(warned.expiring.map(({ id }) => id).toSorted()).toEqual(['failed', 'held', 'waiting']);
    for (const { id } of warned.expiring) expect(await place.holds(`${id}@beispiel.de`), id).toBe(true);
    expect(await outbox.keepHouse(90 * DAY - 1, none)).toMatchObject({ expiring: [], expired: 0 });
    expect(await outbox.keepHouse(90 * DAY, none)).toMatchObject({ expired: 3 });
    expect(await place.holds('beispiel.de')).toBe(false);
    expect((await outbox.list()).map(({ status }) => status)).toEqual(['expired', 'expired', 'expired']);
  });

  test('nothing expires without the warning, however long the server was off', async () => {
    const outbox = await (await freshPlace()).open();
    await outbox.add(newMessage('a'));
    expect(await outbox.keepHouse(200 * DAY, none)).toMatchObject({ expiring: [{ id: 'a' }], expired: 0 });
    expect(await outbox.keepHouse(214 * DAY, none)).toMatchObject({ expired: 1 });
  });

  test('what is being sent does not expire meanwhile', async () => {
    const outbox = await (await freshPlace()).open();
    await outbox.add(newMessage('a'));
    await outbox.keepHouse(76 * DAY, none);
    await outbox.claim({ owner: 'x', now: 90 * DAY, duration: 60_000 });
    expect(await outbox.keepHouse(90 * DAY, none)).toMatchObject({ expired: 0 });
    await outbox.settle('a', 'x', { kind: 'delivered' }, 90 * DAY);
    expect(await outbox.list()).toMatchObject([{ status: 'delivered', content: {} }]);
  });

  test('a digest that cannot be made leaves everything as it was, and nobody waiting', async () => {
    const outbox = await (await freshPlace()).open();
    await outbox.add(newMessage('spam', { suspicions: ['Falle'] }));
    const fail = () => {
      throw new Error('no digest');
    };
    await expect(outbox.keepHouse(10, fail)).rejects.toThrow(OutboxUnavailable);
    expect(await outbox.add(newMessage('next'))).toBe('added');
    expect((await outbox.keepHouse(20, none)).undecided).toHaveLength(1);
  });

  test('the digest is kept with what it tells, and is in no digest itself', async () => {
    const outbox = await (await freshPlace()).open();
    await outbox.add(newMessage('spam', { suspicions: ['Falle'] }));
    const digest = { id: 'bericht', fingerprint: 'f', subject: 'Bericht', message: 'Eine Nachricht' };
    await outbox.keepHouse(10, ({ undecided }) => (undecided.length > 0 ? digest : undefined));
    expect(await outbox.claim({ owner: 'x', now: 10, duration: 60_000 })).toMatchObject({
      id: 'bericht',
      receivedAt: 10,
    });
    await outbox.settle('bericht', 'x', { kind: 'failed', problem: '550' }, 12);
    expect((await outbox.keepHouse(20, none)).undecided).toEqual([]);
  });
});
