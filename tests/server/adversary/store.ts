import type { Clock } from '../../../server/clock.ts';
import type { InboxLimits } from '../../../server/outbox/inbox.ts';
import type { Outbox } from '../../../server/outbox/open.ts';

/** Where messages are kept, and what can happen to it. */
export type Store = {
  /** Empty again. */
  clear(): Promise<void>;
  /** `isFull` is a disk on which the reserve is reached. */
  open(isFull: boolean, limits: InboxLimits, clock: Clock): Promise<Outbox>;
  /** What a process leaves behind that ends this moment: what was committed, and nothing else. */
  crash(): Promise<void>;
  /** Everything that stands anywhere in it. */
  contents(): Promise<string>;
  /** Nobody can write, or even ask, while `work` runs. */
  whileBroken(work: () => Promise<void>): Promise<void>;
  /** What is open goes away under the server's hands: its file, or its connections. */
  pullAway(): Promise<void>;
  /** The file is back in its place. */
  putBack(): Promise<void>;
  /** All leases of processes that are dead run out. */
  endLeases(): Promise<void>;
  close(): Promise<void>;
};
