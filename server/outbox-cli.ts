import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { cleanLine, cleanText, parseMessage } from '../contract/message-rules.ts';
import { workForOwner } from './owner-command.ts';
import { dayOf } from './clock.ts';
import type { MailSettings } from './config.ts';
import { compose } from './mail/mailer.ts';
import type { Erasure } from './outbox/archive.ts';
import type { Database } from './outbox/database.ts';
import { createOutbox, type Outbox } from './outbox/open.ts';
import { germanTime, STATUS_WORDS, type StoredMessage } from './outbox/message.ts';

/** `npm run outbox -- …`: the owner's view of the kept messages. Works while the server runs. */
const USAGE = `npm run outbox -- list                 alle Nachrichten
npm run outbox -- show KENNUNG         eine Nachricht lesen
npm run outbox -- retry KENNUNG        eine Nachricht zustellen, auch eine zurückgehaltene
npm run outbox -- retry --all          alle wartenden und nicht zustellbaren jetzt versuchen
npm run outbox -- export ORDNER        jede Nachricht als .eml-Datei ablegen
npm run outbox -- erase KENNUNG        den Inhalt einer Nachricht löschen
npm run outbox -- erase --address A    den Inhalt aller Nachrichten von A löschen
npm run outbox -- erase --held         den Inhalt aller zurückgehaltenen löschen

Von der KENNUNG genügt der Anfang.`;

const args = process.argv.slice(2);

/** What `retry` and `erase` may mean instead of one message. */
const MANY = new Map<string, (message: StoredMessage) => boolean>([
  ['retry --all', ({ status }) => status === 'waiting' || status === 'failed'],
  ['erase --held', ({ status }) => status === 'held'],
  ['erase --address', (message) => senderOf(message)?.toLowerCase() === args[2]!.toLowerCase()],
]);

async function* run(database: Database, mail: MailSettings | undefined): AsyncGenerator<string> {
  const outbox = createOutbox(database);
  const [command, argument] = args;
  if (command === 'list' && argument === undefined) yield* formatList(outbox.list());
  else yield `${await answer(outbox, mail)}\n`;
}

async function answer(outbox: Outbox, mail: MailSettings | undefined): Promise<string> {
  const [command = '', argument, value, ...more] = args;
  // Also an empty argument, as an unset shell variable leaves it: as the start of an id it would fit every message.
  const isComplete = argument && more.length === 0 && (value !== undefined) === (argument === '--address');
  if (!isComplete || !['show', 'retry', 'export', 'erase'].includes(command)) throw new Error(USAGE);
  if (command === 'show') return formatMessage(await single(outbox, argument));
  if (command === 'export') return `Geschriebene Dateien: ${await exportMessages(outbox, argument, mail)}`;

  const isWanted = MANY.get(`${command} ${argument}`);
  const ids = isWanted ? await idsOf(outbox, isWanted) : [(await single(outbox, argument)).id];
  if (command === 'erase') return reportErasure(await outbox.erase(ids, Date.now()));
  const count = await outbox.retry(ids, Date.now());
  if (!isWanted && count === 0)
    throw new Error('Diese Nachricht wird gerade verschickt oder ist schon erledigt.');
  return `Zum Zustellen vorgemerkt: ${count}`;
}

/** One stranger's address must not push everybody's subject out of the window; `show` has all of it. */
const LONGEST_SENDER = 40;

const HEADINGS = ['Kennung', 'Eingang', 'Stand', 'Von', 'Betreff'];
const WIDTHS = [8, 17, 16, LONGEST_SENDER, 0];

async function* formatList(messages: AsyncIterable<StoredMessage>): AsyncGenerator<string> {
  const counts = new Map<string, number>();
  for await (const message of messages) {
    if (counts.size === 0) yield line(HEADINGS);
    const word = STATUS_WORDS[message.status];
    counts.set(word, (counts.get(word) ?? 0) + 1);
    const sender = cleanLine(senderOf(message) ?? '–');
    yield line([
      message.id.slice(0, 8),
      germanTime(message.receivedAt),
      word,
      sender.length > LONGEST_SENDER ? `${sender.slice(0, LONGEST_SENDER - 1)}…` : sender,
      cleanLine(message.content?.subject ?? '–'),
    ]);
  }
  if (counts.size === 0) yield 'Keine Nachrichten.\n';
  else yield `\n${[...counts].map(([word, count]) => `${count} ${word}`).join(', ')}\n`;
}

