import type { Status } from './message.ts';

/** How the owner reads it. */
export const STATUS_WORDS: Record<Status, string> = {
  waiting: 'wartet',
  held: 'zurückgehalten',
  failed: 'nicht zustellbar',
  delivered: 'zugestellt',
  expired: 'abgelaufen',
  erased: 'gelöscht',
};

/**
 * Made once: it costs more than everything else that is done for a line of a list. In one zone on every
 * machine, most of which run by UTC: lists and mails say the same, and the same letter is the same mail.
 */
const TIME = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
});

export const germanTime = (time: number) => TIME.format(time);
