import { domainToASCII } from 'node:url';
import { createTransport, type NodemailerError, type SendMailOptions } from 'nodemailer';
import { isEmailAddress, parseMessage } from '../../contract/message-rules.ts';
import { LIMITS } from '../limits.ts';
import type { DueMessage } from '../outbox/message.ts';
import type { MailSettings } from '../config.ts';

export type Letter = Pick<DueMessage, 'id' | 'receivedAt' | 'content'>;
/** `fromName` is what a list of mails shows as the sender. */
export type Correspondents = { from: string; fromName: string; to: string };

/** Why a mail did not arrive, for the next attempt and for the owner. */
export type Failure = { kind: 'refused' | 'deferred'; problem: string };

/** Never rejects; resolves with nothing when the server has taken the mail. */
export type SendMail = (letter: Letter, recipient: string) => Promise<Failure | undefined>;

type Patience = Record<keyof typeof LIMITS.mail, number>;

/** A connection for each mail: there are not many, and none has to be found closed. */
export function createMailer(settings: MailSettings, patience: Patience = LIMITS.mail): SendMail {
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
    const giveUp = () => reject(Object.assign(new Error(), { code: 'ETIMEDOUT' }));
    const deadline = setTimeout(giveUp, patience.whole);
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

/** Errors of nodemailer that concern one message. All others are about the connection. */
const MESSAGE_CODES = new Set(['EENVELOPE', 'EMESSAGE', 'ESTREAM']);

/**
 * A full mailbox and a day's quota (RFC 3463, RFC 5321), which pass by themselves, although some servers say them with
 * a 5. The owner's note about a message that was refused would go to the same mailbox.
 */
const PASSING = /^(?:552\b|\d{3}[ -]5\.(?:2\.2|4\.5)\b)/;

function explainFailure(error: NodemailerError): Failure {
  const { code = '', command, response, responseCode } = error;
  // Every message has the same sender: who is refused there, or asked for a password, is the site.
  const isAboutMessage = MESSAGE_CODES.has(code) && command !== 'MAIL FROM' && responseCode !== 530;
  const isRefused = isAboutMessage && error.permanent && !PASSING.test(response ?? '');
  return { kind: isRefused ? 'refused' : 'deferred', problem: describe(error) };
}

/** Codes only: the server's text may repeat addresses or the message. */
function describe({ code, originalCode, command, response, responseCode }: NodemailerError): string {
  const parts = [
    responseCode,
    /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '')?.[1],
    matching(command, /^[A-Z][A-Z0-9 -]{0,20}$/),
    matching(code, /^\w{1,40}$/),
    matching(originalCode, /^\w{1,40}$/),
  ];
  return parts.filter(Boolean).join(' ') || 'unbekannt';
}

function matching(value: string | undefined, pattern: RegExp): string | undefined {
  return value !== undefined && pattern.test(value) ? value : undefined;
}

/**
 * Sender and recipient come from the settings, and nodemailer makes the envelope from them: into an envelope that it
 * is given it writes what was refused, and would find that there on the next connection. The visitor's address is
 * only ever the Reply-To, never sender or recipient. The same letter is the same mail, byte for byte and by its
 * Message-ID, however often it is sent: a mail server that already took it unnoticed can recognise it.
 */
export function compose(letter: Letter, { from, fromName, to }: Correspondents) {
  const { id, receivedAt, content } = letter;
  const { message } = content;
  const visitor = parseMessage(message)?.email;
  const replyTo = visitor && answerable(visitor);
  const subject = visitor === undefined ? content.subject : MARK + content.subject;
  return {
    from: { name: fromName, address: from },
    to,
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    messageId: `<${id}@${inAscii(from).slice(from.indexOf('@') + 1)}>`,
    date: new Date(receivedAt),
    // What a mail program would take for an encoded word (RFC 2047) and show as something else.
    subject: subject.replaceAll('=?', '= ?'),
    text: message,
    textEncoding: 'quoted-printable',
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  } satisfies SendMailOptions;
}

/**
 * Stands before every visitor's subject, so that a list of mails shows which come from the form. The server's own
 * digest begins otherwise (housekeeping.ts): it names commands to be run as root, and no visitor must be able to imitate it.
 */
const MARK = 'Kontaktformular: ';

/**
 * With a domain that DNS knows; one that cannot be written so still stands in the text. Checked once
 * more, because some characters turn into several: U+1F101 is a nought and a comma, which would be two
 * addresses. So would an encoded word (RFC 2047) that a mail program decodes where it has no meaning.
 */
function answerable(email: string): string | undefined {
  const address = inAscii(email);
  return isEmailAddress(address) && !address.includes('=?') ? address : undefined;
}

function inAscii(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  return address.slice(0, at) + domainToASCII(address.slice(at));
}
