import { globSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { createUnknownPathResolver } from '../../server/unknown-paths.ts';
import type { Renderer } from '../bundle/renderer.ts';
import type { Problem } from '../../src/content/declaration.ts';
import { ContentError } from '../content/content-error.ts';
import type { ContentCache } from '../content/read-content.ts';
import { fontFiles } from '../files/fonts.ts';
import { LICENCES_PATH } from '../files/licences.ts';
import { contentOf, mediaType } from '../output/site-files.ts';
import { makeSite } from '../make-site.ts';
import type { PageAssets } from '../print-pages.ts';
import { checkOwnerSyntax } from '../read-site.ts';

const START = '/src/start.tsx';
const RARE_STYLES = '/src/styles/print.css';

type Parts = { loadRenderer: () => Promise<Renderer>; firstScript: string; cache: ContentCache };
type SiteNow = Awaited<ReturnType<typeof siteNow>>;

/** The site as its files are now, with what is wrong beside the pages. */
export async function siteNow(root: string, { loadRenderer, firstScript, cache }: Parts) {
  checkOwnerSyntax(root);
  const renderer = await loadRenderer();
  return makeSite(root, renderer, { cache, withUnpublished: true }, async () => {
    const fonts = await fontFiles(root);
    const styles = stylesIn(root);
    const links = styles.map((path) => `<link rel="stylesheet" href="${path}"/>`);
    // Vite hands out modules and styles as they are.
    const assets: PageAssets = {
      buildId: 'dev',
      assetsOf: () => ({
        siteStyles: '',
        rareStyles: RARE_STYLES,
        firstScript,
        chunks: [START],
        fonts: fonts.stylesheet,
      }),
      withStyles: (html) => html.replace('<head>', `<head>${links.join('')}`),
    };
    return { assets, files: fonts.files, paths: [LICENCES_PATH, START, RARE_STYLES, ...styles] };
  });
}

/**
 * Most components are never sent to the browser, so their styles have to be linked, and the order of
 * the layers first.
 */
function stylesIn(root: string): string[] {
  const styles = globSync('src/{shell,ui,features,screens,pages}/**/*.css', { cwd: root });
  return ['tokens', 'fonts', 'base', 'arriving', 'forced-colors']
    .map((name) => `src/styles/${name}.css`)
    .concat(styles.toSorted())
    .map((file) => `/${file}`);
}

type Answer = { status: number; headers?: Record<string, string>; body?: string | Buffer };

/** What the server will hand out for this address once the site is built. */
export async function answer({ site, pages, notFound, files }: SiteNow, path: string): Promise<Answer> {
  const found = pages.find(({ page }) => page.path === path);
  if (found) return ok('.html', found.html);
  const file = files.find((candidate) => candidate.path === path);
  if (file) return ok(path, await contentOf(file));
  const resolution = createUnknownPathResolver({
    files: pages.map(({ page }) => ({ kind: 'page', path: page.path })),
    redirects: site.redirects.data,
    notFound: notFound.map(({ page }) => ({ prefix: page.notFoundBelow! })),
  })(path);
  if (resolution === 'home') return { status: 302, headers: { location: '/' } };
  if (resolution === 'missing') return { status: 404 };
  if ('moved' in resolution) return { status: 302, headers: { location: resolution.moved } };
  const unknown = notFound.find(({ page }) => page.notFoundBelow === resolution.unknownBelow)!;
  return { ...ok('.html', unknown.html), status: 404 };
}

function ok(name: string, body: string | Buffer): Answer {
  return { status: 200, headers: { 'content-type': mediaType(name) }, body };
}

/** In milliseconds. */
const PAUSE = 20;

/**
 * Makes the site whenever a file has changed. As long as the files have a mistake that no page can be made of, the
 * pages stay as they were.
 */
export function latestSite(make: () => Promise<SiteNow>, tell: (problems: Problem[]) => void) {
  let latest: Promise<SiteNow> | undefined;
  let lastGood: SiteNow | undefined;

  /** To be called when a file has changed. */
  function changed(): Promise<SiteNow> {
    // Editors write, rename and touch: only the last of it counts.
    const next: Promise<SiteNow> = setTimeout(PAUSE).then(() => (latest === next ? make() : latest!));
    latest = next;
    void tellOf(next);
    return next;
  }

  async function tellOf(made: Promise<SiteNow>): Promise<void> {
    try {
      lastGood = await made;
      if (latest === made) tell(lastGood.problems);
    } catch (error) {
      if (latest !== made) return;
      if (error instanceof ContentError) return tell(error.problems);
      console.error(error);
      // Nothing of the content: the next request tries again.
      latest = undefined;
    }
  }

  async function current(): Promise<SiteNow> {
    try {
      return await (latest ?? changed());
    } catch (error) {
      if (lastGood && error instanceof ContentError) return lastGood;
      throw error;
    }
  }

  return { changed, current };
}
