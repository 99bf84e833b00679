/** What makes a hero collapse. `button` also scrolls to the content afterwards. */
export type HeroTrigger = 'wheel' | 'touchmove' | 'key' | 'focus' | 'scroll' | 'button' | 'fragment';

const SCROLL_KEYS = new Set(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'End', 'Home', ' ']);

let early: HeroTrigger | undefined;

/**
 * Calls back at the first input that collapses a hero: everything that would scroll an unlocked
 * page counts, whatever device it comes from.
 */
export function watchHeroTriggers(onTrigger: (trigger: HeroTrigger) => void): () => void {
  const controller = new AbortController();
  const options = { passive: true, signal: controller.signal };
  const hero = () => document.querySelector<HTMLElement>('.hero[data-phase="open"]');

  addEventListener('wheel', () => onTrigger('wheel'), options);
  addEventListener('touchmove', () => onTrigger('touchmove'), options);
  addEventListener('scroll', () => scrollY > 0 && onTrigger('scroll'), options);
  addEventListener(
    'keydown',
    (event) => {
      // Space on the hero's button presses the button.
      const onControl = event.target instanceof Element && event.target.closest('a, button');
      if (SCROLL_KEYS.has(event.key) && !(event.key === ' ' && onControl)) onTrigger('key');
    },
    options,
  );
  addEventListener(
    'focusin',
    ({ target }) => {
      const open = hero();
      if (!open || !(target instanceof Element)) return;
      const leftBehind = open.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING;
      if (leftBehind && !open.contains(target)) onTrigger('focus');
    },
    options,
  );
  addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element) || !event.target.closest('.hero__button')) return;
      event.preventDefault();
      onTrigger('button');
    },
    { signal: controller.signal },
  );
  return () => controller.abort();
}

/** Runs before the application is there, so that an input in the gap is not lost. */
export function watchForEarlyInput() {
  if (!document.querySelector('.hero[data-phase="open"]')) return;
  stopEarly = watchHeroTriggers((trigger) => {
    early ??= trigger;
    // A press of the button says more than the wheel before it.
    if (trigger === 'button') early = trigger;
  });
}

let stopEarly: (() => void) | undefined;

/** Hands the noted input over to the hero, once. */
export function takeEarlyInput(): HeroTrigger | undefined {
  stopEarly?.();
  const taken = early;
  early = undefined;
  return taken;
}
