/** Changes heights and keeps an element that is in view where it is, also in Safari, which anchors nothing. */
export function inPlace(element: Element | null | undefined, change: () => void): void {
  const before = CSS.supports('overflow-anchor', 'auto') ? undefined : element?.getBoundingClientRect();
  change();
  if (before && before.bottom > 0 && before.top < innerHeight)
    scrollBy({ top: element!.getBoundingClientRect().top - before.top, behavior: 'instant' });
}

/** Lays out what rest-of-page.css has left for later, on this page and all that follow. */
export function layOutRest(): void {
  const inView = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  inPlace(inView, () => document.documentElement.style.setProperty('--rest', 'visible'));
}

/** The End key leads to the true end of the page, not to the one that the guessed heights give. */
export function watchEndKey(): void {
  addEventListener('keydown', ({ key, metaKey }) => {
    // Keyboards of a Mac have no End.
    if (key === 'End' || (metaKey && key === 'ArrowDown')) layOutRest();
  });
}
