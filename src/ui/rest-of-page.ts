import { inPlace } from './in-place.ts';

/** Lays out what rest-of-page.css has left for later, on this page and all that follow. */
export function layOutRest(): void {
  const inView = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  inPlace(inView, () => document.documentElement.style.setProperty('--rest', 'visible'));
}

/** The End key leads to the true end of the page, not to the one that the guessed heights give. */
export function watchEndKey(): void {
  addEventListener('keydown', ({ key, metaKey }) => {
    // Keyboards of a Mac have no End.
    if (key === 'End' || (metaKey && key === 'ArrowDown')) layOutRest();
  });
}
