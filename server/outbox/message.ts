import type { Row } from './database.ts';

/** What stands in an outbox. All times are milliseconds since 1970. */
export type Status =
  /** To be sent, now or at the next attempt. */
  | 'waiting'
  /** Looks like spam: the owner decides. */
  | 'held'
  /** Refused for good, or given up after the last attempt: the owner decides. */
  | 'failed'
  | 'delivered'
  /** Nobody decided in time; the content is gone. */
  | 'expired'
  /** Removed by the owner; the content is gone. */
  | 'erased';

export type Author = 'visitor' | 'server';

export type NewMessage = {
  /** Made from the sender's idempotency key: the same key is the same message. */
  id: string;
  /** Tells one content from another. */
  fingerprint: string;
  subject: string;
  message: string;
  /** Why it looks like spam. Anything here holds the message. */
  suspicions: string[];
  receivedAt: number;
};

export type Outcome =
  | { kind: 'delivered' }
  | { kind: 'deferred'; nextAttemptAt: number; problem: string }
  | { kind: 'failed'; problem: string };

export type Content = { subject: string; message: string };
export type StoredMessage = ReturnType<typeof toStored>;
export type DueMessage = StoredMessage & { content: Content };

export function toStored(row: Row) {
  const optional = (column: Row[string] | undefined) => (column == null ? undefined : Number(column));
  const text = (column: Row[string] | undefined) => (column as string | null) ?? undefined;
  const status = row.status as Status;
  const content: Content | undefined =
    typeof row.message === 'string' ? { subject: String(row.subject), message: row.message } : undefined;
  return {
    id: String(row.id),
    /** Digests are the server's own. */
    author: row.author as Author,
    status,
    receivedAt: Number(row.received_at),
    /** When it was delivered, failed, expired or was erased. */
    settledAt: optional(row.settled_at),
    /** How often it was tried, and when the first of them was. */
    attempts: Number(row.attempts),
    firstAttemptAt: optional(row.first_attempt_at),
    nextAttemptAt: status === 'waiting' ? Number(row.next_attempt_at) : undefined,
    problem: text(row.problem),
    suspicions: text(row.suspicions)?.split('; ') ?? [],
    /** Recipients that need not be tried again. */
    deliveredTo: linesOf(row.delivered_to),
    /** Those whose server does not want it, each with the reason behind it. */
    refusedBy: linesOf(row.refused_by).map((line) => {
      const [recipient = '', ...problem] = line.split(' ');
      return { recipient, problem: problem.join(' ') };
    }),
    /** `undefined` once it is removed. */
    content,
  };
}

/** One for each recipient. */
const linesOf = (column: Row[string] | undefined) => String(column).split('\n').slice(0, -1);

/** How the owner reads it. */
export const STATUS_WORDS: Record<Status, string> = {
  waiting: 'wartet',
  held: 'zurückgehalten',
  failed: 'nicht zustellbar',
  delivered: 'zugestellt',
  expired: 'abgelaufen',
  erased: 'gelöscht',
};

/**
 * Made once: it costs more than everything else that is done for a line of a list. In one zone on every
 * machine, most of which run by UTC: lists and mails say the same, and the same letter is the same mail.
 */
const TIME = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
});

export const germanTime = (time: number) => TIME.format(time);
