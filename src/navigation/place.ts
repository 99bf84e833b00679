/**
 * Every navigation starts at the top of the page, so the browser must not restore the scroll position while the
 * page is in front. It may after a reload, on the way back from another site, and in a tab that the phone had put
 * away (docs/decisions/0087).
 */
export function keepPlaceOfReader(): void {
  const note = (mode: ScrollRestoration) => () => (history.scrollRestoration = mode);
  const away = note('auto');
  const here = note('manual');
  here();
  // This event also fires when a page is left, and it is the only one in a tab that is put away. When the page is
  // shown again, WebKit restores the scroll position only after this event: hence the wait for a frame.
  document.addEventListener('visibilitychange', () =>
    document.hidden ? away() : requestAnimationFrame(here),
  );
}
