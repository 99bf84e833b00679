import { globSync } from 'node:fs';
import { extname } from 'node:path';
import { themeColors } from '../../drawings/tokens.ts';
import { dataPath } from '../../contract/data-path.ts';
import { comparable } from '../../server/signpost.ts';
import { decoded } from '../../src/paths.ts';
import { bundleFirstScript } from '../bundle/client-bundle.ts';
import type { Renderer } from '../bundle/renderer.ts';
import { fontFiles } from '../files/fonts.ts';
import { LICENCES_PATH } from '../files/licences.ts';
import { contentOf, mediaType, type SiteFile } from '../output/site-files.ts';
import { dataOf } from '../print-pages.ts';
import { leistungenMenu, type SitePage, type UnprintedSite } from '../read-site.ts';

const BUILD_ID = 'dev';
const START = '/src/start.tsx';
const RARE_STYLES = '/src/styles/print.css';
type Answer = { status: number; headers?: Record<string, string>; body?: string | Buffer };

/** As its files are now. */
export type CurrentSite = { renderer: Renderer; site: UnprintedSite; files: SiteFile[] };

export type Answers = ReturnType<typeof createAnswers>;

/** What the development server hands out: each page, picture and file made when it is asked for. */
export function createAnswers(root: string) {
  let prepared: Promise<[Awaited<ReturnType<typeof fontFiles>>, string]> | undefined;
  const prepare = () => (prepared ??= Promise.all([fontFiles(root), bundleFirstScript(root)]));

  async function answer(now: CurrentSite, path: string): Promise<Answer> {
    const { pages, notFound } = now.site;
    const page = pages.find((candidate) => candidate.path === path);
    if (page) return ok('.html', await html(now, page));
    const withData = pages.find((candidate) => dataPath(BUILD_ID, candidate.path) === path);
    if (withData) {
      const data = now.renderer.printData(dataOf(withData));
      return ok('.json', JSON.stringify({ screen: withData.screen, data }));
    }
    const [fonts] = await prepare();
    const file = [...fonts.files, ...now.files].find((candidate) => candidate.path === path);
    if (file) return ok(path, await contentOf(file));
    const unknown = notFound.find(
      ({ notFoundBelow }) => path.startsWith(notFoundBelow!) && path.endsWith('/'),
    );
    if (unknown) return { ...ok('.html', await html(now, unknown)), status: 404 };
    const asked = comparable(decoded(path));
    const moved = now.site.redirects.data.find(({ from }) => comparable(from) === asked);
    if (moved) return { status: 302, headers: { location: moved.to } };
    if (extname(path)) return { status: 404 };
    const withSlash = pages.some((candidate) => candidate.path === `${path}/`);
    return { status: 302, headers: { location: withSlash ? `${path}/` : '/' } };
  }

  /** The document as the build would print it, but for its styles. */
  async function render({ renderer, site }: CurrentSite, page: SitePage): Promise<string> {
    const { path, screen } = page;
    const [fonts, firstScript] = await prepare();
    const assets = {
      build: BUILD_ID,
      siteStyles: '',
      rareStyles: RARE_STYLES,
      firstScript,
      chunks: [START],
      fonts: fonts.stylesheet,
      themeColors,
    };
    const content = { screen, data: renderer.printData(dataOf(page)) };
    return renderer.render({ path, content, leistungen: leistungenMenu(site.pages), assets });
  }

  const html = async (site: CurrentSite, page: SitePage) =>
    (await render(site, page)).replace('<head>', `<head>${styleLinks(root)}`);

  /** Every address that is no page. */
  const otherPaths = async ({ files }: CurrentSite) => {
    const [fonts] = await prepare();
    const made = [...fonts.files, ...files].map(({ path }) => path);
    return [...made, LICENCES_PATH, START, RARE_STYLES];
  };

  return { answer, render, otherPaths };
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
