import { expect, onTestFinished, test, vi } from 'vitest';
import { HOUR } from './clock.ts';
import { keepHouse, startHousekeeping } from './housekeeping.ts';
import { allOf, newMessage, openTestOutbox } from './outbox/test-outbox.ts';

async function setUp({ mail = true } = {}) {
  const outbox = await openTestOutbox();
  const events: [string, object | undefined][] = [];
  let digests = 0;
  const run = (now: number) =>
    keepHouse({
      outbox,
      clock: () => now,
      log: (event, details) => events.push([event, details]),
      onDigest: mail ? () => digests++ : undefined,
    });
  return { outbox, events, run, digests: () => digests };
}

test('the owner gets a mail about held messages, with their ids and none of their words', async () => {
  const { outbox, run, digests } = await setUp();
  await outbox.add(newMessage('abcdefgh12', { suspicions: ['viele Links'] }));
  await run(1);
  await run(2);
  expect(digests()).toBe(1);
  const digest = await outbox.claim({ holder: 'x', duration: 1 }, 3);
  expect(digest?.content.message).toContain('abcdefgh  zurückgehalten');
  expect(digest?.content.message).toContain('viele Links');
  expect(digest?.content.message).not.toContain('Grüße');
  expect(digest?.content.subject).not.toContain('Anfrage');
});

test('without a mail server the log tells, and a quiet day tells nothing', async () => {
  const { outbox, run, events } = await setUp({ mail: false });
  await run(0);
  expect(events).toEqual([]);
  await outbox.add(newMessage('a', { suspicions: ['viele Links'] }));
  await run(1);
  expect(events).toEqual([['outbox.housekeeping', { undecided: 1, expired: 0, cleared: 0 }]]);
  expect(await allOf(outbox)).toHaveLength(1);
});

test('it is done at the start and every hour', () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const keep = vi.fn(async () => ({ undecided: [], expired: 0, cleared: 0 }));
  const parts = { outbox: { keepHouse: keep }, clock: () => 0, log: () => {}, onDigest: undefined };
  startHousekeeping(parts);
  expect(keep).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2 * HOUR);
  expect(keep).toHaveBeenCalledTimes(3);
});
