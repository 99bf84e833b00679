import { flushSync } from 'react-dom';
import { afterPaint } from './after-paint.ts';

/** Shows the top of the new screen with the next frame, and the rest a frame later (`styles/arriving.css`). */
export function headFirst(update: () => void) {
  const { dataset } = document.documentElement;
  // The way to a fragment needs the whole page.
  if (!window.location.hash) {
    dataset.arriving = '';
    afterPaint(() => void delete dataset.arriving);
  }
  flushSync(update);
}
