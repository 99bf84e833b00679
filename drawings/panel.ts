/**
 * A wide drawing for a full-bleed band, made of two halves. Side by side they share a strip in the
 * middle; on a phone the styles put the right half below the left one, at twice the size.
 */
import { group, patterns } from './kit.ts';

export const PANEL = { width: 1080, height: 380 } as const;
/** The left half ends, and the right half begins, here. `drawing.css` is worked out from these. */
export const LEFT_END = 560;
export const RIGHT_START = 540;

/** Decoration beside a text that says the same: hidden from assistive technology. */
export function panel(left: readonly string[], right: readonly string[]): string {
  const both = [...left, ...right].join('');
  return `<svg class="drawing panel" viewBox="0 0 ${PANEL.width} ${PANEL.height}" aria-hidden="true">${group('', patterns(both), ...left)}${group('', ...right)}</svg>`;
}
