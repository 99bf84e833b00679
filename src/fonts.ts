/** The web fonts wait for the `load` event: they must not compete with what the first paint needs. */
export function injectFontsAfterLoad(href: string): void {
  if (document.readyState === 'complete') inject(href);
  else window.addEventListener('load', () => inject(href), { once: true });
}

function inject(href: string) {
  if (document.querySelector(`link[rel="stylesheet"][href="${href}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
}
