import { cleanLine, cleanText, parseMessage } from '../../contract/message-rules.ts';
import { germanTime, STATUS_WORDS } from '../outbox/german.ts';
import type { StoredMessage } from '../outbox/message.ts';

type Messages = AsyncIterable<StoredMessage>;

/** One stranger's address must not push everybody's subject out of the window; `show` has all of it. */
const LONGEST_SENDER = 40;

const HEADINGS = ['Kennung', 'Eingang', 'Stand', 'Von', 'Betreff'];
const WIDTHS = [8, 17, 16, LONGEST_SENDER, 0];

export async function* formatList(messages: Messages): AsyncGenerator<string> {
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

export function formatMessage(message: StoredMessage): string {
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

/** For programs: the fields as the outbox has them, times in ISO 8601. */
export async function* toJson(messages: Messages): AsyncGenerator<string> {
  const inIso = (name: string, value: unknown) =>
    typeof value === 'number' && name.endsWith('At') ? new Date(value).toISOString() : value;
  let separator = '[';
  for await (const { content, ...message } of messages) {
    yield `${separator}\n${JSON.stringify({ ...message, ...content }, inIso, 2)}`;
    separator = ',';
  }
  yield separator === '[' ? '[]\n' : '\n]\n';
}

export function senderOf({ content }: StoredMessage): string | undefined {
  return content && parseMessage(content.message)?.email;
}
