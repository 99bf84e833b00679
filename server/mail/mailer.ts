import { createTransport, type NodemailerError } from 'nodemailer';
import { MINUTE } from '../clock.ts';
import { compose, type Letter } from './compose.ts';
import { explainFailure, type Failure } from './failure.ts';
import type { MailSettings } from './settings.ts';

/** Never rejects; resolves with nothing when the server has taken the mail. */
export type SendMail = (letter: Letter, recipient: string) => Promise<Failure | undefined>;

/** In milliseconds; `connection` until the server has greeted and TLS stands. */
type Patience = { connection: number; silence: number; whole: number };

/**
 * Some servers look up who is calling, or only wait who speaks first, for half a minute before they greet.
 * Long after the connection stands: a server that scans what it got may be silent for minutes, and
 * whoever hangs up on it does not know whether it took the message.
 */
const PATIENCE: Patience = { connection: MINUTE, silence: 5 * MINUTE, whole: 10 * MINUTE };

/** A connection for each mail: there are not many, and none has to be found closed. */
export function createMailer(settings: MailSettings, patience: Patience = PATIENCE): SendMail {
  const { host, port, secure, user, password, requireTls, from, fromName } = settings;
  const transport = createTransport({
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

  return async (letter, recipient) => {
    const { promise: tooLong, reject } = Promise.withResolvers<never>();
    // A server that says a byte now and then is never silent, but does not get further either.
    const deadline = setTimeout(
      () => reject(Object.assign(new Error(), { code: 'ETIMEDOUT' })),
      patience.whole,
    );
    try {
      await Promise.race([transport.sendMail(compose(letter, { from, fromName, to: recipient })), tooLong]);
      return undefined;
    } catch (error) {
      return explainFailure(error as NodemailerError);
    } finally {
      clearTimeout(deadline);
    }
  };
}
