/** Changes heights and keeps an element that is in view where it is, also in Safari, which anchors nothing. */
export function inPlace(element: Element | null | undefined, change: () => void): void {
  const before = CSS.supports('overflow-anchor', 'auto') ? undefined : element?.getBoundingClientRect();
  change();
  if (before && before.bottom > 0 && before.top < innerHeight)
    scrollBy({ top: element!.getBoundingClientRect().top - before.top, behavior: 'instant' });
}

/** Lays out what below-fold.css has left for later, on this page and all that follow or in a part of this one. */
export function layOutBelowFold(within = document.documentElement): void {
  const inView = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  inPlace(inView, () => within.style.setProperty('--below-fold', 'visible'));
}

/** Together they hold everything that below-fold.css and the glossary's cards leave for later. */
const PARTS = ':is(.still, .prose, .lexikon-liste) > *, .prose ~ *, .rest';

/** On the first page a part in a frame: on a slow phone the whole would be a task of a quarter of a second. */
export async function layOutInParts(): Promise<void> {
  for (const part of document.querySelectorAll<HTMLElement>(PARTS)) {
    await new Promise(requestAnimationFrame);
    // Somebody needed true places before: everything is laid out, and a correction would stop what scrolls.
    if (document.documentElement.style.getPropertyValue('--below-fold')) return;
    // Whoever has jumped ahead has guessed heights above: in Safari every part would stop the scrolling once more.
    if (scrollY > innerHeight) return layOutBelowFold();
    layOutBelowFold(part);
  }
}
