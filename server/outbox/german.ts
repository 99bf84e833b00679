import type { Status } from './types.ts';

/** How the owner reads it. */
export const STATUS_WORDS: Record<Status, string> = {
  waiting: 'wartet',
  held: 'zurückgehalten',
  failed: 'nicht zustellbar',
  delivered: 'zugestellt',
  expired: 'abgelaufen',
  erased: 'gelöscht',
};

/** Made once: it costs more than everything else that is done for a line of a list. */
const TIME = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeStyle: 'short' });

export const germanTime = (time: number) => TIME.format(time);
