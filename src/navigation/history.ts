import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { pathnameOf } from '../paths.ts';
import { type Address, currentAddress } from './address.ts';
import { type Screens, UnknownScreen } from './load.ts';
import { afterPaint } from './scroll.ts';

/** The address of the screen that is shown, and the way to another one. A screen is loaded before it is shown. */
export function useAddress(
  screens: Pick<Screens, 'load'>,
  initial: Address,
): [Address, (to: string) => void] {
  const [address, setAddress] = useState(initial);
  const latest = useRef('');

  const load = useCallback(
    async (to: string, show: () => void, giveUp: (error: unknown) => void) => {
      latest.current = to;
      try {
        await screens.load(pathnameOf(to));
        if (to === latest.current) show();
      } catch (error) {
        if (to !== latest.current) return;
        console.warn('Navigation failed', error);
        giveUp(error);
      }
    },
    [screens],
  );

  useEffect(() => {
    // The address has changed already: if its screen does not come, its document has to.
    const follow = () => {
      const next = currentAddress();
      const to = next.pathname + next.search + next.hash;
      const show = () => startTransition(() => setAddress(next));
      void load(to, show, () => window.location.reload());
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [load]);

  const open = useCallback(
    (to: string) => {
      const show = () => {
        const samePage = pathnameOf(to) === window.location.pathname;
        const url = new URL(to, window.location.href).href;
        // Following a link to where one is adds nothing to go back to.
        if (url === window.location.href) history.replaceState(null, '', url);
        else history.pushState(null, '', url);
        const update = () => setAddress(currentAddress());
        if (samePage) startTransition(update);
        else headFirst(update);
      };
      void load(to, show, (error) => error instanceof UnknownScreen && window.location.assign(to));
    },
    [load],
  );
  return [address, open];
}

/** Shows the top of the new screen with the next frame, and the rest a frame later (`styles/arriving.css`). */
function headFirst(update: () => void) {
  const { dataset } = document.documentElement;
  // The way to a fragment needs the whole page.
  if (!window.location.hash) {
    dataset.arriving = '';
    afterPaint(() => void delete dataset.arriving);
  }
  flushSync(update);
}

/**
 * Every navigation starts at the top of the page, so the browser must not restore the scroll position while the
 * page is in front. It may after a reload, on the way back from another site, and in a tab that the phone had put
 * away (docs/decisions/0019).
 */
export function keepPlaceOfReader(): void {
  history.scrollRestoration = 'manual';
  // This event also fires when a page is left, and it is the only one in a tab that is put away. When the page is
  // shown again, WebKit restores the scroll position only after this event: hence the wait for a frame.
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) history.scrollRestoration = 'auto';
    else requestAnimationFrame(() => (history.scrollRestoration = 'manual'));
  });
}
