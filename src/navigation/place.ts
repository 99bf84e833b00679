/**
 * Every navigation starts at the top of the page; the browser's memory would fight that. A reload is none, nor is
 * coming back from another site or to a tab that the phone had put away: for them the browser notes where the
 * reader is.
 */
export function keepPlaceOfReader(): void {
  const note = (mode: ScrollRestoration) => () => (history.scrollRestoration = mode);
  const away = note('auto');
  const here = note('manual');
  here();
  // A page that is left hears it as well, and a tab that is put away nothing else. Not at once when it is shown again:
  // WebKit goes to the place of the reader only after it has said so.
  document.addEventListener('visibilitychange', () =>
    document.hidden ? away() : requestAnimationFrame(here),
  );
}
