import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './ui/classes.css';
import './ui/reveal.css';
import { type ComponentProps, use, useEffect } from 'react';
import { takeEarlyInput } from './early-input.ts';
import { watchEnlarging } from './features/sheet/enlarge.ts';
import { type Address, CurrentAddress, FirstScreen, pathnameOf } from './navigation/address.ts';
import { useArrival } from './navigation/focus.ts';
import { useAddress } from './navigation/history.ts';
import { Head } from './head/head.tsx';
import { watchLinks } from './navigation/links.ts';
import { type Screen, type Screens, UnknownScreen } from './navigation/load.ts';
import type { ScreenName } from './screens/registry.ts';
import type { Markup } from './navigation/markup.ts';
import { CONTENT_ANCHOR } from './paths.ts';
import './shell/closing.css';
import './ui/portrait.css';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';
import { watchCopyButtons } from './ui/copy-button.ts';
import { RawHtml } from './ui/raw-html.tsx';
import './ui/rest-of-page.css';
import { watchReveals } from './ui/reveal.ts';
import type { TextLink } from './ui/text-link.ts';

type AppProps = {
  screens: Screens<ScreenName>;
  start: Address;
  /** The services, for the header's menu. */
  leistungen: TextLink[];
};

export function App({ screens, start, leistungen }: AppProps) {
  const [address, go] = useAddress(start);
  const announcement = useArrival(address);
  const { pathname } = address;

  useEffect(() => {
    // Tells the styles that the application runs: until then they let go of the scroll by themselves.
    document.documentElement.dataset.app = 'ready';
    takeEarlyInput();
    let latest = '';
    const forget = () => (latest = '');
    addEventListener('popstate', forget);
    const unwatch = [
      () => removeEventListener('popstate', forget),
      watchCopyButtons(),
      watchEnlarging(),
      watchLinks({
        prefetch: (to) => void screens.load(pathnameOf(to)).catch(() => {}),
        open(to) {
          latest = to;
          screens.load(pathnameOf(to)).then(
            () => to === latest && go(to),
            (error: unknown) => {
              if (to !== latest) return;
              console.warn('Navigation failed', error);
              if (error instanceof UnknownScreen) window.location.assign(to);
            },
          );
        },
      }),
    ];
    return () => unwatch.forEach((stop) => stop());
  }, [screens, go]);

  return (
    <FirstScreen value={address === start}>
      <a className="skip-link" href={`#${CONTENT_ANCHOR}`}>
        Zum Inhalt springen
      </a>
      <Header pathname={pathname} leistungen={leistungen} />
      <main id={CONTENT_ANCHOR} tabIndex={-1}>
        <CurrentAddress value={address}>
          <CurrentScreen screens={screens} pathname={pathname} />
        </CurrentAddress>
      </main>
      {/* Before the footer: behind it, its pixel would be a line of paper below the end of every page. */}
      <div className="visually-hidden" role="status" aria-live="polite">
        {announcement}
      </div>
      <Footer />
    </FirstScreen>
  );
}

/** Suspends only on a back or forward step to a screen that this visit has not loaded yet. */
function CurrentScreen({ screens, pathname }: { screens: Screens<ScreenName>; pathname: string }) {
  const known = screens.get(pathname);
  return <ShownScreen key={pathname} {...(known instanceof Promise ? use(known) : known)} />;
}

function ShownScreen({ Component, data }: Screen) {
  useEffect(watchReveals, []);
  const { head, closing } = data as { head: ComponentProps<typeof Head>; closing: Markup };
  return (
    <>
      <Head {...head} />
      <Component data={data as never} />
      <RawHtml className="still" content={closing} />
    </>
  );
}
