import type { Receipt, StoredMessage } from './types.ts';

/** Before every message. */
export const FIRST = { receivedAt: Number.MIN_SAFE_INTEGER, id: '' };

/** A row of the table `messages`, whose columns have the same names in every database. */
export function toStored(row: Record<string, unknown>): StoredMessage {
  const waiting = row.status === 'waiting';
  return {
    id: row.id as string,
    status: row.status as StoredMessage['status'],
    receivedAt: row.received_at as number,
    settledAt: (row.settled_at as number | null) ?? undefined,
    attempts: row.attempts as number,
    nextAttemptAt: waiting ? (row.next_attempt_at as number) : undefined,
    problem: (row.problem as string | null) ?? undefined,
    suspicions: (row.suspicions as string | null)?.split('; ') ?? [],
    content:
      row.message === null ? undefined : { subject: row.subject as string, message: row.message as string },
  };
}

/** To be set where the content of a message is removed: nothing of it is left in the row. */
export const WITHOUT_CONTENT =
  'subject = NULL, message = NULL, fingerprint = NULL, suspicions = NULL, problem = NULL';

export function toReceipt(row: Record<string, unknown>): Receipt {
  return { recipient: row.recipient as string, problem: (row.problem as string | null) ?? undefined };
}
