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

/** Fetches it while nobody waits, so that the first step finds it in the cache. */
export function prefetchSiteStyles() {
  const { styles } = document.documentElement.dataset;
  if (!styles) return;
  const link = Object.assign(document.createElement('link'), { rel: 'prefetch', href: styles, as: 'style' });
  document.head.append(link);
}

function inject(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${href} did not load`));
    });
    document.head.append(link);
  });
}
