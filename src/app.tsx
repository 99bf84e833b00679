import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './ui/classes.css';
import './ui/reveal.css';
import { type ComponentProps, useEffect } from 'react';
import { takeEarlyInput } from './early-input.ts';
import { watchEnlarging } from './features/sheet/enlarge.ts';
import { type Address, CurrentAddress, FirstScreen } from './navigation/address.ts';
import { useArrival } from './navigation/focus.ts';
import { useAddress } from './navigation/history.ts';
import { Head } from './head/head.tsx';
import { watchLinks } from './navigation/links.ts';
import type { Screen, Screens } from './navigation/load.ts';
import type { ScreenName } from './screens/registry.ts';
import type { Markup } from './markup.ts';
import { CONTENT_ANCHOR, pathnameOf, paths } from './paths.ts';
import './shell/closing.css';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';
import { noteTopic } from './topic.ts';
import { watchCopyButtons } from './ui/copy-button.ts';
import { RawHtml } from './ui/raw-html.tsx';
import './ui/below-fold.css';
import { watchReveals } from './ui/reveal.ts';
import type { TextLink } from './ui/text-link.ts';

type AppProps = {
  screens: Screens<ScreenName>;
  start: Address;
  /** The services, for the header's menu. */
  leistungen: TextLink[];
};

export function App({ screens, start, leistungen }: AppProps) {
  const [address, open] = useAddress(screens, start);
  useArrival(address);
  const { pathname } = address;

  useEffect(() => {
    // Tells the styles that the application runs: until then they let go of the scroll by themselves.
    document.documentElement.dataset.app = 'ready';
    takeEarlyInput();
    const unwatch = [
      watchCopyButtons(),
      watchEnlarging(),
      watchLinks({
        prefetch: (to) => void screens.load(pathnameOf(to)).catch(() => {}),
        open(to, link) {
          if (pathnameOf(to) === paths.kontakt) noteTopic(link);
          open(to);
        },
      }),
    ];
    return () => unwatch.forEach((stop) => stop());
  }, [screens, open]);

  return (
    <FirstScreen value={address === start}>
      <a className="skip-link" href={`#${CONTENT_ANCHOR}`}>
        Zum Inhalt springen
      </a>
      <Header pathname={pathname} leistungen={leistungen} />
      <main id={CONTENT_ANCHOR} tabIndex={-1}>
        <CurrentAddress value={address}>
          <ShownScreen key={pathname} {...screens.get(pathname)} />
        </CurrentAddress>
      </main>
      <Footer />
    </FirstScreen>
  );
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
