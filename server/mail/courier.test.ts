import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { HOUR, MINUTE, SECOND } from '../clock.ts';
import { newMessage, openTestOutbox } from '../outbox/test-outbox.ts';
import { createCourier } from './courier.ts';
import type { Reply } from './failure.ts';

/** A courier with a mail server that answers as told and a clock that stands still. */
function setUp(recipients = ['chef@haus.de']) {
  const outbox = openTestOutbox();
  const state = {
    now: 1_000_000,
    reply: { kind: 'delivered' } as Reply,
    sent: [] as string[],
    outages: [] as number[],
    replies: {} as Record<string, Reply>,
  };
  const events: string[] = [];
  const courier = createCourier({
    queue: outbox,
    mailer: {
      async send({ id }, recipient) {
        state.sent.push(recipients.length > 1 ? `${id} → ${recipient}` : id);
        return state.replies[recipient] ?? state.reply;
      },
      close() {},
    },
    recipients,
    clock: () => state.now,
    log: (event, details) => events.push(`${event} ${details?.id} ${details?.problem ?? ''}`.trim()),
    onTrouble: ({ outage }) => state.outages.push(outage),
  });
  const add = (...ids: string[]) =>
    Promise.all(ids.map((id) => outbox.add(newMessage(id, { receivedAt: state.now }))));
  /** Runs the courier `pause` ms later; returns the ids that it sent, with several recipients as «id → recipient». */
  const runAfter = async (pause: number) => {
    state.now += pause;
    state.sent = [];
    await courier.run();
    return state.sent;
  };
  return { outbox, courier, state, events, add, runAfter };
}

const down: Reply = { kind: 'unreachable', problem: 'ECONNREFUSED' };

test('sends everything that is due, each once', async () => {
  const { add, runAfter, outbox, events } = setUp();
  await add('a', 'b', 'c');
  expect(await runAfter(0)).toEqual(['a', 'b', 'c']);
  expect(await runAfter(HOUR)).toEqual([]);
  expect((await outbox.list()).map(({ status }) => status)).toEqual(['delivered', 'delivered', 'delivered']);
  expect(events).toEqual(['message.delivered a', 'message.delivered b', 'message.delivered c']);
});

test('while the server is down one message at a time tries, and then all follow', async () => {
  const { add, runAfter, state } = setUp();
  state.reply = down;
  await add('a', 'b', 'c');
  expect(await runAfter(0)).toEqual(['a']);
  expect(await runAfter(30_000)).toEqual([]);
  expect(await runAfter(MINUTE)).toHaveLength(1);
  state.reply = { kind: 'delivered' };
  const rest = await runAfter(2 * MINUTE);
  expect(rest.toSorted()).toEqual(['a', 'b', 'c']);
});

test('an outage counts from the first message that met it to the last, however many wait', async () => {
  const { add, runAfter, state } = setUp();
  state.reply = down;
  await add('a', 'b', 'c', 'd', 'e', 'f');
  await runAfter(0);
  for (let minutes = 1; minutes <= 5; minutes++) await runAfter(MINUTE);
  expect(state.outages).toEqual([0, 1, 2, 3, 4, 5].map((minutes) => minutes * MINUTE));
  state.reply = { kind: 'delivered' };
  await runAfter(MINUTE);
  state.reply = down;
  await add('g');
  await runAfter(MINUTE);
  expect(state.outages.at(-1)).toBe(0);
});

test('a new message does not wait for the next turn of one that failed long ago', async () => {
  const { add, runAfter, state } = setUp();
  state.reply = down;
  await add('old');
  for (const pause of [0, 2 * MINUTE, 10 * MINUTE, 20 * MINUTE, 30 * MINUTE, HOUR]) await runAfter(pause);
  state.reply = { kind: 'delivered' };
  expect(await runAfter(2 * MINUTE)).toEqual([]);
  await add('new');
  expect(await runAfter(0)).toEqual(['new', 'old']);
});

