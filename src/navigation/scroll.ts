import { layOutAll } from '../ui/rest-of-page.ts';

/**
 * Smooth, unless the visitor asked for less motion (`scroll-behavior` does not rule scripts). The focus comes
 * along: whoever goes on by keys or by ear goes on from there.
 */
export function scrollToElement(id: string) {
  layOutAll();
  const element = document.getElementById(id);
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ behavior: reduced ? 'instant' : 'smooth' });
}
