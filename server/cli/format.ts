import { cleanLine, cleanText, parseMessage } from '../../contract/message-rules.ts';
import { germanTime, STATUS_WORDS } from '../outbox/german.ts';
import type { Receipt, StoredMessage } from '../outbox/types.ts';

export function formatList(messages: StoredMessage[]): string {
  if (messages.length === 0) return 'Keine Nachrichten.';
  const rows = messages.map((message) => [
    message.id.slice(0, 8),
    germanTime(message.receivedAt),
    STATUS_WORDS[message.status],
    sender(message) ?? '–',
    cleanLine(message.content?.subject ?? '–'),
  ]);
  const table = [['Kennung', 'Eingang', 'Stand', 'Von', 'Betreff'], ...rows];
  const widths = table[0]!.map((_, column) => Math.max(...table.map((row) => row[column]!.length)));
  const lines = table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  );
  return [...lines, '', summary(messages)].join('\n');
}

function summary(messages: StoredMessage[]): string {
  const counts = new Map<string, number>();
  for (const { status } of messages) {
    counts.set(STATUS_WORDS[status], (counts.get(STATUS_WORDS[status]) ?? 0) + 1);
  }
  return [...counts].map(([word, count]) => `${count} ${word}`).join(', ');
}

export function formatMessage(message: StoredMessage, receipts: Receipt[]): string {
  const { id, status, content, suspicions, problem, attempts, nextAttemptAt, settledAt, receivedAt } =
    message;
  const facts: [string, string | undefined][] = [
    ['Kennung', id],
    ['Eingang', germanTime(receivedAt)],
    ['Stand', STATUS_WORDS[status] + (settledAt === undefined ? '' : ` am ${germanTime(settledAt)}`)],
    ['Verdacht', suspicions.join(', ') || undefined],
    ['Versuche', attempts > 0 ? String(attempts) : undefined],
    ['Nächster', nextAttemptAt === undefined ? undefined : germanTime(nextAttemptAt)],
    ['Problem', problem],
    ...receipts.map(({ recipient, problem }): [string, string] => [
      'An',
      `${recipient}: ${problem ?? STATUS_WORDS.delivered}`,
    ]),
    ['Betreff', content && cleanLine(content.subject)],
  ];
  const head = facts.filter(([, value]) => value).map(([name, value]) => `${name.padEnd(9)} ${value}`);
  return [...head, '', content ? cleanText(content.message) : 'Der Inhalt ist gelöscht.'].join('\n');
}

/** For programs: the fields as the outbox has them, times in ISO 8601. */
export function toJson(messages: StoredMessage[]): string {
  const iso = (time: number | undefined) => (time === undefined ? undefined : new Date(time).toISOString());
  return JSON.stringify(
    messages.map(({ content, ...message }) => ({
      ...message,
      receivedAt: iso(message.receivedAt),
      settledAt: iso(message.settledAt),
      nextAttemptAt: iso(message.nextAttemptAt),
      ...content,
    })),
    null,
    2,
  );
}

function sender({ content }: StoredMessage): string | undefined {
  return content && parseMessage(content.message)?.email;
}
