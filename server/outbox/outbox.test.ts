import { describe, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '../clock.ts';
import { LIMITS } from '../limits.ts';
import { writeDigest } from '../housekeeping.ts';
import { OutboxUnavailable } from './database.ts';
import { createOutbox, type Outbox } from './open.ts';
import { allOf, newMessage, type Place, STORES } from './test-outbox.ts';
import type { Outcome } from './message.ts';

const none = () => undefined;
const lease = (holder: string) => ({ holder, duration: MINUTE });
const deferred = (nextAttemptAt: number): Outcome => ({ kind: 'deferred', nextAttemptAt, problem: '450' });

async function open(place: Place): Promise<Outbox> {
  return createOutbox(await place.open());
}

async function settleOne(outbox: Outbox, id: string, outcome: Outcome, now: number): Promise<void> {
  expect(await outbox.claim(lease('x'), now)).toMatchObject({ id });
  await outbox.settle(id, 'x', outcome, now);
}

describe.each(STORES)('%s', (_, freshPlace) => {
  test('an outbox of another version is refused with a sentence', async () => {
    const place = await freshPlace();
    await open(place);
    await place.run('UPDATE outbox.state SET version = 99');
    await expect(place.open()).rejects.toThrow(/dieser Version/);
  });

  describe('taking messages', () => {
    test('the same key is one message; with another content it is a conflict', async () => {
      const outbox = await open(await freshPlace());
      const add = (fingerprint: string) => outbox.add(newMessage('a', { fingerprint }));
      const results = await Promise.all([add('1'), add('1'), add('1')]);
      expect(results.toSorted()).toEqual(['added', 'known', 'known']);
      expect(await add('2')).toBe('conflict');
      expect(await allOf(outbox)).toHaveLength(1);
    });

    test('words come back as they were', async () => {
      const outbox = await open(await freshPlace());
      const content = {
        subject: 'Größe – „klein“ 😀',
        message: `Von: a@b.de\n\n\t'${'ß'.repeat(30_000)}\\0`,
      };
      await outbox.add(newMessage('a', content));
      expect(await allOf(outbox)).toMatchObject([{ content }]);
    });

    test('what is undelivered has an upper bound; when it is erased there is room again', async () => {
      const place = await freshPlace();
      let now = 0;
      const outbox = createOutbox(await place.open(), () => now);
      await outbox.add(newMessage('a', { suspicions: ['viele Links', 'schnell'] }));
      expect(await allOf(outbox)).toMatchObject([{ status: 'held', suspicions: ['viele Links', 'schnell'] }]);
      await place.run(`UPDATE outbox.messages SET bytes = ${LIMITS.outbox.undeliveredBytes}`);
      now += MINUTE;
      const refused = await outbox.add(newMessage('b')).catch((error: unknown) => error);
      expect(refused).toMatchObject({ cause: { name: 'OutboxFull' } });
      await expect(outbox.checkReady()).rejects.toThrow(OutboxUnavailable);
      await outbox.erase(['a'], 1);
      now += 1_000;
      expect(await outbox.add(newMessage('b'))).toBe('added');
    });

    test('nothing more is held than the owner can look through', async () => {
      const place = await freshPlace();
      let now = 0;
      const outbox = createOutbox(await place.open(), () => now);
      await place.run(`INSERT INTO outbox.messages (id, status, author, received_at, bytes, next_attempt_at)
        WITH RECURSIVE number(n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM number
          WHERE n < ${LIMITS.outbox.heldMessages - 1})
        SELECT 'held-' || n, 'held', 'visitor', 0, 1, 0 FROM number`);
      const add = (id: string) => outbox.add(newMessage(id, { suspicions: ['Falle'] }));
      // The same message again and again takes no room.
      for (let i = 0; i < 3; i++) expect(await add('a')).toBe(i === 0 ? 'added' : 'known');
      const results = await Promise.all(['b', 'c', 'd'].map(add));
      expect(results.toSorted()).toEqual(['added', 'held-full', 'held-full']);
      now += 1_000;
      expect(await add('e')).toBe('held-full');
      expect(await outbox.add(newMessage('f'))).toBe('added');
    });
  });

  describe('delivering', () => {
    test('messages are claimed in the order they are due, those never tried first, held ones never', async () => {
      const outbox = await open(await freshPlace());
      await outbox.add(newMessage('tried'));
      await settleOne(outbox, 'tried', deferred(5), 1);
      await outbox.add(newMessage('after', { receivedAt: 50 }));
      await outbox.add(newMessage('before', { receivedAt: 10 }));
      await outbox.add(newMessage('spam', { suspicions: ['Falle'] }));
      const claimed = [];
      for (let i = 0; i < 4; i++) claimed.push(await outbox.claim(lease('x'), 60));
      expect(claimed.slice(0, 3)).toMatchObject([
        { id: 'before', content: { subject: 'Anfrage' }, attempts: 0, firstAttemptAt: undefined },
        { id: 'after' },
        { id: 'tried', attempts: 1, firstAttemptAt: 1 },
      ]);
      expect(claimed[3]).toBeUndefined();
    });

    test('a message comes back when its lease ends, and what its former owner says is not heard', async () => {
      const place = await freshPlace();
      const outbox = await open(place);
      await outbox.add(newMessage('a'));
      expect(await outbox.claim(lease('crashed'), 1)).toMatchObject({ id: 'a' });
      await outbox.renew('a', lease('crashed'));
      expect(await outbox.claim(lease('next'), DAY)).toBeUndefined();
      await place.run(`UPDATE outbox.messages SET lease_until = lease_until - 2 * ${MINUTE}`);
      expect(await outbox.claim(lease('next'), 2)).toMatchObject({ id: 'a' });
      await outbox.acknowledge('a', 'crashed', 'chef@haus.de');
      await outbox.settle('a', 'crashed', { kind: 'failed', problem: '550' }, 3);
      expect(await allOf(outbox)).toMatchObject([{ status: 'waiting', attempts: 0, deliveredTo: [] }]);
    });
  });

  describe('for the owner', () => {
    test('what is under way or done is not sent again', async () => {
      const outbox = await open(await freshPlace());
      await outbox.add(newMessage('a'));
      await outbox.claim(lease('x'), 1);
      expect(await outbox.retry(['a'], 5)).toBe(0);
      await outbox.settle('a', 'x', { kind: 'delivered' }, 6);
      expect(await outbox.retry(['a'], 50)).toBe(0);
      await outbox.erase(['a'], 60);
      expect(await allOf(outbox)).toMatchObject([{ status: 'delivered', settledAt: 6, content: undefined }]);
    });

    test('erased content is gone, and its key is still known', async () => {
      const place = await freshPlace();
      const outbox = await open(place);
      const another = await open(place); // a server that runs meanwhile
      await another.add(newMessage('a'));
      await another.add(newMessage('b'));
      expect(await place.holds('a@beispiel.de')).toBe(true);

      expect(await outbox.erase(['a', 'nobody'], 7)).toEqual({ count: 1, isOverwritten: true });
      expect(await place.holds('a@beispiel.de')).toBe(false);
      expect(await place.holds('f-a')).toBe(false);
      expect(await place.holds('b@beispiel.de')).toBe(true);
      expect(await outbox.find('a')).toMatchObject([{ status: 'erased', settledAt: 7, content: undefined }]);
      expect(await another.add(newMessage('a'))).toBe('known');
      expect(await another.claim(lease('x'), 9)).toMatchObject({ id: 'b' });
      expect(await outbox.erase(['a'], 8)).toMatchObject({ count: 0 });

      // `b` is erased while `another` sends it: the outcome that `another` notes later must not bring it back.
      await outbox.erase(['b'], 10);
      await another.settle('b', 'x', deferred(11), 10);
      expect(await outbox.find('b')).toMatchObject([{ status: 'erased' }]);
    });
  });

  describe('keeping house', () => {
    test('the content of a delivered message goes after 72 hours, the rest after 180 days', async () => {
      const place = await freshPlace();
      const outbox = await open(place);
      await outbox.add(newMessage('a'));
      await settleOne(outbox, 'a', { kind: 'delivered' }, HOUR);
      expect(await outbox.keepHouse(73 * HOUR - 1, none)).toMatchObject({ cleared: 0 });
      expect(await place.holds('a@beispiel.de')).toBe(true);
      expect(await outbox.keepHouse(73 * HOUR, none)).toMatchObject({ cleared: 1 });
      expect(await place.holds('a@beispiel.de')).toBe(false);
      expect(await allOf(outbox)).toMatchObject([{ id: 'a', status: 'delivered', content: undefined }]);
      expect(await outbox.keepHouse(74 * HOUR, none)).toMatchObject({ cleared: 0 });
      await outbox.keepHouse(181 * DAY, none);
      expect(await allOf(outbox)).toEqual([]);
    });

    test('what needs a decision is told once, after a retry once more', async () => {
      const outbox = await open(await freshPlace());
      await outbox.add(newMessage('failed', { receivedAt: 5 }));
      await settleOne(outbox, 'failed', { kind: 'failed', problem: '550' }, 6);
      await outbox.add(newMessage('spam', { suspicions: ['Falle'] }));
      const { undecided } = await outbox.keepHouse(10, none);
      expect(undecided).toMatchObject([
        { id: 'spam', status: 'held', suspicions: ['Falle'] },
        { id: 'failed', status: 'failed', problem: '550' },
      ]);
      expect((await outbox.keepHouse(20, none)).undecided).toEqual([]);
      await outbox.retry(['failed'], 20);
      await settleOne(outbox, 'failed', { kind: 'failed', problem: '550' }, 21);
      expect((await outbox.keepHouse(30, none)).undecided).toMatchObject([{ id: 'failed' }]);
    });

    test('the digest is kept with what it tells; while it waits to be sent, the next is a day later', async () => {
      const outbox = await open(await freshPlace());
      await outbox.add(newMessage('a', { suspicions: ['Falle'] }));
      await outbox.keepHouse(10, writeDigest);
      await outbox.add(newMessage('b', { suspicions: ['Falle'] }));
      expect((await outbox.keepHouse(10 + DAY, none)).undecided).toEqual([]);
      expect((await outbox.keepHouse(11 + DAY, none)).undecided).toMatchObject([{ id: 'b' }]);
      const digest = await outbox.claim(lease('x'), 11 + DAY);
      expect(digest).toMatchObject({ author: 'server', receivedAt: 10 });
      await outbox.settle(digest!.id, 'x', { kind: 'failed', problem: '550' }, 12 + DAY);
      // A digest is in no digest.
      expect((await outbox.keepHouse(13 + DAY, none)).undecided).toEqual([]);
    });

    test('undelivered messages expire after 90 days, two weeks after a warning', async () => {
      const place = await freshPlace();
      const outbox = await open(place);
      await outbox.add(newMessage('failed'));
      await settleOne(outbox, 'failed', { kind: 'failed', problem: '550' }, 0);
      await outbox.add(newMessage('held', { suspicions: ['Falle'] }));
      await outbox.add(newMessage('waiting'));
      const told = async (now: number) =>
        (await outbox.keepHouse(now, none)).undecided.map(({ id }) => id).toSorted();
      expect(await told(1)).toEqual(['failed', 'held']);
      expect(await told(76 * DAY - 1)).toEqual([]);
      expect(await told(76 * DAY)).toEqual(['failed', 'held', 'waiting']);
      expect(await outbox.keepHouse(90 * DAY - 1, none)).toMatchObject({ undecided: [], expired: 0 });
      expect(await place.holds('held@beispiel.de')).toBe(true);
      expect(await outbox.keepHouse(90 * DAY, none)).toMatchObject({ expired: 3 });
      expect(await place.holds('beispiel.de')).toBe(false);
      expect((await allOf(outbox)).map(({ status }) => status)).toEqual(['expired', 'expired', 'expired']);
    });

    test('nothing expires without the warning, however long the server was off, or while it is being sent', async () => {
      const place = await freshPlace();
      const outbox = await open(place);
      await outbox.add(newMessage('a'));
      expect(await outbox.keepHouse(200 * DAY, none)).toMatchObject({ undecided: [{ id: 'a' }], expired: 0 });
      await outbox.claim(lease('x'), 214 * DAY);
      expect(await outbox.keepHouse(214 * DAY, none)).toMatchObject({ expired: 0 });
      await outbox.settle('a', 'x', deferred(215 * DAY), 214 * DAY);
      expect(await outbox.keepHouse(214 * DAY, none)).toMatchObject({ expired: 1 });
    });
  });
});
