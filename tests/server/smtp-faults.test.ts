import { once } from 'node:events';
import type { SMTPServerOptions } from 'smtp-server';
import { expect, test } from 'vitest';
import { createDeliveryLoop } from '../../server/mail/delivery-loop.ts';
import { createMailer } from '../../server/mail/mailer.ts';
import type { MailSettings } from '../../server/config.ts';
import { allOf, freshDataDir, newMessage, openTestOutbox } from '../../server/outbox/test-outbox.ts';
import { makeCertificate } from './certificate.ts';
import { startMailServer } from './mail-server.ts';

/** Only where a server keeps us waiting: on a busy machine a good one may need as long. */
const IMPATIENT = { connection: 2_000, silence: 2_000, whole: 4_000 };
const PATIENT = { connection: 60_000, silence: 60_000, whole: 120_000 };

const NOW = 1_000_000;

type Answer = (error: Error) => void;

/** As real servers do, which repeat addresses. */
function say(responseCode: number, enhanced: string, answer: Answer): void {
  const text = `${enhanced} <chef@haus.de> from besucher@beispiel.de: no`;
  answer(Object.assign(new Error(text), { responseCode }));
}
const atSender = (code: number, enhanced: string): SMTPServerOptions => ({
  onMailFrom: (_, __, answer) => say(code, enhanced, answer),
});
const atReceiver = (code: number, enhanced: string): SMTPServerOptions => ({
  onRcptTo: (_, __, answer) => say(code, enhanced, answer),
});
const atContent = (code: number, enhanced: string): SMTPServerOptions => ({
  onData: (stream, _, answer) => void once(stream.resume(), 'end').then(() => say(code, enhanced, answer)),
});

/** Server or message at fault, for now or for good; and the codes that the owner reads. */
const faults: [
  string,
  SMTPServerOptions,
  status: string,
  problem: RegExp,
  settings?: Partial<MailSettings>,
][] = [
  ['says nothing at all', { onConnect() {} }, 'waiting', /TIMEDOUT/],
  ['is not there', {}, 'waiting', /^CONN ESOCKET ECONNREFUSED$/, { port: 1 }],
  ['has no TLS', {}, 'waiting', /STARTTLS/, { requireTls: true }],
  [
    'has a certificate that nobody vouches for',
    makeCertificate(),
    'waiting',
    /^CONN ESOCKET DEPTH_ZERO_SELF_SIGNED_CERT$/,
    { requireTls: true },
  ],
  [
    'does not know the password',
    { allowInsecureAuth: true, onAuth: (_, __, answer) => say(535, '5.7.8', answer) },
    'waiting',
    /^535 5\.7\.8 AUTH PLAIN EAUTH$/,
    { user: 'ich', password: 'geheim' },
  ],
  ['does not let us write as who we are', atSender(553, '5.7.1'), 'waiting', /^553 5\.7\.1 MAIL FROM/],
  ['wants a password first', atReceiver(530, '5.7.0'), 'waiting', /^530 5\.7\.0 RCPT TO/],
  ['knows no such receiver', atReceiver(550, '5.1.1'), 'failed', /^550 5\.1\.1 RCPT TO/],
  ['has no room for now', atReceiver(552, '5.2.2'), 'waiting', /^552 5\.2\.2 RCPT TO/],
  ['takes it for spam', atContent(554, '5.7.1'), 'failed', /^554 5\.7\.1 DATA/],
];

test.each(faults)('a mail server that %s', async (_, options, status, problem, settings) => {
  const server = await startMailServer(options);
  const outbox = await openTestOutbox(freshDataDir(), () => NOW);
  const events: string[] = [];
  const mailer = createMailer(
    {
      host: '127.0.0.1',
      port: server.port,
      secure: false,
      user: undefined,
      password: undefined,
      requireTls: false,
      from: 'web@haus.de',
      fromName: 'Kontaktformular',
      recipients: [],
      ...settings,
    },
    options.onConnect ? IMPATIENT : PATIENT,
  );
  const loop = createDeliveryLoop({
    queue: outbox,
    sendMail: mailer,
    recipients: ['chef@haus.de'],
    clock: () => NOW,
    log: (event, details) => events.push(JSON.stringify({ event, ...details })),
  });
  await outbox.add(newMessage('nachricht', { message: 'Von: besucher@beispiel.de\n\nGuten Tag' }));
  await outbox.add(newMessage('danach'));
  await loop.run();
  // What happened to the first holds up no other.
  const seen = {
    status,
    attempts: 1,
    problem: expect.stringMatching(problem),
    content: { subject: 'Anfrage' },
  };
  expect(await allOf(outbox)).toMatchObject([seen, seen]);
  expect(server.mails).toEqual([]);
  expect(events.join()).not.toMatch(/@|Guten|Anfrage|127\.0/);
});
