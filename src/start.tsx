import { startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { CONTENT_CHANGED } from '../contract/dev-events.ts';
import { App } from './app.tsx';
import { releaseEarlySubmit, restoreFragment } from './early-input.ts';
import { storedMessages } from './features/kontakt/outgoing-messages.ts';
import { injectFontsAfterLoad } from './fonts.ts';
import { currentAddress } from './navigation/address.ts';
import { keepPlaceOfReader } from './navigation/history.ts';
import { contentOfDocument, fetchLaterStyles, Screens } from './navigation/load.ts';
import { paths } from './paths.ts';
import { leistungenOfDocument } from './shell/leistungen-menu.tsx';
import { loadScreen, type ScreenName } from './screens/registry.ts';

/** This module exports nothing: the first script imports it in order to start the application. */
startApp().catch((error: unknown) => {
  console.error('Start failed', error);
  releaseEarlySubmit();
});

async function startApp() {
  restoreFragment();
  const { build = '', fonts } = document.documentElement.dataset;
  const screens = new Screens<ScreenName>(build, loadScreen, {
    [paths.kontakt]: 'kontakt',
    [paths.lexikon]: 'lexikon',
  });
  const address = currentAddress();
  const { pathname } = address;
  // An early input starts it while the parser may still wait for the styles below a hero.
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
  const { screen, data } = contentOfDocument<ScreenName>();
  const Component = await loadScreen(screen);
  screens.set(pathname, { Component, data });

  // Hydration gets a task of its own, behind the one that evaluated the bundle (docs/decisions/0003).
  await new Promise((resolve) => setTimeout(resolve));

  keepPlaceOfReader();
  const root = document.getElementById('root')!;
  const leistungen = leistungenOfDocument();
  const app = () => <App screens={screens} start={address} leistungen={leistungen} />;
  const options = { onUncaughtError: showPrerendered(root, pathname) };
  let reactRoot: Root;
  // In slices: an input in between does not wait for the whole page.
  startTransition(() => {
    reactRoot = hydrateRoot(root, app(), options);
  });
  if (fonts) void injectFontsAfterLoad(fonts);
  fetchLaterStyles();
  // What an earlier visit could not send. The sender is loaded only when there is something to send.
  if (storedMessages().length > 0)
    void import('./features/kontakt/send-message.ts').then(({ resume }) => resume(), console.error);

  import.meta.hot?.on(CONTENT_CHANGED, async () => {
    await screens.refresh(window.location.pathname);
    reactRoot.render(app());
  });
}

/** React empties the page on an error that nobody caught: the visitor gets back what the server sent. */
function showPrerendered(root: Element, pathname: string): (error: unknown) => void {
  const prerendered = [...root.childNodes];
  let shown = root;
  return (error) => {
    console.error(error);
    delete document.documentElement.dataset.app;
    if (window.location.pathname !== pathname) return window.location.reload();
    const copy = root.cloneNode() as Element;
    copy.append(...prerendered);
    // Without the application nothing enables the form's button again; now the server checks the fields.
    for (const control of copy.querySelectorAll(':disabled')) control.removeAttribute('disabled');
    // React may report two errors at once: the second copy replaces the first.
    shown.replaceWith(copy);
    shown = copy;
    releaseEarlySubmit();
  };
}
