import { layOutAll } from '../ui/rest-of-page.ts';

/** Smooth, unless the visitor asked for less motion (`scroll-behavior` does not rule scripts). */
export function scrollToElement(id: string) {
  layOutAll();
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById(id)?.scrollIntoView({ behavior: reduced ? 'instant' : 'smooth' });
}
