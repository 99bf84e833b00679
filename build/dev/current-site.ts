import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../src/content/problem.ts';
import type { Renderer } from '../bundle/renderer.ts';
import { findDeadLinks } from '../content/check-links.ts';
import { findBadRedirects } from '../content/check-redirects.ts';
import { checkSiteSyntax, SITE_FILE } from '../content/check-site.ts';
import { ContentError, formatProblem, stopOn, UnreadContent } from '../content/content-error.ts';
import type { ContentCache } from '../content/load.ts';
import { readPhotos } from '../content/photos.ts';
import { checkStaticFiles } from '../files/static-files.ts';
import { draftSitePages, type SiteDraft, type SitePage } from '../site-pages.ts';

export type CurrentSite = { renderer: Renderer; draft: SiteDraft };

type Parts = {
  root: string;
  loadRenderer: () => Promise<Renderer>;
  render: (site: CurrentSite, page: SitePage) => Promise<string>;
  /** Every address that is no page. */
  filesOf: (site: CurrentSite) => Promise<string[]>;
  /** Resolves when nobody waits for an answer. */
  whenQuiet: () => Promise<void>;
  /** Called with all that is wrong, as often as that may have changed. */
  tell: (problems: Problem[]) => void;
};

/**
 * The site as its files are now. As long as they have a mistake that no page can be made of, the pages
 * stay as they were; everything else is checked behind the writer's back, page by page, as the build
 * would do it.
 */
export function watchCurrentSite({ root, loadRenderer, render, filesOf, whenQuiet, tell }: Parts) {
  const cache: ContentCache = new Map();
  let latest: Promise<CurrentSite> | undefined;
  let lastGood: CurrentSite | undefined;
  let change = 0;
  /** What the last complete check found; `undefined` until the first one, which fills the cache, has ended. */
  let inPages: Problem[] | undefined;

  async function read(): Promise<CurrentSite> {
    stopOn(checkSiteSyntax(readFileSync(join(root, SITE_FILE), 'utf8')));
    const renderer = await loadRenderer();
    const photos = await readPhotos(root);
    return { renderer, draft: draftSitePages(root, renderer, { cache, photos, withUnpublished: true }) };
  }

  /** A `ContentError` is kept until a file changes; after any other error the next request reads the site again. */
  function fresh(): Promise<CurrentSite> {
    if (latest) return latest;
    const reading = read();
    latest = reading;
    reading.catch((error: unknown) => {
      if (latest === reading && !(error instanceof ContentError)) latest = undefined;
    });
    return reading;
  }

  async function current(): Promise<CurrentSite> {
    try {
      return (lastGood = await fresh());
    } catch (error) {
      if (lastGood && error instanceof ContentError) return lastGood;
      throw error;
    }
  }

  /** What keeps pages from being made is told at once, the rest when every page has been looked at. */
  async function check(): Promise<void> {
    const mine = ++change;
    const isOutdated = () => mine !== change;
    try {
      const site = await fresh();
      if (isOutdated()) return;
      tell(inPages ?? []);
      const problems = await findProblems(site, isOutdated);
      if (isOutdated()) return;
      inPages = problems;
      tell(inPages);
    } catch (error) {
      if (isOutdated()) return;
      if (!(error instanceof ContentError)) return console.error(error);
      tell(error.problems);
      if (!inPages || !(error instanceof UnreadContent)) return;
      await whenQuiet();
      if (!isOutdated()) tell([...error.problems, ...error.further()]);
    }
  }

  async function findProblems(site: CurrentSite, isOutdated: () => boolean): Promise<Problem[]> {
    const documents = [];
    for (const page of site.draft.pages) {
      await whenQuiet();
      if (isOutdated()) return [];
      // What cannot be printed is told by the check below, with file and line.
      const html = await render(site, page).catch(() => '');
      documents.push({ path: page.path, file: page.file, html });
    }
    const files = await filesOf(site);
    return withoutRepeats([
      ...site.draft.check(),
      ...checkStaticFiles(root),
      ...findBadRedirects(site.draft.redirects, files),
      ...findDeadLinks(documents, files, site.draft.links()),
    ]);
  }

  return {
    current,
    /** To be called when a file has changed. */
    changed() {
      latest = undefined;
      void check();
    },
  };
}

/** A dead link is found by its address and once more on the printed page. */
const withoutRepeats = (problems: Problem[]) => [
  ...new Map(problems.map((problem) => [formatProblem(problem), problem])).values(),
];
