import type { MouseEvent as ReactMouseEvent } from 'react';
import { isPagePath, pathnameOf } from '../paths.ts';

type LinkActions = { open: (to: string, link: HTMLElement) => void; prefetch: (to: string) => void };

/**
 * Links to pages are plain anchors; one listener for all of them, also those inside finished
 * markup, loads their screen ahead on hover, touch or focus, and opens it in the app.
 */
export function watchLinks({ open, prefetch }: LinkActions): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const ahead = ({ target }: Event) => {
    const found = screenLink(target);
    if (found) prefetch(found.to);
  };
  document.addEventListener('pointerover', ahead, { signal, passive: true });
  document.addEventListener('focusin', ahead, { signal });
  document.addEventListener(
    'click',
    (event) => {
      const found = screenLink(event.target);
      if (!found || event.defaultPrevented || !isPlainClick(event)) return;
      event.preventDefault();
      open(found.to, found.link);
    },
    { signal },
  );
  return () => controller.abort();
}

/** The link around the target, if what it names is a page of this site. */
function screenLink(target: EventTarget | null) {
  const link =
    target instanceof Element ? target.closest<HTMLElement>('a[href^="/"]:not([target])') : undefined;
  const to = link?.getAttribute('href') ?? '';
  return link && isPagePath(pathnameOf(to)) ? { to, link } : undefined;
}

/** Modified clicks (new tab, download …) belong to the browser. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent | ReactMouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
