import { germanDay } from '../server/clock.ts';

/**
 * The day on which the site is built, as JJJJ-MM-TT: it decides which posts are out. Midnight is that of
 * the readers, not of the machine. `SOURCE_DATE_EPOCH` (seconds) builds an earlier day again.
 */
export function today(env: Record<string, string | undefined> = process.env): string {
  const { SOURCE_DATE_EPOCH: seconds } = env;
  return germanDay(seconds ? Number(seconds) * 1000 : Date.now());
}
