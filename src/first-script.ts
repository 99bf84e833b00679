import type { EarlyInput } from './early-input.ts';
import { HERO_EVENTS } from './features/hero/triggers.ts';
import { isPlainClick } from './navigation/links.ts';
import { LEISTUNGEN_ANCHOR } from './paths.ts';

/**
 * Stands in the document itself, so that nothing has to be fetched for it. It notes what the visitor
 * does before the application is there, and starts it behind the first paint or at the first input.
 */
const chunks = document.currentScript!.dataset.chunks!.split(' ');
/** However often: a module runs once. */
const start = () => Promise.all(chunks.map((chunk) => import(/* @vite-ignore */ chunk)));

/** In milliseconds after load. */
const PAINTED_BY_NOW = 1000;

// A page that was saved to a file still has this mark of a running application, and hero-lock.css would never
// unlock its scroll.
delete document.documentElement.dataset.app;

// After a reload or a step back the browser returns to the reader's place, which needs true heights above it
// (ui/below-fold.css). `performance.navigation` is deprecated, but half as long as its successor, and every
// document carries this line.
if (performance.navigation?.type) document.documentElement.style.setProperty('--below-fold', 'visible');

const noting = new AbortController();
const noted: Event[] = [];
window.early = { noted, stop: () => noting.abort() } as EarlyInput;

// The hero collapses first, and then the page scrolls there: the browser must not jump ahead.
const { pathname, search, hash } = location;
if (pathname === '/' && hash === `#${LEISTUNGEN_ANCHOR}`) {
  window.early.fragment = hash;
  history.replaceState(history.state, '', pathname + search);
}

for (const type of HERO_EVENTS) {
  addEventListener(
    type,
    (event) => {
      noted.push(event);
      // The browser's own way to a fragment is a scroll, too.
      if (type !== 'scroll') void start();
      // The hero's button opens the page first, and then leads to its target.
      if (type !== 'click' || !isPlainClick(event as MouseEvent)) return;
      if ((event.target as Element).closest('.hero__button')) event.preventDefault();
    },
    { signal: noting.signal, passive: type !== 'click' },
  );
}

// Sent by the browser, the form carries more fields than the application sends. So the submit waits for the
// application, and the browser sends the form only if the application cannot be loaded.
addEventListener(
  'submit',
  (event) => {
    event.preventDefault();
    noted.push(event);
    start().catch(() => (event.target as HTMLFormElement).submit());
  },
  { signal: noting.signal },
);

// Until the page is painted, the line and the processor belong to what is read.
addEventListener('load', () => {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint')[0]) void start();
  }).observe({ type: 'paint', buffered: true });
  // Firefox and WebKit report no paint of a document that opens at a fragment.
  setTimeout(start, PAINTED_BY_NOW);
});
