import { exportMessages } from './cli/export.ts';
import { formatList, formatMessage, senderOf, toJson } from './cli/format.ts';
import { workForOwner } from './cli/open.ts';
import { canonicalAddress } from './intake/enquiry.ts';
import type { MailSettings } from './mail/settings.ts';
import type { Erasure } from './outbox/archive.ts';
import type { Database } from './outbox/database.ts';
import { createOutbox, type Outbox } from './outbox/open.ts';
import type { StoredMessage } from './outbox/message.ts';

/** `npm run outbox -- …`: the owner's view of the kept messages. Works while the server runs. */
const USAGE = `npm run outbox -- list [--json]        alle Nachrichten
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
  ['erase --address', (message) => isFrom(message, args[2]!)],
]);

// Before anything is looked for: whoever asks what there is to do need not have a message yet.
if (args.length === 0 || args[0] === '--help') {
  console.error(USAGE);
  process.exitCode = 1;
} else await workForOwner((dataDir) => `In ${dataDir} liegen keine Nachrichten. Stimmt DATA_DIR?`, run);

async function* run(database: Database, mail: MailSettings | undefined): AsyncGenerator<string> {
  const outbox = createOutbox(database);
  const [command, argument] = args;
  if (command === 'list' && argument === '--json') yield* toJson(outbox.list());
  else if (command === 'list' && argument === undefined) yield* formatList(outbox.list());
  else yield `${await answer(outbox, mail)}\n`;
}

async function answer(outbox: Outbox, mail: MailSettings | undefined): Promise<string> {
  const [command = '', argument, value, ...more] = args;
  // Also an empty argument, as an unset shell variable leaves it: as the start of an id it would fit every message.
  const isComplete = argument && more.length === 0 && (value !== undefined) === (argument === '--address');
  if (!isComplete || !['show', 'retry', 'export', 'erase'].includes(command)) throw new Error(USAGE);
  if (command === 'show') return formatMessage(await single(outbox, argument));
  if (command === 'export')
    return `Geschriebene Dateien: ${await exportMessages(outbox.list(), argument, mail)}`;

  const isWanted = MANY.get(`${command} ${argument}`);
  const ids = isWanted ? await idsOf(outbox, isWanted) : [(await single(outbox, argument)).id];
  if (command === 'erase') return reportErasure(await outbox.erase(ids, Date.now()));
  const count = await outbox.retry(ids, Date.now());
  if (!isWanted && count === 0)
    throw new Error('Diese Nachricht wird gerade verschickt oder ist schon erledigt.');
  return `Zum Zustellen vorgemerkt: ${count}`;
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

function isFrom(message: StoredMessage, address: string): boolean {
  const sender = senderOf(message);
  return sender !== undefined && canonicalAddress(sender) === canonicalAddress(address);
}
