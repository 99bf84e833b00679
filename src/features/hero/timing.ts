/** In milliseconds, all but the last counted from the collapse. */
export const REVEAL_REFRESH_DELAY = 400;
export const FRAGMENT_SCROLL_DELAY = 800;
/** Between the button's click and the scroll to its target. */
export const BUTTON_SCROLL_DELAY = { home: 2000, leistung: 800 };

/** Until the page scrolls: what the styles take to collapse the hero. */
export function scrollUnlockDelay(): number {
  const duration = tokenOf('--hero-collapse');
  // A minifier may write 600ms as .6s.
  return Number.parseFloat(duration) * (duration.endsWith('ms') ? 1 : 1000);
}

/** In pixels: what remains of the hero. */
export const collapsedHeight = () => Number.parseFloat(tokenOf('--hero-height'));

const tokenOf = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name);
