import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { themeColors } from '../../drawings/tokens.ts';
import { dataPath } from '../../contract/data-path.ts';
import { comparable } from '../../server/signpost.ts';
import { decoded } from '../../src/paths.ts';
import { bundleFirstScript } from '../bundle/client-bundle.ts';
import { mediaType, mediaTypeOf } from '../output/site-files.ts';
import { dataOf } from '../print-pages.ts';
import { leistungenMenu, type SitePage } from '../read-site.ts';
import type { CurrentSite } from './current-site.ts';
import { devFiles } from './files.ts';

const BUILD_ID = 'dev';
const START = '/src/start.tsx';
const RARE_STYLES = '/src/styles/print.css';
/** Files that the content makes: page data, drawings, and what machines ask for by name. */
const FROM_CONTENT = /^\/daten\/|\.(?:webp|avif|png|svg|xml|json|txt|webmanifest)$/;

export type Answer = { status: number; headers?: Record<string, string>; body?: string | Buffer };
const NOWHERE: Answer = { status: 404 };

/** What the development server hands out: each page, picture and file made when it is asked for. */
export function createAnswers(root: string, current: () => Promise<CurrentSite>) {
  const files = devFiles(root);
  let firstScript: Promise<string> | undefined;

  async function answer(path: string): Promise<Answer> {
    const own = join(root, 'public', path);
    if (mediaTypeOf(path) && existsSync(own) && statSync(own).isFile()) return ok(path, readFileSync(own));
    const made = await files.find(path);
    if (made) return ok(path, made);
    // Modules and Vite's own addresses (`/@…`) are not ours to answer.
    if (path.startsWith('/@') || (extname(path) && !FROM_CONTENT.test(path))) return NOWHERE;

    const now = await current();
    const { pages, notFound } = now.site;
    const page = pages.find((candidate) => candidate.path === path);
    if (page) return ok('.html', await html(now, page));
    const withData = pages.find((candidate) => dataPath(BUILD_ID, candidate.path) === path);
    if (withData) {
      const data = now.renderer.printData(dataOf(withData));
      return ok('.json', JSON.stringify({ screen: withData.screen, data }));
    }
    const fromContent = await files.ofContent(path, now.renderer.site, pages);
    if (fromContent) return ok(path, fromContent);
    if (FROM_CONTENT.test(path)) return NOWHERE;
    const unknown = notFound.find(
      ({ notFoundBelow }) => path.startsWith(notFoundBelow!) && path.endsWith('/'),
    );
    if (unknown) return { ...ok('.html', await html(now, unknown)), status: 404 };
    const moved = successorOf(path, now);
    if (moved) return moved;
    const withSlash = pages.some((candidate) => candidate.path === `${path}/`);
    return { status: 302, headers: { location: withSlash ? `${path}/` : '/' } };
  }

  /** The document as the build would print it, but for its styles. */
  async function render({ renderer, site }: CurrentSite, page: SitePage): Promise<string> {
    const { path, screen } = page;
    firstScript ??= bundleFirstScript(root);
    const assets = {
      build: BUILD_ID,
      siteStyles: '',
      rareStyles: RARE_STYLES,
      firstScript: await firstScript,
      chunks: [START],
      fonts: files.fontsPath,
      themeColors,
    };
    const content = { screen, data: renderer.printData(dataOf(page)) };
    return renderer.render({ path, content, leistungen: leistungenMenu(site.pages), assets });
  }

  const html = async (site: CurrentSite, page: SitePage) =>
    (await render(site, page)).replace('<head>', `<head>${styleLinks(root)}`);

  return {
    answer,
    /** For a path that neither `answer` nor Vite knows: the old address of a page may look like that of a file. */
    otherwise: (path: string): Promise<Answer> =>
      current().then(
        (site) => successorOf(path, site) ?? NOWHERE,
        () => NOWHERE,
      ),
    render,
    filesOf: async ({ renderer, site }: CurrentSite) => [
      ...(await files.paths(renderer.site, site.pages)),
      START,
      RARE_STYLES,
    ],
  };
}

function successorOf(path: string, { site }: CurrentSite): Answer | undefined {
  const asked = comparable(decoded(path));
  const moved = site.redirects.data.find(({ from }) => comparable(from) === asked);
  return moved && { status: 302, headers: { location: moved.to } };
}

/**
 * Most components are never sent to the browser, so their styles have to be linked, and the order of
 * the layers first.
 */
function styleLinks(root: string): string {
  const styles = globSync('src/{shell,ui,features,screens,pages}/**/*.css', { cwd: root });
  return ['tokens', 'fonts', 'base', 'arriving', 'print-leistung', 'forced-colors']
    .map((name) => `src/styles/${name}.css`)
    .concat(styles.toSorted())
    .map((file) => `<link rel="stylesheet" href="/${file}"/>`)
    .join('');
}

function ok(name: string, body: string | Buffer): Answer {
  return { status: 200, headers: { 'content-type': mediaType(name) }, body };
}