test('a message that the server does not want now comes back alone', async () => {
  const { add, runAfter, state, outbox } = setUp();
  state.reply = { kind: 'deferred', problem: '450 4.2.0 RCPT TO' };
  await add('a', 'b');
  expect(await runAfter(0)).toEqual(['a', 'b']);
  expect(await runAfter(30_000)).toEqual([]);
  state.reply = { kind: 'delivered' };
  expect((await runAfter(MINUTE)).toSorted()).toEqual(['a', 'b']);
  expect(
    (await outbox.list()).every(({ status, attempts }) => status === 'delivered' && attempts === 2),
  ).toBe(true);
});

test('a refusal is kept and told', async () => {
  const { add, runAfter, state, outbox, events } = setUp();
  state.reply = { kind: 'refused', problem: '550 5.7.1 DATA' };
  await add('a');
  await runAfter(0);
  expect(await runAfter(HOUR)).toEqual([]);
  expect(await outbox.list()).toMatchObject([{ status: 'failed', problem: '550 5.7.1 DATA', content: {} }]);
  expect(events).toEqual(['message.failed a 550 5.7.1 DATA']);
});

test('after five days without success a message has failed', async () => {
  const { add, runAfter, state, outbox } = setUp();
  state.reply = down;
  await add('a');
  let attempts = 0;
  for (let hours = 0; hours < 122; hours++) attempts += (await runAfter(HOUR)).length;
  expect(await outbox.list()).toMatchObject([{ status: 'failed', attempts, content: {} }]);
  expect(attempts).toBeGreaterThan(40);
});

test('a run during a run misses nothing', async () => {
  const { add, courier, state } = setUp();
  await add('a');
  const first = courier.run();
  await add('b');
  await Promise.all([first, courier.run()]);
  expect(state.sent).toEqual(['a', 'b']);
});

test('stopping lets the message under way arrive, and takes no other', async () => {
  const outbox = openTestOutbox();
  const arrived = Promise.withResolvers<void>();
  const started = Promise.withResolvers<void>();
  const courier = createCourier({
    queue: outbox,
    mailer: {
      async send() {
        started.resolve();
        await arrived.promise;
        return { kind: 'delivered' };
      },
      close() {},
    },
    recipients: ['chef@haus.de'],
    clock: () => 10,
    log: () => {},
  });
  await outbox.add(newMessage('a'));
  await outbox.add(newMessage('b'));
  void courier.run();
  await started.promise;
  const stopped = courier.stop(60_000);
  arrived.resolve();
  await stopped;
  expect(await outbox.list()).toMatchObject([{ status: 'delivered' }, { status: 'waiting' }]);
});

test('stopping cuts off what does not arrive, and gives it back at once', async () => {
  const outbox = openTestOutbox();
  const cut = Promise.withResolvers<Reply>();
  const courier = createCourier({
    queue: outbox,
    mailer: { send: () => cut.promise, close: () => cut.resolve({ kind: 'unreachable', problem: 'cut' }) },
    recipients: ['chef@haus.de'],
    clock: () => 10,
    log: () => {},
  });
  await outbox.add(newMessage('a'));
  void courier.run();
  await expect.poll(() => outbox.claim({ owner: 'x', now: 10, duration: 1 })).toBeUndefined();
  await courier.stop(50);
  expect(await outbox.claim({ owner: 'x', now: 2 * MINUTE, duration: MINUTE })).toMatchObject({ id: 'a' });
});

test('a message that is long under way is nobody else’s', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const outbox = openTestOutbox();
  const arrived = Promise.withResolvers<Reply>();
  const started = Promise.withResolvers<void>();
  let now = 0;
  const courier = createCourier({
    queue: outbox,
    mailer: {
      send() {
        started.resolve();
        return arrived.promise;
      },
      close() {},
    },
    recipients: ['chef@haus.de'],
    clock: () => now,
    log: () => {},
  });
  await outbox.add(newMessage('a'));
  const done = courier.run();
  await started.promise;
  for (; now < MINUTE; now += SECOND) {
    await vi.advanceTimersByTimeAsync(SECOND);
    expect(await outbox.claim({ owner: 'other', now, duration: SECOND })).toBeUndefined();
  }
  arrived.resolve({ kind: 'delivered' });
  await done;
  expect(await outbox.list()).toMatchObject([{ status: 'delivered', attempts: 1 }]);
  expect(vi.getTimerCount()).toBe(0);
});

