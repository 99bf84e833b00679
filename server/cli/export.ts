import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { dayOf } from '../clock.ts';
import { compose } from '../mail/mailer.ts';
import type { MailSettings } from '../mail/settings.ts';
import type { StoredMessage } from '../outbox/message.ts';

const LOCAL = 'kontaktformular@localhost';
const WITHOUT_MAIL = { from: LOCAL, fromName: 'Kontaktformular', recipients: [LOCAL] };

/** The mails as they are or would be sent, for any mail program, also where there is no mail server; says how many. */
export async function exportMessages(
  messages: AsyncIterable<StoredMessage>,
  folder: string,
  mail: MailSettings | undefined,
): Promise<number> {
  const { from, fromName, recipients } = mail ?? WITHOUT_MAIL;
  const correspondents = { from, fromName, to: recipients.join(', ') };
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  let count = 0;
  for await (const { id, receivedAt, content } of messages) {
    if (!content) continue;
    const { message } = await transport.sendMail(compose({ id, receivedAt, content }, correspondents));
    const file = join(folder, `${dayOf(receivedAt)}-${id}.eml`);
    // Never into what lies there: whoever sent a message knows this name, and it may lead to a file of root's.
    rmSync(file, { force: true });
    writeFileSync(file, message as Buffer, { mode: 0o600, flag: 'wx' });
    count++;
  }
  return count;
}
