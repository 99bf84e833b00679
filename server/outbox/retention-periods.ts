import { DAY, HOUR } from '../clock.ts';

/** A browser, too, forgets an unacknowledged message after 72 hours: its key cannot come back later. */
export const KEEP_DELIVERED = 72 * HOUR;
export const KEEP_UNDELIVERED = 90 * DAY;
/** The owner hears of it so long before. */
export const WARN_BEFORE = 14 * DAY;
/** What is left of a message without its content: id, times, status. */
export const KEEP_TOMBSTONE = 180 * DAY;
