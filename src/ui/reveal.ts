/** An element counts as seen once it is this far above the lower edge of the viewport. */
const OFFSET = 180;

/** In pencil an element is drawn this much below its place (reveal.css). */
const SHIFT = 24;

/** Further below the edge than a fast scroll goes in a frame. */
const AHEAD = 300;

const waiting = new Set<Element>();
let observer: IntersectionObserver | undefined;
/**
 * Turns elements pale just before they come into view. Those further down stay fully visible, for screenshots of the
 * whole page and for engines that look at it without a scroll (docs/decisions/0002).
 */
let edgeObserver: IntersectionObserver | undefined;

/**
 * Scroll reveal: elements that carry `data-aos` gain `aos-animate` once, for good; the names are the specification's.
 * What stands in
 * view when the application starts is shown at once: it has been painted already.
 */
export function watchReveals(): () => void {
  observer ??= createObserver();
  edgeObserver ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) target.toggleAttribute('data-near', isIntersecting);
    },
    { rootMargin: `0px 0px ${AHEAD}px 0px` },
  );
  const starting = !document.documentElement.dataset.app;
  const elements = document.querySelectorAll('[data-aos]:not(.aos-animate)');
  // Read first, write after: every change of a class would make the next reading a layout.
  const painted = [...elements].filter(
    (element) => starting && isLaidOut(element) && element.getBoundingClientRect().top < innerHeight,
  );
  for (const element of elements) {
    waiting.add(element);
    observer.observe(element);
  }
  for (const element of painted) reveal(element);
  // Before the first scroll no element comes into view.
  addEventListener('scroll', watchEdge, { once: true, passive: true });
  return () => {
    for (const element of waiting) forget(element);
  };
}

/**
 * Shows at once what will stand in view when the page above it has shrunk by this much: a visitor
 * whose hero collapses meets a page, not empty paper.
 */
export function revealAhead(shrinking: number) {
  const edge = innerHeight + shrinking;
  // Not from `waiting`, which may still be empty: a hero may collapse in the moment in which the application starts.
  const coming = [...document.querySelectorAll('[data-aos]')].filter((element) => {
    if (!isLaidOut(element)) return false;
    const { top, height } = element.getBoundingClientRect();
    return height > 0 && top < edge;
  });
  for (const element of coming) reveal(element);
}

/** Parts off the screen may wait for their layout (below-fold.css): asking for their place would force it. */
const isLaidOut = (element: Element) => element.checkVisibility?.({ contentVisibilityAuto: true }) ?? true;

/** Looks again at everything that still waits, for when the layout changed without a scroll. */
export function refreshReveals() {
  for (const element of waiting) {
    observer?.unobserve(element);
    observer?.observe(element);
  }
}

function watchEdge() {
  for (const element of waiting) edgeObserver!.observe(element);
}

function createObserver() {
  addEventListener('scroll', revealAtTheEnd, { passive: true });
  return new IntersectionObserver(
    (entries) => {
      for (const { target, boundingClientRect, rootBounds } of entries) {
        // Not yet part of the page: it stands nowhere.
        if (boundingClientRect.height === 0) continue;
        // Also what was skipped over by a jump: its top lies above the line, too.
        if (rootBounds && boundingClientRect.top < rootBounds.bottom && isFarEnough(target)) reveal(target);
      }
    },
    { rootMargin: `0px 0px -${OFFSET - SHIFT}px 0px` },
  );
}

/** Measures again, without the shift: the element may have turned pale, and moved down, since it was reported. */
function isFarEnough(element: Element): boolean {
  const shift = element.hasAttribute('data-near') ? SHIFT : 0;
  return element.getBoundingClientRect().top - shift < innerHeight - OFFSET;
}

function reveal(element: Element) {
  element.classList.add('aos-animate');
  forget(element);
}

function forget(element: Element) {
  waiting.delete(element);
  observer?.unobserve(element);
  edgeObserver?.unobserve(element);
}

/** The last element of a page may never rise 180 px above the edge. */
function revealAtTheEnd() {
  const { scrollHeight } = document.documentElement;
  if (waiting.size > 0 && scrollY + innerHeight >= scrollHeight - OFFSET) {
    for (const element of waiting) {
      const { top, height } = element.getBoundingClientRect();
      if (height > 0 && top < innerHeight) reveal(element);
    }
  }
}
