import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/print.css';
import { startTransition, use, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useArrival } from './navigation/arrival.ts';
import { NavigationContext, type Navigation } from './navigation/navigation-context.ts';
import { type Screens, UnknownScreen } from './navigation/screens.ts';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';
import { watchCopyButtons } from './ui/copy-button.ts';

export function App({ screens }: { screens: Screens }) {
  const location = useLocation();
  const [firstLocation] = useState(location);
  const navigate = useNavigate();
  const isFirstScreen = location === firstLocation;
  const announcement = useArrival();

  const navigation = useMemo<Navigation>(
    () => ({
      isFirstScreen,
      prefetch: (to) => void screens.load(pathnameOf(to)).catch(() => {}),
      async open(to) {
        try {
          await screens.load(pathnameOf(to));
          startTransition(() => void navigate(to));
        } catch (error) {
          console.warn('Navigation failed', error);
          if (error instanceof UnknownScreen) window.location.assign(to);
        }
      },
    }),
    [screens, navigate, isFirstScreen],
  );

  // Tells the styles that the application runs: until then they let go of the scroll by themselves.
  useEffect(() => {
    document.documentElement.dataset.app = 'ready';
    return watchCopyButtons();
  }, []);

  return (
    <NavigationContext value={navigation}>
      <a className="skip-link" href="#inhalt">
        Zum Inhalt springen
      </a>
      <Header pathname={location.pathname} />
      <main id="inhalt" tabIndex={-1}>
        <CurrentScreen screens={screens} pathname={location.pathname} />
      </main>
      <Footer />
      <div className="visually-hidden" role="status" aria-live="polite">
        {announcement}
      </div>
    </NavigationContext>
  );
}

/** Suspends only on a back or forward step to a screen that this visit has not loaded yet. */
function CurrentScreen({ screens, pathname }: { screens: Screens; pathname: string }) {
  const known = screens.get(pathname);
  const { Page, data } = known instanceof Promise ? use(known) : known;
  return <Page key={pathname} data={data as never} />;
}

const pathnameOf = (to: string) => to.replace(/[?#].*$/s, '');
