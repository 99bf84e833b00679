import { createContext, use } from 'react';

/** Where the visitor is. Every navigation makes a new one, also to the same place. */
export type Address = { pathname: string; search: string; hash: string };

/** For screens that read their query from it. */
export const CurrentAddress = createContext<Address>({ pathname: '/', search: '', hash: '' });

/** True until the first in-app navigation of this visit. */
export const FirstScreen = createContext(true);

export const useIsFirstScreen = () => use(FirstScreen);

export const currentAddress = (): Address => ({
  pathname: window.location.pathname,
  search: window.location.search,
  hash: window.location.hash,
});
