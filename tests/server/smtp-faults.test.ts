import { expect, onTestFinished, test, vi } from 'vitest';
import { DAY, SECOND } from '../../server/clock.ts';
import { createDeliveryLoop } from '../../server/mail/delivery-loop.ts';
import { createMailer, PATIENCE } from '../../server/mail/mailer.ts';
import type { MailSettings } from '../../server/mail/settings.ts';
import { allOf, freshDataDir, newMessage, openTestOutbox } from '../../server/outbox/test-outbox.ts';
import { makeCertificate } from './certificate.ts';
import { type Fault, startFaultyServer } from './faulty-mail-server.ts';

/** Only where a server keeps us waiting: on a busy machine a good one may need as long. */
const IMPATIENT = { connection: 2_000, silence: 2_000, whole: 4_000 };
const PATIENT = { connection: 60_000, silence: 60_000, whole: 120_000 };
const say = (line: string) => ({ say: line });
/** As real servers do, which repeat addresses. */
const refuse = (codes: string) => say(`${codes} <chef@haus.de> from besucher@beispiel.de: no`);

const withTls = { requireTls: true };

/** Server or message at fault, for now or for good; and the codes that the owner reads. */
const faults: [name: string, Fault, status: string, problem: RegExp, settings?: Partial<MailSettings>][] = [
  ['says nothing at all', { at: 'connect', does: 'silence' }, 'waiting', /TIMEDOUT/],
  ['greets by the letter', { at: 'connect', does: 'drip' }, 'waiting', /TIMEDOUT/],
  ['hangs up after the greeting', { at: 'EHLO', does: 'drop' }, 'waiting', /ECONNECTION|ESOCKET/],
  ['has no TLS', { at: 'STARTTLS', does: say('502 5.5.1 unknown') }, 'waiting', /STARTTLS/, withTls],
  [
    'has a certificate that nobody vouches for',
    { at: 'body', does: 'drop', offers: ['STARTTLS'], certificate: makeCertificate() },
    'waiting',
    /^CONN ESOCKET DEPTH_ZERO_SELF_SIGNED_CERT$/,
    withTls,
  ],
  [
    'does not know the password',
    { at: 'AUTH', does: refuse('535 5.7.8'), offers: ['AUTH PLAIN'] },
    'waiting',
    /^535 5\.7\.8 AUTH PLAIN EAUTH$/,
    { user: 'ich', password: 'geheim' },
  ],
  [
    'does not let us write as who we are',
    { at: 'MAIL', does: refuse('553 5.7.1') },
    'waiting',
    /^553 5\.7\.1 MAIL FROM/,
  ],
  ['greylists', { at: 'RCPT', does: refuse('450 4.2.0') }, 'waiting', /^450 4\.2\.0 RCPT TO/],
  ['closes at RCPT', { at: 'RCPT', does: refuse('421 4.3.2') }, 'waiting', /421/],
  ['wants a password first', { at: 'RCPT', does: refuse('530 5.7.0') }, 'waiting', /^530 5\.7\.0 RCPT TO/],
  ['knows no such receiver', { at: 'RCPT', does: refuse('550 5.1.1') }, 'failed', /^550 5\.1\.1 RCPT TO/],
  ['has no room', { at: 'RCPT', does: refuse('552 5.2.2') }, 'waiting', /^552 5\.2\.2 RCPT TO/],
  ['hangs up after the message', { at: 'body', does: 'drop' }, 'waiting', /ECONNECTION|ESOCKET/],
  ['has lost the thread', { at: 'body', does: refuse('503 5.5.1') }, 'waiting', /^503 5\.5\.1 DATA/],
  ['takes it for spam', { at: 'body', does: refuse('554 5.7.1') }, 'failed', /^554 5\.7\.1 DATA/],
];

const keepsWaiting = (does: Fault['does']) => does === 'silence' || does === 'drip';

async function setUp(settings: Partial<MailSettings> = {}, patience = PATIENT) {
  const server = await startFaultyServer();
  const clock = { now: 1_000_000 };
  const outbox = await openTestOutbox(freshDataDir(), () => clock.now);
  const events: string[] = [];
  const address = {
    host: '127.0.0.1',
    port: server.port,
    secure: false,
    from: 'web@haus.de',
    fromName: 'Kontaktformular',
    recipients: ['chef@haus.de'],
  };
  const sendMail = createMailer(
    { ...address, user: undefined, password: undefined, requireTls: false, ...settings },
    patience,
  );
  const loop = createDeliveryLoop({
    queue: outbox,
    sendMail,
    recipients: address.recipients,
    clock: () => clock.now,
    log: (event, details) => events.push(JSON.stringify({ event, ...details })),
  });
  await outbox.add(newMessage('nachricht', { message: 'Von: besucher@beispiel.de\n\nGuten Tag' }));
  return { server, outbox, loop, clock, events };
}

