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

/** A recipient whose server does not want the message. */
export type Refused = { recipient: string; problem: string };

export type Outcome =
  | { kind: 'delivered' }
  | { kind: 'deferred'; nextAttemptAt: number; problem: string }
  | { kind: 'failed'; problem: string };

export type StoredMessage = {
  id: string;
  /** Digests are the server's own. */
  author: 'visitor' | 'server';
  status: Status;
  receivedAt: number;
  /** When it was delivered, failed, expired or was erased. */
  settledAt: number | undefined;
  /** How often it was tried, and when the first of them was. */
  attempts: number;
  firstAttemptAt: number | undefined;
  /** Of one that waits. */
  nextAttemptAt: number | undefined;
  problem: string | undefined;
  suspicions: string[];
  /** Recipients that need not be tried again. */
  deliveredTo: string[];
  refusedBy: Refused[];
  /** `undefined` once it is removed. */
  content: Content | undefined;
};

export type Content = { subject: string; message: string };
export type DueMessage = StoredMessage & { content: Content };
