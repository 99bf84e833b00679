import { startTransition } from 'react';
import { flushSync } from 'react-dom';

/** Fades from one screen to the next, where the browser can and the visitor does not mind motion. */
export function crossFade(update: () => void) {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still || !('startViewTransition' in document)) startTransition(update);
  else document.startViewTransition(() => flushSync(update));
}
