import { useEffect, useRef } from 'react';

/** An element counts as seen once it is this far above the lower edge of the viewport. */
const OFFSET = 180;

/** A waiting element is drawn this much below its place (`[data-aos]` in base.css). */
const SHIFT = 24;

const waiting = new Set<Element>();
let observer: IntersectionObserver | undefined;

/**
 * Scroll reveal: the element carries `data-aos`, and gains `aos-animate` once, for good. What
 * stands in view when the application starts is shown at once: it has been painted already.
 */
export function useReveal<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    if (!document.documentElement.dataset.app && element.getBoundingClientRect().top < innerHeight) {
      element.classList.add('aos-animate');
      return;
    }
    observer ??= createObserver();
    waiting.add(element);
    observer.observe(element);
    return () => {
      waiting.delete(element);
      observer?.unobserve(element);
    };
  }, []);
  return ref;
}

/** Looks again at everything that still waits, for when the layout changed without a scroll. */
export function refreshReveals() {
  for (const element of waiting) {
    observer?.unobserve(element);
    observer?.observe(element);
  }
}

function createObserver() {
  addEventListener('scroll', revealAtTheEnd, { passive: true });
  return new IntersectionObserver(
    (entries) => {
      for (const { target, boundingClientRect, rootBounds } of entries) {
        // Also what was skipped over by a jump: its top lies above the line, too.
        if (rootBounds && boundingClientRect.top < rootBounds.bottom) reveal(target);
      }
    },
    { rootMargin: `0px 0px -${OFFSET - SHIFT}px 0px` },
  );
}

function reveal(element: Element) {
  element.classList.add('aos-animate');
  waiting.delete(element);
  observer?.unobserve(element);
}

/** The last element of a page may never rise 180 px above the edge. */
function revealAtTheEnd() {
  const { scrollHeight } = document.documentElement;
  if (waiting.size > 0 && scrollY + innerHeight >= scrollHeight - OFFSET) {
    for (const element of waiting) if (element.getBoundingClientRect().top < innerHeight) reveal(element);
  }
}
