import { domainToASCII } from 'node:url';
import type { SendMailOptions } from 'nodemailer';
import { isEmailAddress, parseMessage } from '../../contract/message-rules.ts';
import type { DueMessage } from '../outbox/types.ts';

export type Letter = Pick<DueMessage, 'id' | 'subject' | 'message' | 'receivedAt'>;
export type Correspondents = { from: string; to: string };

/**
 * Sender and envelope are constants; the visitor's address is only ever where an answer goes. The
 * same letter is the same mail, byte for byte and by its Message-ID, however often it is sent: a mail
 * server that took it without our noticing can tell.
 */
export function compose({ id, subject, message, receivedAt }: Letter, { from, to }: Correspondents) {
  const replyTo = visitorAddress(message);
  return {
    from,
    to,
    envelope: { from, to },
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    messageId: `<${id}@${from.slice(from.indexOf('@') + 1)}>`,
    date: new Date(receivedAt),
    subject,
    text: message,
    textEncoding: 'quoted-printable',
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  } satisfies SendMailOptions;
}

/**
 * With a domain that DNS knows; one that cannot be written so still stands in the text. Checked once
 * more, because some characters turn into several: U+1F101 is a nought and a comma, which would be two
 * addresses.
 */
function visitorAddress(message: string): string | undefined {
  const email = parseMessage(message)?.email;
  if (!email) return undefined;
  const at = email.lastIndexOf('@');
  const address = `${email.slice(0, at)}@${domainToASCII(email.slice(at + 1))}`;
  return isEmailAddress(address) ? address : undefined;
}
