import { createContext, startTransition, useCallback, useEffect, useState } from 'react';
import { headFirst } from './head-first.ts';

/** Where the visitor is. Every navigation makes a new one, also to the same place. */
export type Address = { pathname: string; search: string; hash: string };

/** For screens that read their query from it. */
export const CurrentAddress = createContext<Address>({ pathname: '/', search: '', hash: '' });

export const currentAddress = (): Address => ({
  pathname: window.location.pathname,
  search: window.location.search,
  hash: window.location.hash,
});

/** The address of the screen that is shown, and the step to another one, which must be loaded. */
export function useAddress(initial: Address): [Address, (to: string) => void] {
  const [address, setAddress] = useState(initial);

  useEffect(() => {
    // A transition: the old screen stays until one that is not loaded yet has arrived.
    const follow = () => startTransition(() => setAddress(currentAddress()));
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  const go = useCallback((to: string) => {
    const samePage = pathnameOf(to) === window.location.pathname;
    const url = new URL(to, window.location.href).href;
    // Following a link to where one is adds nothing to go back to.
    if (url === window.location.href) history.replaceState(null, '', url);
    else history.pushState(null, '', url);
    const show = () => setAddress(currentAddress());
    if (samePage) startTransition(show);
    else headFirst(show);
  }, []);
  return [address, go];
}

export const pathnameOf = (to: string) => to.split(/[?#]/, 1)[0]!;
