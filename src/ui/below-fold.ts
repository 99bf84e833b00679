/** Changes heights and keeps an element that is in view where it is, also in Safari, which anchors nothing. */
export function inPlace(element: Element | null | undefined, change: () => void): void {
  const before = CSS.supports('overflow-anchor', 'auto') ? undefined : element?.getBoundingClientRect();
  change();
  if (before && before.bottom > 0 && before.top < innerHeight)
    scrollBy({ top: element!.getBoundingClientRect().top - before.top, behavior: 'instant' });
}

/** Lays out what below-fold.css has left for later, on this page and all that follow. */
export function layOutBelowFold(): void {
  const inView = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  inPlace(inView, () => document.documentElement.style.setProperty('--below-fold', 'visible'));
}
