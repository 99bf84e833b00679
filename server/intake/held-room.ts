import { type Clock, HOUR, MINUTE } from '../clock.ts';
import type { Inbox } from '../outbox/types.ts';
import { tooMany } from './rate-limit.ts';

export type HeldRoom = {
  /** For one more message that waits for the owner; throws a `Refusal` when there is no room. */
  take(): Promise<void>;
};

/** More than that nobody looks through; at 64 KiB each it is also all the disk that a crowd can fill. */
const MOST_HELD = 1_000;

/** Counted anew every minute only: the count reads the whole table, and a flood must not pay for it. */
export function createHeldRoom({ countHeld }: Pick<Inbox, 'countHeld'>, clock: Clock): HeldRoom {
  let count = 0;
  let countedAt = -Infinity;

  return {
    async take() {
      const now = clock();
      if (Math.abs(now - countedAt) >= MINUTE) {
        countedAt = now;
        count = await countHeld();
      }
      if (count >= MOST_HELD) throw tooMany({ msBeforeNext: HOUR });
      count++;
    },
  };
}
