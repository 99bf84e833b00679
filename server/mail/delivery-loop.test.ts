import { expect, onTestFinished, test, vi } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND } from '../clock.ts';
import { allOf, freshDataDir, newMessage, openTestOutbox } from '../outbox/test-outbox.ts';
import { createDeliveryLoop, nextAttempt } from './delivery-loop.ts';
import type { Failure } from './mailer.ts';

/** A delivery loop with a mail server that answers as told and a clock that stands still. */
async function setUp(recipients = ['chef@haus.de']) {
  const state = {
    now: 1_000_000,
    failure: undefined as Failure | undefined,
    sent: [] as string[],
    outages: [] as number[],
    failures: {} as Record<string, Failure>,
  };
  const outbox = await openTestOutbox(freshDataDir(), () => state.now);
  const events: string[] = [];
  const loop = createDeliveryLoop({
    queue: outbox,
    async sendMail({ id }, recipient) {
      state.sent.push(recipients.length > 1 ? `${id} → ${recipient}` : id);
      return state.failures[recipient] ?? state.failure;
    },
    recipients,
    clock: () => state.now,
    log: (event, details) => events.push(`${event} ${details?.id} ${details?.problem ?? ''}`.trim()),
    onTrouble: ({ outage }) => state.outages.push(outage),
  });
  const add = (...ids: string[]) =>
    Promise.all(ids.map((id) => outbox.add(newMessage(id, { receivedAt: state.now }))));
  /** Runs the loop `pause` ms later; returns the ids that it sent, with several recipients as «id → recipient». */
  const runAfter = async (pause: number) => {
    state.now += pause;
    state.sent = [];
    await loop.run();
    return state.sent;
  };
  return { outbox, loop, state, events, add, runAfter };
}

const down: Failure = { kind: 'deferred', problem: 'ECONNREFUSED' };

test('an outage counts from the first message that met it to the last, however many wait', async () => {
  const { add, runAfter, state } = await setUp();
  state.failure = down;
  await add('a');
  for (const pause of [0, 2 * MINUTE, 5 * MINUTE]) await runAfter(pause);
  expect(state.outages).toEqual([0, 2 * MINUTE, 7 * MINUTE]);
  state.failure = undefined;
  await add('b');
  await runAfter(MINUTE);
  state.failure = down;
  await add('c');
  await runAfter(MINUTE);
  expect(state.outages.at(-1)).toBe(0);
});

test('is tried at 0, 1, 5, 15, 30 and 60 minutes, then every two hours', async () => {
  const { add, runAfter, state } = await setUp();
  state.failure = down;
  await add('a');
  const minutes = [];
  for (let minute = 0; minute <= 300; minute++)
    if ((await runAfter(minute === 0 ? 0 : MINUTE)).length > 0) minutes.push(minute);
  expect(minutes).toEqual([0, 1, 5, 15, 30, 60, 180, 300]);
  // A pause of our own does not use up attempts.
  expect(nextAttempt(2, 0, 6 * DAY)).toBe(6 * DAY + 4 * MINUTE);
});

test('after five days without success a message has failed', async () => {
  const { add, runAfter, state, outbox } = await setUp();
  state.failure = down;
  await add('a');
  let attempts = 0;
  for (let hours = 0; hours < 122; hours++) attempts += (await runAfter(HOUR)).length;
  expect(await allOf(outbox)).toMatchObject([{ status: 'failed', attempts, content: {} }]);
  expect(attempts).toBeGreaterThan(40);
});

test('a run during a run misses nothing', async () => {
  const { add, loop, state } = await setUp();
  await add('a');
  const first = loop.run();
  await add('b');
  await Promise.all([first, loop.run()]);
  expect(state.sent).toEqual(['a', 'b']);
});

test('a message that is long under way is nobody else’s', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const arrived = Promise.withResolvers<undefined>();
  const started = Promise.withResolvers<void>();
  let now = 0;
  const send = () => {
    started.resolve();
    return arrived.promise;
  };
  const outbox = await openTestOutbox(freshDataDir(), () => now);
  const clock = () => now;
  const recipients = ['chef@haus.de'];
  const loop = createDeliveryLoop({ queue: outbox, sendMail: send, recipients, clock, log: () => {} });
  await outbox.add(newMessage('a'));
  const done = loop.run();
  await started.promise;
  for (; now < MINUTE; now += SECOND) {
    await vi.advanceTimersByTimeAsync(SECOND);
    expect(await outbox.claim({ holder: 'other', duration: SECOND }, now)).toBeUndefined();
  }
  arrived.resolve(undefined);
  await done;
  expect(await allOf(outbox)).toMatchObject([{ status: 'delivered', attempts: 1 }]);
  expect(vi.getTimerCount()).toBe(0);
});

test('what was sent is remembered although the disk is full for a while', async () => {
  const outbox = await openTestOutbox();
  const full = new Set(['acknowledge', 'settle']);
  const unlessFull = (write: string) =>
    full.delete(write) ? Promise.reject(new Error('full')) : Promise.resolve();
  const sent: string[] = [];
  const events: string[] = [];
  const loop = createDeliveryLoop({
    queue: {
      ...outbox,
      acknowledge: (...args) => unlessFull('acknowledge').then(() => outbox.acknowledge(...args)),
      settle: (...args) => unlessFull('settle').then(() => outbox.settle(...args)),
    },
    sendMail: async (_, recipient) => void sent.push(recipient),
    recipients: ['a@haus.de', 'b@haus.de'],
    clock: () => 10,
    log: (event) => events.push(event),
  });
  await outbox.add(newMessage('a'));
  await loop.run();
  expect(await allOf(outbox)).toMatchObject([{ status: 'delivered' }]);
  expect(sent).toEqual(['a@haus.de', 'b@haus.de']);
  // The outage is logged once, not for every second that it lasts.
  expect(events).toEqual(['outbox.unavailable', 'message.delivered']);
});

test('of several recipients who has it does not get it again because another has not', async () => {
  const { add, runAfter, state, outbox } = await setUp(['a@haus.de', 'b@haus.de', 'c@haus.de']);
  state.failures['b@haus.de'] = { kind: 'deferred', problem: '450 4.2.0 RCPT TO' };
  state.failures['c@haus.de'] = { kind: 'refused', problem: '550 5.1.1 RCPT TO' };
  await add('x');
  expect(await runAfter(0)).toHaveLength(3);
  expect(await allOf(outbox)).toMatchObject([{ status: 'waiting', problem: '450 4.2.0 RCPT TO' }]);
  delete state.failures['b@haus.de'];
  expect(await runAfter(2 * MINUTE)).toEqual(['x → b@haus.de']);
  expect(await allOf(outbox)).toMatchObject([{ status: 'failed', problem: '550 5.1.1 RCPT TO' }]);
  state.failures = {};
  await outbox.retry(['x'], state.now);
  expect(await runAfter(0)).toEqual(['x → c@haus.de']);
  expect(await allOf(outbox)).toMatchObject([{ status: 'delivered' }]);
});
