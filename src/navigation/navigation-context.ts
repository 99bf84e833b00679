import { createContext, use } from 'react';

export type Navigation = {
  /** Loads the screen, then moves there; a failure is only warned to the console. */
  open(to: string): Promise<void>;
  prefetch(to: string): void;
  /** True until the first in-app navigation of this visit. */
  isFirstScreen: boolean;
};

export const NavigationContext = createContext<Navigation>({
  open: async () => {},
  prefetch: () => {},
  isFirstScreen: true,
});

export const useNavigation = () => use(NavigationContext);
