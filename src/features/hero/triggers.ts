import { isPlainClick } from '../../navigation/links.ts';

/** What makes a hero collapse. `button` also scrolls to the content afterwards. */
export type HeroTrigger = 'wheel' | 'touchmove' | 'key' | 'focus' | 'scroll' | 'button' | 'fragment';

const SCROLL_KEYS = new Set(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'End', 'Home', ' ']);
/** Keys of the page search. In a locked page Chromium's counts hits but cannot scroll to them; nor can Firefox's. */
const opensSearch = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  key === 'F3' || ((ctrlKey || metaKey) && key.toLowerCase() === 'f');
/** The events among which the triggers are found; until the application runs, first-script.ts notes the same ones. */
export const HERO_EVENTS = ['wheel', 'touchmove', 'scroll', 'keydown', 'focusin', 'click'];

/**
 * Calls back at every input that collapses a hero: all that would scroll an unlocked page counts,
 * whatever device it comes from.
 */
export function watchHeroTriggers(onTrigger: (trigger: HeroTrigger) => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const listen = (event: Event) => {
    const trigger = triggerOf(event);
    if (trigger === 'button') event.preventDefault();
    if (trigger) onTrigger(trigger);
  };
  // A scroll of the locked `#root` does not bubble, so the window has to capture it.
  for (const type of HERO_EVENTS) {
    addEventListener(type, listen, { signal, passive: type !== 'click', capture: type === 'scroll' });
  }
  return () => controller.abort();
}

/** What the events of the time before the application ask for. */
export function triggerAmong(events: Event[]): HeroTrigger | undefined {
  const triggers = events.map(triggerOf).filter((trigger) => trigger !== undefined);
  // A press of the button says more than the wheel before it.
  return triggers.includes('button') ? 'button' : triggers[0];
}

/**
 * How far the page and the locked `#root` are scrolled, in pixels. The lock stops the visitor's own scrolling only:
 * the browser's reading aloud, a screen reader and WebKit's page search scroll `#root` to the words they have come to.
 */
export const scrolledBy = () => scrollY + document.getElementById('root')!.scrollTop;

function triggerOf(event: Event): HeroTrigger | undefined {
  const target = event.target instanceof Element ? event.target : null;
  switch (event.type) {
    case 'wheel':
    case 'touchmove':
      return event.type;
    case 'scroll':
      return scrolledBy() > 0 ? 'scroll' : undefined;
    case 'keydown':
      return SCROLL_KEYS.has((event as KeyboardEvent).key) || opensSearch(event as KeyboardEvent)
        ? 'key'
        : undefined;
    case 'focusin': {
      const hero = document.querySelector('.hero[data-phase="open"]');
      if (!hero || !target || hero.contains(target)) return;
      const isBehind = hero.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING;
      return isBehind ? 'focus' : undefined;
    }
    case 'click':
      return isPlainClick(event as MouseEvent) && target?.closest('.hero__button') ? 'button' : undefined;
  }
}
