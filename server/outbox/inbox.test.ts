import { describe, expect, test } from 'vitest';
import { newMessage, STORES } from './test-outbox.ts';

describe.each(STORES)('%s', (_, freshPlace) => {
  test('the same key is one message; with another content it is a conflict', async () => {
    const outbox = await (await freshPlace()).open();
    const add = (fingerprint: string) => outbox.add(newMessage('a', { fingerprint }));
    const results = await Promise.all([add('1'), add('1'), add('1')]);
    expect(results.toSorted()).toEqual(['added', 'known', 'known']);
    expect(await add('2')).toBe('conflict');
    expect(await outbox.list()).toHaveLength(1);
  });

  test('what looks like spam is held', async () => {
    const outbox = await (await freshPlace()).open();
    await outbox.add(newMessage('a', { suspicions: ['viele Links', 'schnell'] }));
    expect(await outbox.list()).toMatchObject([{ status: 'held', suspicions: ['viele Links', 'schnell'] }]);
    await outbox.add(newMessage('b'));
    expect(await outbox.countHeld()).toBe(1);
  });

  test('words come back as they were', async () => {
    const outbox = await (await freshPlace()).open();
    const content = { subject: 'Größe – „klein“ 😀', message: `Von: a@b.de\n\n\t'${'ß'.repeat(30_000)}\\0` };
    await outbox.add(newMessage('a', content));
    expect(await outbox.list()).toMatchObject([{ content }]);
  });

  test('many at once are all there, also for the next process', async () => {
    const place = await freshPlace();
    // All three open at once, so one of them creates the tables while the others start.
    const [first, second] = await Promise.all([place.open(), place.open(), place.open()]);
    const ids = Array.from({ length: 200 }, (_, i) => `m${i}`);
    await Promise.all(ids.map((id, i) => (i % 2 ? first : second).add(newMessage(id))));
    const kept = await (await place.open()).list();
    expect(kept.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  });

  test('a closed outbox keeps what it was given, and is not ready', async () => {
    const place = await freshPlace();
    const outbox = await place.open();
    expect(await outbox.ready()).toBe(true);
    const added = outbox.add(newMessage('a'));
    await outbox.close();
    expect(await added).toBe('added');
    expect(await outbox.ready()).toBe(false);
    expect(await place.holds('a@beispiel.de')).toBe(true);
  });
});
