import { decoded } from '../paths.ts';

/** With the next frame but one: the frame that shows the latest changes stays short. */
export function afterPaint(action: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(action));
}

/**
 * Smooth, unless the visitor asked for less motion (`scroll-behavior` does not rule scripts). The focus moves to the
 * element, too, so that a keyboard or a screen reader goes on from there.
 */
export function scrollToElement(id: string) {
  // On this page and all that follow: guessed heights would lead to a wrong place (ui/below-fold.css).
  document.documentElement.style.setProperty('--below-fold', 'visible');
  const element = document.getElementById(id);
  if (!element) return;
  if (isComingFrom(document.activeElement, id)) {
    // Of a section its heading: the section itself would be read out from beginning to end.
    const place = (element.matches('section') && element.querySelector<HTMLElement>('h2')) || element;
    if (place.tabIndex < 0) place.tabIndex = -1;
    place.focus({ preventScroll: true });
  }
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ behavior: reduced ? 'instant' : 'smooth' });
}

/**
 * Whether the focus is on nothing in particular or on a link to this element. A visitor who has meanwhile moved the
 * focus elsewhere keeps it there.
 */
const isComingFrom = (focused: Element | null, id: string) =>
  focused instanceof HTMLAnchorElement
    ? decoded(focused.hash.slice(1)) === id
    : !focused || focused.matches('body, main, h1');
