import { watchForEarlyInput } from './features/hero/early-input.ts';

/**
 * The first script is a few hundred bytes: it notes what the visitor does before the application
 * is there, and starts the application when the page is loaded and idle, or at the first input.
 */
const inputs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'wheel'] as const;
let started = false;

function start() {
  if (started) return;
  started = true;
  for (const input of inputs) removeEventListener(input, start);
  import('./start.tsx')
    .then(({ startApp }) => startApp())
    .catch((error) => console.error('Start failed', error));
}

watchForEarlyInput();
// Behind the first frame: until then the line and the processor belong to what is read.
requestAnimationFrame(() => setTimeout(loadAhead));
for (const input of inputs) addEventListener(input, start, { passive: true });
if (document.readyState === 'complete') startWhenIdle();
else addEventListener('load', startWhenIdle, { once: true });

function startWhenIdle() {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 1000 });
  else setTimeout(start);
}

function loadAhead() {
  const { chunks, print } = document.querySelector<HTMLElement>('[data-chunks]')!.dataset;
  for (const href of chunks!.split(' ').filter(Boolean)) addLink({ rel: 'modulepreload', href });
  addLink({ rel: 'stylesheet', href: print!, media: 'print' });
}

const addLink = (link: Partial<HTMLLinkElement>) =>
  document.head.append(Object.assign(document.createElement('link'), link));
