import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { takeEarlyInput } from '../../early-input.ts';
import { useIsFirstScreen } from '../../navigation/address.ts';
import { scrollToElement } from '../../navigation/scroll.ts';
import { LEISTUNGEN_ANCHOR, OVERVIEW_ANCHOR } from '../../paths.ts';
import { refreshReveals, revealAhead } from '../../ui/reveal.ts';
import { type HeroTrigger, scrolledBy, triggerAmong, watchHeroTriggers } from './triggers.ts';

/** In milliseconds, all but the last counted from the collapse. */
const REVEAL_REFRESH_DELAY = 400;
const FRAGMENT_SCROLL_DELAY = 800;
/** Between the button's click and the scroll to its target. */
const BUTTON_SCROLL_DELAY = { home: 2000, leistung: 800 };

/** Until the page scrolls: what the styles take to collapse the hero. */
function scrollUnlockDelay(): number {
  const duration = tokenOf('--hero-collapse');
  // A minifier may write 600ms as .6s.
  return Number.parseFloat(duration) * (duration.endsWith('ms') ? 1 : 1000);
}

/** In pixels: what remains of the hero. */
const collapsedHeight = () => Number.parseFloat(tokenOf('--hero-height'));

const tokenOf = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name);

/** `collapsing`: the header is back, the scroll still locked. The styles read it from the page. */
type HeroPhase = 'open' | 'collapsing' | 'collapsed';

/** Heroes that collapsed in this visit: they never expand again. */
const collapsedInThisVisit = new Set<string>();

/** If the application comes late, the lock lets go by itself (hero-lock.css), and the visitor may read on below. */
const isReadBelow = () =>
  scrolledBy() > 0 &&
  !document.querySelector(':target') &&
  triggerAmong(window.early?.noted ?? []) !== 'button';

/** On a slow device the hero may still be shrinking: a scroll would aim at a place that its target then leaves. */
function finishCollapse() {
  for (const animation of document.querySelector('.hero')?.getAnimations() ?? []) animation.finish();
}

/**
 * Notes the element in the middle of the view; the returned function scrolls it back there. The browser cannot keep
 * it in place: first `#root` scrolls, then the page.
 */
function placeInView(): () => void {
  const element = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  const topOf = () => element?.getBoundingClientRect().top ?? 0;
  const before = topOf();
  return () => {
    finishCollapse();
    scrollBy({ top: topOf() - before, behavior: 'instant' });
  };
}

/** Of a service, or of the home page; `target` is where the button leads. */
export function useHero(leistung?: string): { phase: HeroPhase; target: string } {
  const isFirstScreen = useIsFirstScreen();
  const id = leistung ?? 'home';
  const target = leistung ? OVERVIEW_ANCHOR : LEISTUNGEN_ANCHOR;
  const [phase, setPhase] = useState<HeroPhase>(() => {
    // Service heroes greet only visitors who land on them; the home hero everybody once.
    return isFirstScreen || (!leistung && !collapsedInThisVisit.has(id)) ? 'open' : 'collapsed';
  });
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  const putBack = useRef<() => void>(null);

  const collapse = useCallback(
    (trigger: HeroTrigger) => {
      const after = (delay: number, action: () => void) => timers.current.push(setTimeout(action, delay));
      // Also right behind a wheel: no press is lost.
      if (trigger === 'button')
        after(BUTTON_SCROLL_DELAY[leistung ? 'leistung' : 'home'], () => scrollToElement(target));
      if (collapsedInThisVisit.has(id)) return;
      collapsedInThisVisit.add(id);
      if (trigger === 'scroll') {
        // What the browser or the reader has come to stays where it is: above it nothing needs to move.
        putBack.current = placeInView();
        setPhase('collapsed');
        return;
      }
      revealAhead(innerHeight - collapsedHeight());
      setPhase('collapsing');
      after(REVEAL_REFRESH_DELAY, refreshReveals);
      // At once: on a slow phone the scroll's timer is due right behind, and a locked page does not scroll.
      after(scrollUnlockDelay(), () => {
        flushSync(() => setPhase('collapsed'));
        finishCollapse();
        // Unlocking loses how far the focus had scrolled the locked page: the focused element would be out of view.
        if (trigger === 'focus') document.activeElement?.scrollIntoView({ block: 'nearest' });
      });
      if (trigger === 'fragment') after(FRAGMENT_SCROLL_DELAY, () => scrollToElement(target));
    },
    [id, target, leistung],
  );

  // Before the application marks itself as running: that locks the scroll again and loses the reader's place.
  useLayoutEffect(() => {
    if (phase === 'open' && isFirstScreen && isReadBelow()) {
      collapse('scroll');
    } else if (putBack.current) {
      putBack.current();
      putBack.current = null;
    }
  }, [phase, isFirstScreen, collapse]);

  useEffect(() => {
    if (phase !== 'open') return;
    // What the visitor did before this code was there counts as well. On the way to the fragment the
    // browser has scrolled by itself: that is no wish to stay where the open hero ends.
    const early = triggerAmong(takeEarlyInput());
    const isWanted = () => window.location.hash === `#${target}`;
    if (isWanted() && early !== 'button') collapse('fragment');
    else if (early) collapse(early);
    // The same for a fragment that is set later, in the address bar or by a bookmark.
    return watchHeroTriggers((trigger) =>
      collapse(trigger === 'scroll' && isWanted() ? 'fragment' : trigger),
    );
  }, [phase, target, collapse]);

  useEffect(() => () => timers.current.forEach(clearTimeout), []);

  return { phase, target };
}
