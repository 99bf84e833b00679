import { pipeline } from 'node:stream/promises';
import { exportMessages } from './cli/export.ts';
import { formatList, formatMessage, senderOf, toJson } from './cli/format.ts';
import { openForOwner } from './cli/open.ts';
import { MINUTE } from './clock.ts';
import { canonicalAddress } from './intake/enquiry.ts';
import type { MailSettings } from './mail/settings.ts';
import { OutboxUnavailable } from './outbox/database.ts';
import type { Erasure } from './outbox/archive.ts';
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

try {
  const args = process.argv.slice(2);
  // Before anything is looked for: whoever asks what there is to do need not have a message yet.
  if (args.length === 0 || args[0] === '--help') throw new Error(USAGE);
  const { mail, database } = await openForOwner(
    (dataDir) => `In ${dataDir} liegen keine Nachrichten. Stimmt DATA_DIR?`,
    MINUTE,
  );
  const outbox = createOutbox(database);
  try {
    await pipeline(run(outbox, args, mail), process.stdout, { end: false });
  } finally {
    await outbox.close();
  }
} catch (error) {
  console.error(explain(error as Error));
  process.exitCode = 1;
}

function explain(error: Error): string {
  if (!(error instanceof OutboxUnavailable)) return error.message;
  const { message, code } = error.cause as { message: string; code?: string };
  // Where the database's host name has several addresses, Node's error has no message, only a code.
  return `Der Postausgang antwortet nicht: ${message || code}`;
}

async function* run(outbox: Outbox, args: string[], mail: MailSettings | undefined): AsyncGenerator<string> {
  const [command, argument] = args;
  if (command === 'list' && argument === '--json') yield* toJson(outbox.list());
  else if (command === 'list' && argument === undefined) yield* formatList(outbox.list());
  else yield `${await answer(outbox, args, mail)}\n`;
}

async function answer(
  outbox: Outbox,
  [command, argument, ...more]: string[],
  mail: MailSettings | undefined,
): Promise<string> {
  const now = Date.now();
  // Also an empty argument, as an unset shell variable leaves it: as the start of an id it would fit every message.
  if (!argument) throw new Error(USAGE);

  if (command === 'erase' && argument === '--address' && more.length === 1) {
    const ids = await idsOf(outbox, (message) => isFrom(message, more[0]!));
    return reportErasure(await outbox.erase(ids, now));
  }
  if (more.length > 0) throw new Error(USAGE);

  switch (command) {
    case 'show':
      return formatMessage(await single(outbox, argument));
    case 'retry': {
      const all = argument === '--all';
      const ids = all
        ? await idsOf(outbox, ({ status }) => status === 'waiting' || status === 'failed')
        : [(await single(outbox, argument)).id];
      const count = await outbox.retry(ids, now);
      if (!all && count === 0)
        throw new Error('Diese Nachricht wird gerade verschickt oder ist schon erledigt.');
      return `Zum Zustellen vorgemerkt: ${count}`;
    }
    case 'export':
      return `Geschriebene Dateien: ${await exportMessages(outbox.list(), argument, mail)}`;
    case 'erase': {
      const ids =
        argument === '--held'
          ? await idsOf(outbox, ({ status }) => status === 'held')
          : [(await single(outbox, argument)).id];
      return reportErasure(await outbox.erase(ids, now));
    }
    default:
      throw new Error(USAGE);
  }
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
