/**
 * Every navigation starts at the top of the page; the browser's memory would fight that. A reload is none, nor is
 * coming back to a tab that the phone had put away: for them the browser notes where the reader is.
 */
export function keepPlaceOfReader(): void {
  const note = (mode: ScrollRestoration) => () => (history.scrollRestoration = mode);
  const away = note('auto');
  const here = note('manual');
  here();
  addEventListener('pagehide', away);
  addEventListener('pageshow', here);
  // A tab that is put away hears nothing but that it is hidden.
  document.addEventListener('visibilitychange', () => (document.hidden ? away() : here()));
}
