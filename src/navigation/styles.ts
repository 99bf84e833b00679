/** Paper, and colours that the visitor has chosen for every site. */
export const RARE_MEDIA = 'print,(forced-colors:active)';

let loading: Promise<void> | undefined;

/**
 * A document carries the styles of its own page only. Before another one is shown, the whole site's
 * stylesheet joins them, once: it repeats what is there, in the order that holds for every page.
 */
export function loadSiteStyles(): Promise<void> {
  const { styles } = document.documentElement.dataset;
  if (!styles) return Promise.resolve();
  loading ??= inject(styles).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/**
 * What no first paint needs, and would yet wait for if the document named it: the styles for paper
 * and forced colours, and the whole site's, so that the first step finds them in the cache.
 */
export function fetchLaterStyles() {
  const { rare, styles } = document.documentElement.dataset;
  if (rare) addLink({ rel: 'stylesheet', href: rare, media: RARE_MEDIA });
  // No prefetch link: Safari knows none, and Firefox measures it by `default-src`, which allows nothing.
  // Whoever leaves before all of it is there has nothing to report.
  if (styles)
    fetch(styles, { priority: 'low' })
      .then((answer) => answer.blob())
      .catch(() => {});
}

function addLink(attributes: Partial<HTMLLinkElement>): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), attributes);
  document.head.append(link);
  return link;
}

function inject(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = addLink({ rel: 'stylesheet', href });
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${href} did not load`));
    });
  });
}
