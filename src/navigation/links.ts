import { isPagePath } from '../paths.ts';
import { pathnameOf } from './address.ts';
import { isPlainClick } from './plain-click.ts';

type LinkActions = { open: (to: string) => void; prefetch: (to: string) => void };

/**
 * Links to pages are plain anchors; one listener for all of them, also those inside finished
 * markup, loads their screen ahead on hover, touch or focus, and opens it in the app.
 */
export function watchLinks({ open, prefetch }: LinkActions): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const ahead = ({ target }: Event) => {
    const to = screenLink(target);
    if (to) prefetch(to);
  };
  document.addEventListener('pointerover', ahead, { signal, passive: true });
  document.addEventListener('touchstart', ahead, { signal, passive: true });
  document.addEventListener('focusin', ahead, { signal });
  document.addEventListener(
    'click',
    (event) => {
      const to = screenLink(event.target);
      if (!to || event.defaultPrevented || !isPlainClick(event)) return;
      event.preventDefault();
      open(to);
    },
    { signal },
  );
  return () => controller.abort();
}

/** What the link around the target names, if that is a page of this site. */
function screenLink(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a[href^="/"]:not([target])') : null;
  const to = link?.getAttribute('href') ?? '';
  return isPagePath(pathnameOf(to)) ? to : undefined;
}
