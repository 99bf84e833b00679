import { createContext, use } from 'react';

/** True until the first in-app navigation of this visit. */
export const FirstScreen = createContext(true);

export const useIsFirstScreen = () => use(FirstScreen);
