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

export function germanTime(time: number): string {
  return new Date(time).toLocaleString('de-DE', { dateStyle: 'medium', timeStyle: 'short' });
}
