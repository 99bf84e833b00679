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

export type DueMessage = {
  id: string;
  /** Digests are the server's own. */
  author: 'visitor' | 'server';
  subject: string;
  message: string;
  receivedAt: number;
  /** How often it was tried before. */
  attempts: number;
  /** When the first of them was; `undefined` before the first. */
  firstAttemptAt: number | undefined;
  /** Recipients that need not be tried again. */
  deliveredTo: string[];
  refusedBy: Refused[];
};

/** A recipient whose server does not want the message. */
export type Refused = { recipient: string; problem: string };

export type Outcome =
  | { kind: 'delivered' }
  /** Try again at `nextAttemptAt`; or as soon as another message arrives, if the server was the trouble. */
  | { kind: 'deferred'; nextAttemptAt: number; problem: string; awaitsServer: boolean }
  | { kind: 'failed'; problem: string };

export type StoredMessage = {
  id: string;
  status: Status;
  receivedAt: number;
  /** When it was delivered, failed, expired or was erased. */
  settledAt: number | undefined;
  attempts: number;
  nextAttemptAt: number | undefined;
  problem: string | undefined;
  suspicions: string[];
  deliveredTo: string[];
  refusedBy: Refused[];
  /** `undefined` once it is removed. */
  content: { subject: string; message: string } | undefined;
};
