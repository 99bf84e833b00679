import { DAY, HOUR, MINUTE } from '../clock.ts';

/** Between one attempt and the next: at 0, 1, 5, 15, 30 and 60 minutes, then every two hours. */
const GAPS = [1, 4, 10, 15, 30].map((minutes) => minutes * MINUTE);
const LAST_GAP = 2 * HOUR;

/** Long enough for a mail server that breaks on a Friday evening before a holiday. */
const GIVE_UP_AFTER = 5 * DAY;

/** A tenth: a crowd that failed together does not come back together. */
const JITTER = 0.1;

/**
 * When to try again after the attempt number `attempts` failed; `undefined` when it was the last.
 * Gaps count from now, so that time in which this server was off costs no attempts. No message is given up before
 * every gap has had its turn: a machine that was off for a week may be there again before its network is.
 */
export function nextAttempt(
  attempts: number,
  firstAttemptAt: number,
  now: number,
  random: () => number = Math.random,
): number | undefined {
  const gap = GAPS[attempts - 1] ?? LAST_GAP;
  const next = now + Math.round(gap * (1 + JITTER * (2 * random() - 1)));
  return attempts > GAPS.length && next - firstAttemptAt > GIVE_UP_AFTER ? undefined : next;
}
