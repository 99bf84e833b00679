/**
 * The day on which the site is built, as JJJJ-MM-TT: it decides which posts are out. Midnight is that of
 * the readers, not of the machine. `SOURCE_DATE_EPOCH` (seconds) builds an earlier day again.
 */
export function today(env: Record<string, string | undefined> = process.env): string {
  const { SOURCE_DATE_EPOCH: seconds } = env;
  const moment = seconds ? new Date(Number(seconds) * 1000) : new Date();
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short' }).format(moment);
}
