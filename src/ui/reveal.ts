/** An element counts as seen once it is this far above the lower edge of the viewport. */
const OFFSET = 180;

/** In pencil an element is drawn this much below its place (reveal.css). */
const SHIFT = 24;

/** Further below the edge than a fast scroll goes in a frame. */
const AHEAD = 300;

/** The names are the specification's. */
const waiting = () => [...document.querySelectorAll('[data-aos]:not(.aos-animate)')];

let observer: IntersectionObserver | undefined;
/**
 * Turns elements pale just before they come into view. Those further down stay fully visible, for screenshots of the
 * whole page and for engines that look at it without a scroll (docs/decisions/0002).
 */
let edgeObserver: IntersectionObserver | undefined;

/**
 * Scroll reveal: elements that carry `data-aos` gain `aos-animate` once, for good. What stands in view when the
 * application starts is shown at once: it has been painted already.
 */
export function watchReveals(): () => void {
  const inView = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting && isFarEnough(target)) reveal(target);
    },
    // From far above the view, so that a jump leaves nothing behind.
    { rootMargin: `1000000px 0px -${OFFSET - SHIFT}px 0px` },
  );
  const nearEdge = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) target.toggleAttribute('data-near', isIntersecting);
    },
    { rootMargin: `0px 0px ${AHEAD}px 0px` },
  );
  [observer, edgeObserver] = [inView, nearEdge];
  // Read first, write after: every change of a class would make the next reading a layout.
  const isStarting = !document.documentElement.dataset.app;
  const painted = isStarting ? waiting().filter(isAbove(innerHeight)) : [];
  for (const element of waiting()) inView.observe(element);
  for (const element of painted) reveal(element);
  // Before the first scroll no element comes into view.
  const watchEdge = () => waiting().forEach((element) => nearEdge.observe(element));
  addEventListener('scroll', watchEdge, { once: true, passive: true });
  return () => {
    removeEventListener('scroll', watchEdge);
    inView.disconnect();
    nearEdge.disconnect();
  };
}

/**
 * Shows at once what will stand in view when the page above it has shrunk by this much: a visitor
 * whose hero collapses meets a page, not empty paper.
 */
export function revealAhead(shrinking: number) {
  for (const element of waiting().filter(isAbove(innerHeight + shrinking))) reveal(element);
}

/** Parts off the screen may wait for their layout (below-fold.css): asking for their place would force it. */
const isAbove = (edge: number) => (element: Element) => {
  if (!(element.checkVisibility?.({ contentVisibilityAuto: true }) ?? true)) return false;
  const { top, height } = element.getBoundingClientRect();
  return height > 0 && top < edge;
};

/** Looks again at everything that still waits, for when the layout changed without a scroll. */
export function refreshReveals() {
  for (const element of waiting()) {
    observer?.unobserve(element);
    observer?.observe(element);
  }
}

/** Measures again, without the shift: the element may have turned pale, and moved down, since it was reported. */
function isFarEnough(element: Element): boolean {
  const shift = element.hasAttribute('data-near') ? SHIFT : 0;
  return element.getBoundingClientRect().top - shift < innerHeight - OFFSET;
}

function reveal(element: Element) {
  element.classList.add('aos-animate');
  observer?.unobserve(element);
  edgeObserver?.unobserve(element);
}
