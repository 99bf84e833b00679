import { useEffect, useState } from 'react';

/** Below this line the viewport does not count: what stands there has not been reached yet. */
const EXCLUDED_BELOW = '-60%';

/** Far above everything: a zone that starts here holds all headings that were passed. */
const OPEN_ABOVE = 1e6;

/**
 * The first heading in view, or the last one that was passed. Two zones are observed, because a
 * jump can take a heading from below the view to above it without ever showing it.
 */
export function useActiveHeading(items: { id: string }[]): string | undefined {
  const [active, setActive] = useState<string>();
  useEffect(() => {
    const headings = items.flatMap(({ id }) => document.getElementById(id) ?? []);
    const inView = new Set<Element>();
    const reached = new Set<Element>();
    const observe = (zone: Set<Element>, top: number) => {
      const observer = new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) zone[isIntersecting ? 'add' : 'delete'](target);
          const heading =
            headings.find((candidate) => inView.has(candidate)) ??
            headings.findLast((candidate) => reached.has(candidate));
          setActive(heading?.id);
        },
        { rootMargin: `${top}px 0px ${EXCLUDED_BELOW} 0px` },
      );
      for (const heading of headings) observer.observe(heading);
      return observer;
    };
    // The view begins where an anchor comes to rest, below the sticky header.
    const rest = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    const observers = [observe(inView, -rest), observe(reached, OPEN_ABOVE)];
    return () => {
      for (const observer of observers) observer.disconnect();
    };
  }, [items]);
  return active;
}
