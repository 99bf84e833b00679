import { expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../server/clock.ts';
import { createDeliveryLoop } from '../../server/mail/delivery-loop.ts';
import { writeDigest } from '../../server/mail/digest.ts';
import { createMailer } from '../../server/mail/mailer.ts';
import type { Failure } from '../../server/mail/failure.ts';
import { allOf, freshDataDir, newMessage, openTestOutbox } from '../../server/outbox/test-outbox.ts';
import { freePort } from '../site/free-port.ts';
import { startMailServer } from './mail-server.ts';

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

test.each([
  ['an hour', HOUR],
  ['half a day', 12 * HOUR],
  ['23 hours', 23 * HOUR],
  ['a year', YEAR],
])('a clock that was %s ahead and is set right holds nothing back', async (_, ahead) => {
  const { outbox, loop, state, add } = await setUp();
  state.now = START + ahead;
  state.failure = { kind: 'deferred', problem: '451', awaitsServer: false };
  await add('deferred');
  await loop.run();
  state.failure = { kind: 'deferred', problem: 'ECONNREFUSED', awaitsServer: true };
  await add('unreachable');
  await loop.run();
  await add('new');
  await add('under way in a process that died');
  await outbox.claim({ holder: 'dead', duration: 10_000 }, state.now);

  state.now = START;
  state.failure = undefined;
  state.sent = [];
  await loop.run();
  expect(state.sent).toHaveLength(4);
  expect((await allOf(outbox)).map(({ status }) => status)).toEqual(Array(4).fill('delivered'));
});

test('a clock that jumps a year ahead removes nothing of which nobody was warned', async () => {
  const { outbox, loop, state, add } = await setUp();
  await add('waiting');
  await outbox.add(newMessage('held', { receivedAt: START, suspicions: ['Falle'] }));
  state.failure = { kind: 'refused', problem: '550' };
  await loop.run();
  await add('deferred');
  state.failure = { kind: 'deferred', problem: '451', awaitsServer: false };
  await loop.run();
  state.now = START + YEAR;
  const found = await outbox.keepHouse(state.now, () => undefined);
  expect(found.expired).toBe(0);
  expect(found.expiring.map(({ id }) => id).toSorted()).toEqual(['deferred', 'held', 'waiting']);
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

test('after an outage of twenty days mails name everything that the owner has to decide, one for each day', async () => {
  const { outbox, loop, state, add } = await setUp();
  const live = async (hours: number) => {
    for (const end = state.now + hours * HOUR; state.now < end; state.now += 6 * HOUR) {
      await outbox.keepHouse(state.now, writeDigest);
      await loop.run();
    }
  };
  state.failure = { kind: 'deferred', problem: 'ECONNREFUSED', awaitsServer: true };
  await outbox.add(newMessage('held', { receivedAt: state.now, suspicions: ['Falle'] }));
  for (const id of ['first', 'second', 'third']) {
    await add(id);
    await live(6);
  }
  await live(20 * 24);
  state.failure = undefined;
  await live(24);
  const mails = (await allOf(outbox)).filter(({ status }) => status === 'delivered');
  expect(mails.map(({ content }) => content?.message)).toEqual([
    expect.stringMatching(/^held  /m),
    expect.stringMatching(/^first  /m),
    expect.stringMatching(/^second  .*\nthird  /m),
  ]);
});

test(
  `the mail server is gone for 72 hours with ${MESSAGES} messages waiting, and then all arrive once`,
  async () => {
    let now = START;
    const outbox = await openTestOutbox(freshDataDir(), () => now);
    // Nobody listens there yet.
    const port = await freePort();
    const address = { host: '127.0.0.1', port, secure: false, user: undefined, password: undefined };
    const recipients = ['chef@haus.de'];
    const sendMail = createMailer({
      ...address,
      requireTls: false,
      from: 'web@haus.de',
      fromName: 'Kontaktformular',
      recipients,
    });
    const loop = createDeliveryLoop({ queue: outbox, sendMail, recipients, clock: () => now, log: () => {} });
    const ids = Array.from({ length: MESSAGES }, (_, i) => `nachricht-${i}`);
    await Promise.all(ids.map((id, i) => outbox.add(newMessage(id, { receivedAt: START + i }))));
    // Every gap of the schedule has its turn; later they are two hours long.
    for (let minutes = 0; minutes < (72 * HOUR) / MINUTE; minutes += minutes < 180 ? 20 : 120) {
      now = START + minutes * MINUTE;
      await loop.run();
    }
    const waiting = await allOf(outbox);
    expect(waiting.every(({ status }) => status === 'waiting')).toBe(true);
    // Each by its own schedule: at the first hour's gaps, then every two hours.
    expect(Math.max(...waiting.map(({ attempts }) => attempts))).toBeLessThanOrEqual(6 + 72 / 2);

    const { mails } = await startMailServer({}, port);
    now += 2 * HOUR;
    const start = performance.now();
    await loop.run();
    const seconds = (performance.now() - start) / 1000;
    await loop.stop(1_000);
    expect(mails.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect((await allOf(outbox)).every(({ status }) => status === 'delivered')).toBe(true);
    console.log(`72 h; ${MESSAGES} messages drained in ${seconds.toFixed(1)} s`);
  },
  180_000 + MESSAGES * 50,
);
