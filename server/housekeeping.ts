import { type Clock, HOUR } from './clock.ts';
import { describeError, type Log } from './log.ts';
import { writeDigest } from './mail/digest.ts';
import type { Retention } from './outbox/retention.ts';

type Parts = {
  outbox: Retention;
  clock: Clock;
  log: Log;
  /** Called when there is a mail to the owner; without it the log alone tells. */
  onDigest: (() => void) | undefined;
};

/** Now and every hour. */
export function startHousekeeping(parts: Parts): void {
  void keepHouse(parts);
  setInterval(() => void keepHouse(parts), HOUR);
}

async function keepHouse({ outbox, clock, log, onDigest }: Parts): Promise<void> {
  try {
    const found = await outbox.keepHouse(clock(), onDigest ? writeDigest : () => undefined);
    const counts = { ...found, undecided: found.undecided.length };
    if (Object.values(counts).some((count) => count > 0)) log('outbox.housekeeping', counts);
    if (counts.undecided > 0) onDigest?.();
  } catch (error) {
    log('outbox.unavailable', describeError(error));
  }
}
