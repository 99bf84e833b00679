import { expect, onTestFinished, test, vi } from 'vitest';
import { HOUR } from './clock.ts';
import { startHousekeeping } from './housekeeping.ts';
import { allOf, newMessage, openTestOutbox } from './outbox/test-outbox.ts';

test('every hour the owner hears once of what is held, and once a day by mail', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const outbox = await openTestOutbox();
  const events: object[] = [];
  let digests = 0;
  await outbox.add(newMessage('abcdefgh12', { suspicions: ['viele Links'] }));
  startHousekeeping({
    outbox,
    clock: () => 1,
    log: (event, details) => events.push({ event, ...details }),
    onDigest: () => digests++,
  });
  const told = { event: 'outbox.housekeeping', undecided: 1, expired: 0, cleared: 0 };
  await expect.poll(() => events).toEqual([told]);
  await outbox.add(newMessage('b', { suspicions: ['Falle'], receivedAt: 2 }));
  vi.advanceTimersByTime(2 * HOUR);
  // A mail that waits is followed by another only a day later.
  expect(digests).toBe(1);
  const digest = (await allOf(outbox)).find(({ author }) => author === 'server')!;
  expect(digest.content?.message).toContain('abcdefgh  zurückgehalten');
  expect(digest.content?.message).toContain('viele Links');
  expect(JSON.stringify(digest.content)).not.toMatch(/Grüße|Anfrage/);
});