function line(cells: string[]): string {
  const padded = cells.map((cell, i) => cell.padEnd(WIDTHS[i]!));
  return `${padded.join('  ').trimEnd()}\n`;
}

function formatMessage(message: StoredMessage): string {
  const { id, status, content, suspicions, problem, attempts, nextAttemptAt, settledAt } = message;
  const facts: [string, string | undefined][] = [
    ['Kennung', id],
    ['Eingang', germanTime(message.receivedAt)],
    ['Stand', STATUS_WORDS[status] + (settledAt === undefined ? '' : ` am ${germanTime(settledAt)}`)],
    ['Verdacht', suspicions.join(', ')],
    ['Versuche', attempts > 0 ? String(attempts) : undefined],
    ['Nächster', nextAttemptAt === undefined ? undefined : germanTime(nextAttemptAt)],
    ['Problem', problem],
    ...message.deliveredTo.map((who): [string, string] => ['An', `${who}: ${STATUS_WORDS.delivered}`]),
    ...message.refusedBy.map(({ recipient, problem }): [string, string] => [
      'An',
      `${recipient}: ${problem}`,
    ]),
    ['Betreff', content && cleanLine(content.subject)],
  ];
  const head = facts.filter(([, value]) => value).map(([name, value]) => `${name.padEnd(9)} ${value}`);
  return [...head, '', content ? cleanText(content.message) : 'Der Inhalt ist gelöscht.'].join('\n');
}

function senderOf({ content }: StoredMessage): string | undefined {
  return content && parseMessage(content.message)?.email;
}

const LOCAL = 'kontaktformular@localhost';
const WITHOUT_MAIL = { from: LOCAL, fromName: 'Kontaktformular', recipients: [LOCAL] };

/** The mails as they are or would be sent, for any mail program, also where there is no mail server; says how many. */
async function exportMessages(
  outbox: Outbox,
  folder: string,
  mail: Pick<MailSettings, keyof typeof WITHOUT_MAIL> = WITHOUT_MAIL,
): Promise<number> {
  const { from, fromName, recipients } = mail;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  let count = 0;
  for await (const { id, receivedAt, content } of outbox.list()) {
    if (!content) continue;
    const letter = compose({ id, receivedAt, content }, { from, fromName, to: recipients.join(', ') });
    const { message } = await transport.sendMail(letter);
    const file = join(folder, `${dayOf(receivedAt)}-${id}.eml`);
    // Never into what lies there: whoever sent a message knows this name, and it may lead to a file of root's.
    rmSync(file, { force: true });
    writeFileSync(file, message as Buffer, { mode: 0o600, flag: 'wx' });
    count++;
  }
  return count;
}

function reportErasure({ count, isOverwritten }: Erasure): string {
  const result = `Gelöschte Nachrichten: ${count}`;
  if (isOverwritten) return result;
  throw new Error(
    `${result}. Ihr Text steht aber noch in der Datei outbox.sqlite-wal, weil ein anderes Programm sie gerade ` +
      'liest (eine Sicherung?). Sobald es fertig ist, überschreibt ihn der laufende Server binnen einer ' +
      'Stunde, oder derselbe Befehl noch einmal sofort.',
  );
}

async function idsOf(outbox: Outbox, isWanted: (message: StoredMessage) => boolean): Promise<string[]> {
  const ids: string[] = [];
  for await (const message of outbox.list()) if (isWanted(message)) ids.push(message.id);
  return ids;
}

async function single(outbox: Outbox, start: string): Promise<StoredMessage> {
  const [message, ...others] = await outbox.find(start);
  if (!message) throw new Error(`Keine Nachricht hat die Kennung „${start}“.`);
  if (others.length > 0) throw new Error(`Mit „${start}“ beginnen ${others.length + 1} Kennungen.`);
  return message;
}

// Before anything is looked for: whoever asks what there is to do need not have a message yet.
if (args.length === 0 || args[0] === '--help') {
  console.error(USAGE);
  process.exitCode = 1;
} else await workForOwner((dataDir) => `In ${dataDir} liegen keine Nachrichten. Stimmt DATA_DIR?`, run);
