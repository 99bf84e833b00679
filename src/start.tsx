import { hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { resumeSending } from './features/kontakt/outgoing.ts';
import { injectFontsAfterLoad } from './fonts.ts';
import { currentAddress } from './navigation/address.ts';
import { Screens, screenOfDocument } from './navigation/screens.ts';

export async function startApp() {
  const { build = '', fonts } = document.documentElement.dataset;
  const screens = new Screens(build);
  const address = currentAddress();
  const { pathname } = address;
  screens.set(pathname, await screenOfDocument(pathname));

  // Every navigation starts at the top of the page; the browser's memory would fight that.
  history.scrollRestoration = 'manual';
  const root = document.getElementById('root')!;
  const prerendered = root.cloneNode(true);
  const app = () => <App screens={screens} start={address} />;
  const reactRoot = hydrateRoot(root, app(), {
    // React empties the page on an error that nobody caught; the visitor keeps a readable one.
    onUncaughtError(error) {
      console.error(error);
      delete document.documentElement.dataset.app;
      if (window.location.pathname === pathname) root.replaceWith(prerendered);
      else window.location.reload();
    },
  });
  if (fonts) injectFontsAfterLoad(fonts);
  resumeSending();

  import.meta.hot?.on('inhalt', async () => {
    await screens.refresh(window.location.pathname);
    reactRoot.render(app());
  });
}
