import { expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../server/clock.ts';
import { createCourier } from '../../server/mail/courier.ts';
import { writeDigest } from '../../server/mail/digest.ts';
import { createMailer } from '../../server/mail/mailer.ts';
import type { Reply } from '../../server/mail/failure.ts';
import { freshDataDir, newMessage, openTestOutbox } from '../../server/outbox/test-outbox.ts';
import { freePort } from '../site/free-port.ts';
import { startMailServer } from './mail-server.ts';

/** `FAULT_MESSAGES=10000` for the full proof. */
const MESSAGES = Number(process.env.FAULT_MESSAGES ?? 100);
const YEAR = 365 * DAY;
const START = Date.UTC(2026, 0, 1);

/** A server with a clock to turn and a mail server to switch. */
function setUp(dataDir = freshDataDir()) {
  const outbox = openTestOutbox(dataDir);
  const state = { now: START, reply: { kind: 'delivered' } as Reply, sent: [] as string[] };
  const courier = createCourier({
    queue: outbox,
    mailer: {
      async send({ id }) {
        state.sent.push(id);
        return state.reply;
      },
      close() {},
    },
    recipients: ['chef@haus.de'],
    clock: () => state.now,
    log: () => {},
  });
  const add = (id: string) => outbox.add(newMessage(id, { receivedAt: state.now }));
  return { outbox, courier, state, add };
}

test.each([
  ['an hour', HOUR],
  ['half a day', 12 * HOUR],
  ['23 hours', 23 * HOUR],
  ['a year', YEAR],
])('a clock that was %s ahead and is set right holds nothing back', async (_, ahead) => {
  const dataDir = freshDataDir();
  const { outbox, courier, state, add } = setUp(dataDir);
  state.now = START + ahead;
  state.reply = { kind: 'deferred', problem: '451' };
  await add('deferred');
  await courier.run();
  state.reply = { kind: 'unreachable', problem: 'ECONNREFUSED' };
  await add('unreachable');
  await courier.run();
  await add('new');
  await add('under way in a process that died');
  await outbox.claim({ owner: 'dead', now: state.now, duration: 10_000 });

  state.now = START;
  state.reply = { kind: 'delivered' };
  state.sent = [];
  await courier.run();
  expect(state.sent).toHaveLength(4);
  expect((await outbox.list()).map(({ status }) => status)).toEqual(Array(4).fill('delivered'));
});

test('a clock that jumps a year ahead removes nothing of which nobody was warned', async () => {
  const { outbox, courier, state, add } = setUp();
  await add('waiting');
  await outbox.add(newMessage('held', { receivedAt: START, suspicions: ['Falle'] }));
  state.reply = { kind: 'refused', problem: '550' };
  await courier.run();
  await add('deferred');
  state.reply = { kind: 'deferred', problem: '451' };
  await courier.run();
  state.now = START + YEAR;
  const found = await outbox.keepHouse(state.now, () => undefined);
  expect(found.expired).toBe(0);
  expect(found.expiring.map(({ id }) => id).toSorted()).toEqual(['deferred', 'held', 'waiting']);
  await courier.run();
  const kept = await outbox.list();
  expect(kept.every(({ content }) => content !== undefined)).toBe(true);
  // The owner can still have them sent, with the clock here or back there.
  for (const now of [state.now, START]) {
    expect(await outbox.retry(['waiting', 'held', 'deferred'], now)).toBe(3);
  }
  state.now = START;
  state.reply = { kind: 'delivered' };
  await courier.run();
  expect((await outbox.list()).map(({ status }) => status)).toEqual(Array(3).fill('delivered'));
});

test('after an outage of twenty days mails name everything that the owner has to decide, one for each day', async () => {
  const { outbox, courier, state, add } = setUp();
  const live = async (hours: number) => {
    for (const end = state.now + hours * HOUR; state.now < end; state.now += 6 * HOUR) {
      await outbox.keepHouse(state.now, writeDigest);
      await courier.run();
    }
  };
  state.reply = { kind: 'unreachable', problem: 'ECONNREFUSED' };
  await outbox.add(newMessage('held', { receivedAt: state.now, suspicions: ['Falle'] }));
  for (const id of ['first', 'second', 'third']) {
    await add(id);
    await live(6);
  }
  await live(20 * 24);
  state.reply = { kind: 'delivered' };
  await live(24);
  const mails = (await outbox.list()).filter(({ status }) => status === 'delivered');
  expect(mails.map(({ content }) => content?.message)).toEqual([
    expect.stringMatching(/^held  /m),
    expect.stringMatching(/^first  /m),
    expect.stringMatching(/^second  .*\nthird  /m),
  ]);
});

test(
  `the mail server is gone for 72 hours with ${MESSAGES} messages waiting, and then all arrive once`,
  async () => {
    const outbox = openTestOutbox();
    // Nobody listens there yet.
    const port = await freePort();
    const address = { host: '127.0.0.1', port, secure: false, user: undefined, password: undefined };
    const recipients = ['chef@haus.de'];
    const mailer = createMailer({
      ...address,
      requireTls: false,
      from: 'web@haus.de',
      fromName: 'Kontaktformular',
      recipients,
    });
    let now = START;
    const courier = createCourier({ queue: outbox, mailer, recipients, clock: () => now, log: () => {} });
    const ids = Array.from({ length: MESSAGES }, (_, i) => `nachricht-${i}`);
    await Promise.all(ids.map((id, i) => outbox.add(newMessage(id, { receivedAt: START + i }))));
    for (let minutes = 0; minutes < (72 * HOUR) / MINUTE; minutes += 20) {
      now = START + minutes * MINUTE;
      await courier.run();
    }
    const waiting = await outbox.list();
    expect(waiting.every(({ status }) => status === 'waiting')).toBe(true);
    const attempts = waiting.reduce((sum, message) => sum + message.attempts, 0);
    expect(attempts).toBeLessThanOrEqual(72 * 3);

    const { mails } = await startMailServer({}, port);
    now += HOUR;
    const start = performance.now();
    await courier.run();
    const seconds = (performance.now() - start) / 1000;
    await courier.stop(1_000);
    expect(mails.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect((await outbox.list()).every(({ status }) => status === 'delivered')).toBe(true);
    console.log(`72 h, ${attempts} probes; ${MESSAGES} messages drained in ${seconds.toFixed(1)} s`);
  },
  180_000 + MESSAGES * 50,
);
