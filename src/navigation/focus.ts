import { useEffect, useRef } from 'react';
import { decoded } from '../paths.ts';
import { revealAhead } from '../ui/reveal.ts';
import type { Address } from './address.ts';
import { afterPaint, scrollToElement } from './scroll.ts';

/** Lets the new screen lay itself out before its anchor is looked for. */
const ANCHOR_DELAY = 100;

/** The page's title is said, and a Tab or the next word goes on from there. */
export function focusTitle() {
  const title = document.querySelector('h1')!;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}

/**
 * What happens when a visitor arrives on a screen by in-app navigation: the page is at its top or
 * at the fragment, and focus stands on its title.
 */
export function useArrival(address: Address): void {
  const previous = useRef(address);

  useEffect(() => {
    if (previous.current === address) return;
    const samePage = previous.current.pathname === address.pathname;
    previous.current = address;

    if (!samePage) {
      // Focus changes styles: after the paint it does not delay what the visitor sees.
      afterPaint(() => {
        // Not from a visitor who has been quicker, nor from the place that a fragment leads to.
        const isTaken = document.activeElement?.matches('main :is(a, button, input, summary, textarea)');
        if (!address.hash && !isTaken) focusTitle();
        // What stands in view need not be scrolled to. Behind an open hero nothing does.
        revealAhead(0);
      });
    }
    if (!samePage || !address.hash) window.scrollTo({ top: 0, behavior: 'instant' });
    if (!address.hash) return;
    // An open hero has its own timing for its anchor; see features/hero.
    const button = document.querySelector<HTMLAnchorElement>('.hero[data-phase="open"] .hero__button');
    if (button?.hash === address.hash) return;
    const timer = setTimeout(() => scrollToElement(decoded(address.hash.slice(1))), ANCHOR_DELAY);
    return () => clearTimeout(timer);
  }, [address]);
}
