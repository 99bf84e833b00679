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

export function toReceipt(row: Record<string, unknown>): Receipt {
  return { recipient: row.recipient as string, problem: (row.problem as string | null) ?? undefined };
}
