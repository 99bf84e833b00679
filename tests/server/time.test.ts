import { expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../server/clock.ts';
import { LIMITS } from '../../server/limits.ts';
import { createDeliveryLoop } from '../../server/mail/delivery-loop.ts';
import type { Failure } from '../../server/mail/mailer.ts';
import { allOf, freshDataDir, newMessage, openTestOutbox } from '../../server/outbox/test-outbox.ts';

/** `FAULT_MESSAGES=10000` for the full proof. */
const MESSAGES = Number(process.env.FAULT_MESSAGES ?? 20);
const YEAR = 365 * DAY;
const START = Date.UTC(2026, 0, 1);

/** A server with a clock to turn and a mail server to switch. */
async function setUp() {
  const state = { now: START, failure: undefined as Failure | undefined, sent: [] as string[] };
  const outbox = await openTestOutbox(freshDataDir(), () => state.now);
  const loop = createDeliveryLoop({
    queue: outbox,
    async sendMail({ id }) {
      state.sent.push(id);
      return state.failure;
    },
    recipients: ['chef@haus.de'],
    clock: () => state.now,
    log: () => {},
  });
  const add = (id: string) => outbox.add(newMessage(id, { receivedAt: state.now }));
  return { outbox, loop, state, add };
}

test.each([HOUR, 12 * HOUR, YEAR])(
  'a clock that was %i ms ahead and is set right holds nothing back',
  async (ahead) => {
    const { outbox, loop, state, add } = await setUp();
    state.now = START + ahead;
    state.failure = { kind: 'deferred', problem: '451' };
    await add('deferred');
    await loop.run();
    await add('under way in a process that died');
    await outbox.claim({ holder: 'dead', duration: 10_000 }, state.now);

    // No message ever waits longer for its next attempt.
    state.now = START + Math.min(ahead - MINUTE, LIMITS.delivery.longestGap);
    await add('new');
    state.failure = undefined;
    await loop.run();
    state.now += 2 * MINUTE;
    await loop.run();
    expect((await allOf(outbox)).map(({ status }) => status)).toEqual(Array(3).fill('delivered'));
  },
);

test('a clock that jumps a year ahead removes nothing of which nobody was warned', async () => {
  const { outbox, loop, state, add } = await setUp();
  await add('waiting');
  await outbox.add(newMessage('held', { receivedAt: START, suspicions: ['Falle'] }));
  state.failure = { kind: 'refused', problem: '550' };
  await loop.run();
  await add('deferred');
  state.failure = { kind: 'deferred', problem: '451' };
  await loop.run();
  state.now = START + YEAR;
  const found = await outbox.keepHouse(state.now, () => undefined);
  expect(found.expired).toBe(0);
  expect(found.undecided.map(({ id }) => id).toSorted()).toEqual(['deferred', 'held', 'waiting']);
  await loop.run();
  const kept = await allOf(outbox);
  expect(kept.every(({ content }) => content !== undefined)).toBe(true);
  // The owner can still have them sent, with the clock here or back there.
  for (const now of [state.now, START]) {
    expect(await outbox.retry(['waiting', 'held', 'deferred'], now)).toBe(3);
  }
  state.now = START;
  state.failure = undefined;
  await loop.run();
  expect((await allOf(outbox)).map(({ status }) => status)).toEqual(Array(3).fill('delivered'));
});

test(
  `the mail server is gone for 72 hours with ${MESSAGES} messages waiting, and then all arrive once`,
  async () => {
    const { outbox, loop, state, add } = await setUp();
    state.failure = { kind: 'deferred', problem: 'ECONNREFUSED' };
    for (let i = 0; i < MESSAGES; i++) await add(`nachricht-${i}`);
    for (; state.now < START + 72 * HOUR; state.now += HOUR) await loop.run();
    state.failure = undefined;
    state.sent = [];
    state.now += LIMITS.delivery.longestGap;
    await loop.run();
    expect([state.sent.length, new Set(state.sent).size]).toEqual([MESSAGES, MESSAGES]);
    expect((await allOf(outbox)).every(({ status }) => status === 'delivered')).toBe(true);
  },
  180_000 + MESSAGES * 50,
);
