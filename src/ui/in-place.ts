/** Changes heights and keeps an element that is in view where it is, also in Safari, which anchors nothing. */
export function inPlace(element: Element | null | undefined, change: () => void): void {
  const before = CSS.supports('overflow-anchor', 'auto') ? undefined : element?.getBoundingClientRect();
  change();
  if (before && before.bottom > 0 && before.top < innerHeight)
    scrollBy({ top: element!.getBoundingClientRect().top - before.top, behavior: 'instant' });
}