test.each(faults)('a mail server that %s', async (_, fault, status, problem, settings) => {
  const isSlow = keepsWaiting(fault.does);
  const { server, outbox, loop, clock, events } = await setUp(settings, isSlow ? IMPATIENT : PATIENT);
  server.state.fault = fault;
  await loop.run();
  expect(await allOf(outbox)).toMatchObject([
    { status, attempts: 1, problem: expect.stringMatching(problem), content: { subject: 'Anfrage' } },
  ]);
  expect(server.state.accepted).toEqual([]);
  expect(events.join()).not.toMatch(/@|Guten|Anfrage|127\.0/);

  // The server is well again, and was never asked for more than this one mail. TLS stays as it was.
  server.state.fault = undefined;
  server.hangUp();
  if (status === 'failed') expect(await outbox.retry(['nachricht'], clock.now)).toBe(1);
  if (settings?.requireTls) return;
  const tryLater = async () => {
    clock.now += DAY / 3;
    await loop.run();
    return allOf(outbox);
  };
  if (isSlow) await expect.poll(tryLater).toMatchObject([{ status: 'delivered' }]);
  else expect(await tryLater()).toMatchObject([{ status: 'delivered' }]);
  const sent = new Set(server.state.accepted);
  expect([...sent]).toEqual([expect.stringContaining('Message-ID: <nachricht@haus.de>')]);
  await loop.stop(0);
});

test.each<[string, Fault['does'], number]>([
  ['hangs up on', 'drop', 20],
  ['closes with 421 after', refuse('421 4.3.2'), 20],
  ['falls silent after', 'silence', 2],
])('a message that the mail server %s holds up nobody else', async (_, does, count) => {
  const { server, outbox, loop, clock } = await setUp(
    {},
    keepsWaiting(does) ? { ...IMPATIENT, silence: 5_000, whole: 5_000 } : PATIENT,
  );
  server.state.fault = { at: 'body', does, about: 'GIFT' };
  for (let i = 0; i < count; i++) await outbox.add(newMessage(`gift-${i}`, { subject: 'GIFT' }));
  const start = clock.now;
  const good = ['a', 'b', 'c', 'd', 'e'];
  await Promise.all(good.map((id, i) => outbox.add(newMessage(id, { receivedAt: start + i }))));
  const arrived = () => good.every((id) => server.state.accepted.join().includes(`<${id}@haus.de>`));
  // As the server does it, every two seconds.
  while (!arrived() && clock.now < start + DAY) {
    await loop.run();
    clock.now += 2 * SECOND;
  }
  expect(clock.now - start).toBeLessThanOrEqual(4 * SECOND);
  const list = await allOf(outbox);
  expect(list.filter(({ id }) => id.startsWith('gift')).every(({ status }) => status === 'waiting')).toBe(
    true,
  );
  await loop.stop(0);
});

test('a mail server that is not there', async () => {
  const { outbox, loop } = await setUp({ port: 1 });
  await loop.run();
  expect(await allOf(outbox)).toMatchObject([
    { status: 'waiting', attempts: 1, problem: 'CONN ESOCKET ECONNREFUSED' },
  ]);
});

test('a mail server that takes its time to greet', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { server, outbox, loop } = await setUp({}, PATIENCE);
  server.state.fault = { at: 'connect', does: 'silence' };
  const done = loop.run();
  await expect.poll(() => server.state.reached).toBe('connect');
  vi.advanceTimersByTime(45 * SECOND);
  server.speak('220 endlich');
  await done;
  expect(await allOf(outbox)).toMatchObject([{ status: 'delivered', attempts: 1 }]);
});

test('a mail server next door that has TLS only today not gets the message without', async () => {
  const { server, loop } = await setUp({ requireTls: false });
  server.state.fault = { at: 'STARTTLS', does: say('454 4.7.0 not available'), offers: ['STARTTLS'] };
  await loop.run();
  expect(server.state.accepted).toHaveLength(1);
  await loop.stop(0);
});
