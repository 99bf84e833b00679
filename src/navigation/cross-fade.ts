import { flushSync } from 'react-dom';
import { afterPaint } from './after-paint.ts';

/** Fades from one screen to the next, where the browser can and the visitor does not mind motion. */
export function crossFade(update: () => void) {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still || !('startViewTransition' in document)) headFirst(update);
  else document.startViewTransition(() => headFirst(update));
}

/** Shows the top of the new screen a frame before the rest is laid out (`styles/arriving.css`). */
function headFirst(update: () => void) {
  const { dataset } = document.documentElement;
  // The way to a fragment needs the whole page.
  if (!window.location.hash) {
    dataset.arriving = '';
    afterPaint(() => void delete dataset.arriving);
  }
  flushSync(update);
}
