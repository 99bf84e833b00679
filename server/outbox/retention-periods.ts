import { KEPT_HOURS } from '../../contract/retention.ts';
import { DAY, HOUR } from '../clock.ts';

export const KEEP_DELIVERED = KEPT_HOURS * HOUR;
export const KEEP_UNDELIVERED = 90 * DAY;
/** The owner hears of it so long before. */
export const WARN_BEFORE = 14 * DAY;
/** What is left of a message without its content: id, times, status. */
export const KEEP_TOMBSTONE = 180 * DAY;
