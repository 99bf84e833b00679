import { createTransport, type NodemailerError } from 'nodemailer';
import { MINUTE } from '../clock.ts';
import { compose, type Letter } from './compose.ts';
import { explainFailure, type Failure } from './failure.ts';
import type { MailSettings } from './settings.ts';

export type Mailer = {
  /** Never rejects; resolves with nothing when the server has taken the mail. */
  send(letter: Letter, recipient: string): Promise<Failure | undefined>;
  /** Cuts every running `send` off. */
  close(): void;
};

/** In milliseconds; `connection` until the server has greeted and TLS stands. */
export type Patience = { connection: number; silence: number; whole: number };

/**
 * Some servers look up who is calling, or only wait who speaks first, for half a minute before they greet.
 * Long after the connection stands: a server that scans what it got may be silent for minutes, and
 * whoever hangs up on it does not know whether it took the message.
 */
export const PATIENCE: Patience = { connection: MINUTE, silence: 5 * MINUTE, whole: 10 * MINUTE };

/** Mails at a time: Exchange Online allows no more connections. */
export const AT_ONCE = 3;

/** Keeps its connections for the next letters. */
export function createMailer(settings: MailSettings, patience: Patience = PATIENCE): Mailer {
  const { host, port, secure, user, password, requireTls, from, fromName } = settings;
  const open = () =>
    createTransport({
      pool: true,
      maxConnections: AT_ONCE,
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
      greetingTimeout: patience.connection,
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
      // A server that says a byte now and then is never silent, but does not get further either, with any mail.
      const deadline = setTimeout(hangUp, patience.whole);
      try {
        await transport.sendMail(compose(letter, { from, fromName, to: recipient }));
        return undefined;
      } catch (error) {
        return explainFailure(error as NodemailerError);
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
