import { createTransport } from 'nodemailer';
import { MINUTE, SECOND } from '../clock.ts';
import { compose, type Letter } from './compose.ts';
import { classify, type Reply } from './failure.ts';
import type { MailSettings } from './settings.ts';

export type Mailer = {
  /** Never rejects. */
  send(letter: Letter, recipient: string): Promise<Reply>;
  /** Cuts a running `send` off. */
  close(): void;
};

/** In milliseconds. */
export type Patience = { connection: number; greeting: number; silence: number; whole: number };

/**
 * Long after the connection stands: a server that scans what it got may be silent for minutes, and
 * whoever hangs up on it does not know whether it took the message.
 */
const PATIENCE: Patience = {
  connection: 20 * SECOND,
  greeting: 30 * SECOND,
  silence: 5 * MINUTE,
  whole: 10 * MINUTE,
};

/** One connection, kept open between messages: enough for thousands an hour, and none stands in another's way. */
export function createMailer(settings: MailSettings, patience: Patience = PATIENCE): Mailer {
  const { host, port, secure, user, password, requireTls } = settings;
  const open = () =>
    createTransport({
      pool: true,
      maxConnections: 1,
      // Only for a kept connection that the server closed in the meantime, before a byte of the message.
      maxRequeues: 1,
      host,
      port,
      secure,
      requireTLS: requireTls && !secure,
      opportunisticTLS: !requireTls,
      tls: { rejectUnauthorized: requireTls },
      ...(user !== undefined && { auth: { user, pass: password ?? '' } }),
      connectionTimeout: patience.connection,
      greetingTimeout: patience.greeting,
      socketTimeout: patience.silence,
    });
  let transport = open();
  let closed = false;

  function hangUp(): void {
    transport.close({ force: true });
    if (!closed) transport = open();
  }

  return {
    async send(letter, recipient) {
      // A server that says a byte now and then is never silent, but does not get further either.
      const deadline = setTimeout(hangUp, patience.whole);
      try {
        await transport.sendMail(compose(letter, { from: settings.from, to: recipient }));
        return { kind: 'delivered' };
      } catch (error) {
        return classify(error);
      } finally {
        clearTimeout(deadline);
      }
    },
    close() {
      closed = true;
      hangUp();
    },
  };
}