test('what was sent is remembered although the disk is full for a while', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const outbox = openTestOutbox();
  const full = new Set(['acknowledge', 'settle']);
  const unlessFull = (write: string) =>
    full.delete(write) ? Promise.reject(new Error('full')) : Promise.resolve();
  const sent: string[] = [];
  const events: string[] = [];
  const courier = createCourier({
    queue: {
      ...outbox,
      acknowledge: (...args) => unlessFull('acknowledge').then(() => outbox.acknowledge(...args)),
      settle: (...args) => unlessFull('settle').then(() => outbox.settle(...args)),
    },
    mailer: {
      async send(_, recipient) {
        sent.push(recipient);
        return { kind: 'delivered' };
      },
      close() {},
    },
    recipients: ['a@haus.de', 'b@haus.de'],
    clock: () => 10,
    log: (event) => events.push(event),
  });
  await outbox.add(newMessage('a'));
  const done = courier.run();
  for (let seconds = 0; seconds < 10; seconds++) await vi.advanceTimersByTimeAsync(SECOND);
  await done;
  expect(await outbox.list()).toMatchObject([{ status: 'delivered' }]);
  expect(sent).toEqual(['a@haus.de', 'b@haus.de']);
  // The outage is logged once, not for every second that it lasts.
  expect(events).toEqual(['outbox.unavailable', 'message.delivered']);
});

describe('with several recipients', () => {
  const later: Reply = { kind: 'deferred', problem: '450 4.2.0 RCPT TO' };
  const never: Reply = { kind: 'refused', problem: '550 5.1.1 RCPT TO' };

  test('each gets its own mail', async () => {
    const { add, runAfter, outbox } = setUp(['a@haus.de', 'b@haus.de']);
    await add('x');
    expect(await runAfter(0)).toEqual(['x → a@haus.de', 'x → b@haus.de']);
    expect(await outbox.list()).toMatchObject([{ status: 'delivered', attempts: 1 }]);
  });

  test('who has it does not get it again because another has not', async () => {
    const { add, runAfter, state, outbox } = setUp(['a@haus.de', 'b@haus.de', 'c@haus.de']);
    state.replies['b@haus.de'] = later;
    await add('x');
    expect(await runAfter(0)).toHaveLength(3);
    expect(await outbox.list()).toMatchObject([{ status: 'waiting', problem: later.problem }]);
    expect(await runAfter(2 * MINUTE)).toEqual(['x → b@haus.de']);
    state.replies = {};
    expect(await runAfter(10 * MINUTE)).toEqual(['x → b@haus.de']);
    expect(await outbox.list()).toMatchObject([{ status: 'delivered' }]);
  });

  test('a refusal by one is told, and the owner’s retry is for that one alone', async () => {
    const { add, runAfter, state, outbox } = setUp(['a@haus.de', 'b@haus.de']);
    state.replies = { 'a@haus.de': never, 'b@haus.de': later };
    await add('x');
    await runAfter(0);
    expect(await outbox.list()).toMatchObject([{ status: 'waiting' }]);
    state.replies = { 'a@haus.de': never };
    expect(await runAfter(2 * MINUTE)).toEqual(['x → b@haus.de']);
    expect(await outbox.list()).toMatchObject([{ status: 'failed', problem: never.problem }]);
    expect(await outbox.receipts('x')).toEqual([
      { recipient: 'a@haus.de', problem: never.problem },
      { recipient: 'b@haus.de', problem: undefined },
    ]);
    state.replies = {};
    await outbox.retry(['x'], state.now);
    expect(await runAfter(0)).toEqual(['x → a@haus.de']);
    expect(await outbox.list()).toMatchObject([{ status: 'delivered' }]);
  });
});
