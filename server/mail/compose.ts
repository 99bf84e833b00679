import { domainToASCII } from 'node:url';
import type { SendMailOptions } from 'nodemailer';
import { isEmailAddress, parseMessage } from '../../contract/message-rules.ts';
import type { DueMessage } from '../outbox/message.ts';

export type Letter = Pick<DueMessage, 'id' | 'receivedAt' | 'content'>;
/** `fromName` is what a list of mails shows as the sender. */
export type Correspondents = { from: string; fromName: string; to: string };

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
 * digest begins otherwise (digest.ts): it names commands to be run as root, and no visitor must be able to imitate it.
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
