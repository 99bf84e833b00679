/** What an outbox is, whatever keeps it. All times are milliseconds since 1970. */
export type Outbox = Inbox & DeliveryQueue & Archive & Retention & { close(): Promise<void> };

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

/** What the server itself has to tell the owner travels like any other message. */
export type Digest = Omit<NewMessage, 'suspicions' | 'receivedAt'>;

export interface Inbox {
  /**
   * Resolves only after the message is on the disk; rejects with `OutboxUnavailable`. `crowded`: it would be held, and
   * as many are as anybody looks through.
   */
  add(message: NewMessage): Promise<'added' | 'known' | 'conflict' | 'crowded'>;
  /** Rejects with the reason if no message could be taken now. */
  checkReady(): Promise<void>;
}

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

/** For `duration` nobody else gets the message. */
export type Lease = { holder: string; duration: number };

export interface DeliveryQueue {
  /** The message that is due the longest and that nobody else is sending; those never tried come first. */
  claim(lease: Lease, now: number): Promise<DueMessage | undefined>;
  renew(id: string, lease: Lease): Promise<void>;
  /** Notes one recipient while others are still to be tried. Does nothing without the lease. */
  acknowledge(id: string, holder: string, recipient: string, problem?: string): Promise<void>;
  /** Also gives the lease back. Does nothing when the lease is someone else's by now. */
  settle(id: string, holder: string, outcome: Outcome, now: number): Promise<void>;
}

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

/** So many, from the one that follows `after`. */
export type Page = { after: Pick<StoredMessage, 'id' | 'receivedAt'> | undefined; limit: number };

/** How many had a content; and whether it is overwritten, or someone who reads just now keeps a copy alive. */
export type Erasure = { count: number; isOverwritten: boolean };

export interface Archive {
  /** From the oldest on; all of them, or as many as fit a page. */
  list(page?: Page): Promise<StoredMessage[]>;
  /** By id or the beginning of one. */
  find(idStart: string): Promise<StoredMessage[]>;
  /** Sends held and failed messages to whoever does not have them, and hurries waiting ones; says how many. */
  retry(ids: string[], now: number): Promise<number>;
  /** Removes the content. */
  erase(ids: string[], now: number): Promise<Erasure>;
}

export type Decision = { id: string; status: Status; receivedAt: number; reason: string };

export type ToTell = {
  /**
   * Messages that wait for the owner's decision and were not in an earlier digest; none while a digest of the last day
   * waits itself.
   */
  undecided: Decision[];
  /** Messages that are about to expire, of which no earlier digest warned. */
  expiring: Decision[];
};

export type Housekeeping = ToTell & {
  expired: number;
  /** Delivered messages whose content was removed. */
  cleared: number;
};

export interface Retention {
  /**
   * Removes what has been kept long enough, and tells once what the owner should look at. The digest
   * made from it is kept in the same step: nothing expires of which no warning is on its way.
   */
  keepHouse(now: number, makeDigest: (found: ToTell) => Digest | undefined): Promise<Housekeeping>;
}
