import { createTransport } from 'nodemailer';
import { MINUTE } from '../clock.ts';
import { compose, type Letter } from './compose.ts';
import { classify, type Reply } from './failure.ts';
import type { MailSettings } from './settings.ts';

export type Mailer = {
  /** Never rejects. `onOffered` is called when the server has let it come as far as the message itself. */
  send(letter: Letter, recipient: string, onOffered: () => void): Promise<Reply>;
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

/** As many lines to the mail server as letters are sent at once; kept for the next ones. */
export function createMailer(settings: MailSettings, patience: Patience = PATIENCE): Mailer {
  const lines = new Set<Line>();
  const idle: Line[] = [];

  function openLine(): Line {
    const line = createLine(settings, patience);
    lines.add(line);
    return line;
  }

  return {
    async send(letter, recipient, onOffered) {
      const line = idle.pop() ?? openLine();
      const reply = await line.send(letter, recipient, onOffered);
      idle.push(line);
      return reply;
    },
    close() {
      for (const line of lines) line.close();
    },
  };
}

type Line = Mailer;

/** One connection, one letter at a time: whatever goes wrong on it is about that letter or the server. */
function createLine(settings: MailSettings, patience: Patience): Line {
  const { host, port, secure, user, password, requireTls, from, fromName } = settings;
  let isOffered = false;
  let onOffered = () => {};

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
      greetingTimeout: patience.connection,
      socketTimeout: patience.silence,
      // An error does not say how far the conversation had come; the server's 354 in this log does. Our own DATA
      // does not: most servers let us send it before they have answered to sender and recipient.
      transactionLog: true,
      logger: listenTo((answer) => {
        if (!answer.startsWith('354')) return;
        isOffered = true;
        onOffered();
      }),
    });
  let transport = open();
  let closed = false;

  function hangUp(): void {
    transport.close({ force: true });
    if (!closed) transport = open();
  }

  return {
    async send(letter, recipient, whenOffered) {
      isOffered = false;
      onOffered = whenOffered;
      // A server that says a byte now and then is never silent, but does not get further either.
      const deadline = setTimeout(hangUp, patience.whole);
      try {
        await transport.sendMail(compose(letter, { from, fromName, to: recipient }));
        return { kind: 'delivered' };
      } catch (error) {
        return classify(error, isOffered);
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

/** Hears the server's side of the conversation and writes nothing down: there are addresses in it. */
function listenTo(onAnswer: (answer: string) => void) {
  const ignore = () => {};
  return {
    level: ignore,
    trace: ignore,
    info: ignore,
    warn: ignore,
    error: ignore,
    fatal: ignore,
    debug(entry: unknown, answer: unknown) {
      if ((entry as { tnx?: string }).tnx === 'server') onAnswer(String(answer));
    },
  };
}
