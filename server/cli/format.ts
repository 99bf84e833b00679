import { cleanLine, cleanText, parseMessage } from '../../contract/message-rules.ts';
import { germanTime, STATUS_WORDS } from '../outbox/german.ts';
import type { StoredMessage } from '../outbox/types.ts';

type Pages = () => AsyncIterable<StoredMessage[]>;

const HEADINGS = ['Kennung', 'Eingang', 'Stand', 'Von', 'Betreff'];

/** Reads them twice: how wide the columns are is known only after the last one. */
export async function* formatList(pages: Pages): AsyncGenerator<string> {
  const widths = HEADINGS.map((heading) => heading.length);
  const counts = new Map<string, number>();
  for await (const page of pages()) {
    for (const message of page) {
      for (const [column, cell] of cellsOf(message).entries()) {
        widths[column] = Math.max(widths[column]!, cell.length);
      }
      const word = STATUS_WORDS[message.status];
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  if (counts.size === 0) return yield 'Keine Nachrichten.\n';
  const line = (cells: string[]) =>
    `${cells
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd()}\n`;
  yield line(HEADINGS);
  for await (const page of pages()) yield page.map((message) => line(cellsOf(message))).join('');
  yield `\n${[...counts].map(([word, count]) => `${count} ${word}`).join(', ')}\n`;
}

function cellsOf(message: StoredMessage): string[] {
  return [
    message.id.slice(0, 8),
    germanTime(message.receivedAt),
    STATUS_WORDS[message.status],
    shortened(cleanLine(senderOf(message) ?? '–')),
    cleanLine(message.content?.subject ?? '–'),
  ];
}

/** One stranger's address must not push everybody's subject out of the window; `show` has all of it. */
const LONGEST_SENDER = 50;
const shortened = (sender: string) =>
  sender.length > LONGEST_SENDER ? `${sender.slice(0, LONGEST_SENDER - 1)}…` : sender;

export function formatMessage(message: StoredMessage): string {
  const { id, status, content, suspicions, problem, attempts, deliveredTo, refusedBy } = message;
  const { nextAttemptAt, settledAt, receivedAt } = message;
  const facts: [string, string | undefined][] = [
    ['Kennung', id],
    ['Eingang', germanTime(receivedAt)],
    ['Stand', STATUS_WORDS[status] + (settledAt === undefined ? '' : ` am ${germanTime(settledAt)}`)],
    ['Verdacht', suspicions.join(', ') || undefined],
    ['Versuche', attempts > 0 ? String(attempts) : undefined],
    ['Nächster', nextAttemptAt === undefined ? undefined : germanTime(nextAttemptAt)],
    ['Problem', problem],
    ...deliveredTo.map((recipient): [string, string] => ['An', `${recipient}: ${STATUS_WORDS.delivered}`]),
    ...refusedBy.map(({ recipient, problem }): [string, string] => ['An', `${recipient}: ${problem}`]),
    ['Betreff', content && cleanLine(content.subject)],
  ];
  const head = facts.filter(([, value]) => value).map(([name, value]) => `${name.padEnd(9)} ${value}`);
  return [...head, '', content ? cleanText(content.message) : 'Der Inhalt ist gelöscht.'].join('\n');
}

/** For programs: the fields as the outbox has them, times in ISO 8601. */
export async function* toJson(pages: Pages): AsyncGenerator<string> {
  let separator = '[';
  for await (const page of pages()) {
    for (const message of page) {
      yield `${separator}\n${JSON.stringify(forPrograms(message), null, 2)}`;
      separator = ',';
    }
  }
  yield separator === '[' ? '[]\n' : '\n]\n';
}

function forPrograms({ content, ...message }: StoredMessage) {
  const iso = (time: number | undefined) => (time === undefined ? undefined : new Date(time).toISOString());
  return {
    ...message,
    receivedAt: iso(message.receivedAt),
    settledAt: iso(message.settledAt),
    nextAttemptAt: iso(message.nextAttemptAt),
    ...content,
  };
}

export function senderOf({ content }: StoredMessage): string | undefined {
  return content && parseMessage(content.message)?.email;
}
