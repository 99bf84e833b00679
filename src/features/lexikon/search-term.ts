import { useEffect, useState } from 'react';
import { useIsFirstScreen } from '../../navigation/first-screen.ts';

const PARAMETER = 'suche';

/** The typed term stands in the address, so that it survives going to an entry and back. */
export function useSearchTerm(): [string, (term: string) => void] {
  const isFirstScreen = useIsFirstScreen();
  // The prerendered page knows no address: it starts empty, and the effect catches up.
  const [term, setTerm] = useState(() => (isFirstScreen ? '' : termInAddress()));
  useEffect(() => setTerm(termInAddress()), []);

  function change(next: string) {
    setTerm(next);
    const address = new URL(window.location.href);
    if (next) address.searchParams.set(PARAMETER, next);
    else address.searchParams.delete(PARAMETER);
    // Not through the app's address: typing is not a navigation.
    history.replaceState(history.state, '', address);
  }
  return [term, change];
}

const termInAddress = () => new URLSearchParams(window.location.search).get(PARAMETER) ?? '';
