import { setImmediate } from 'node:timers/promises';
import type { Problem } from '../../src/content/declaration.ts';
import type { Renderer } from '../bundle/renderer.ts';
import { ContentError } from '../content/content-error.ts';
import { readPhotos } from '../content/photos.ts';
import type { ContentCache } from '../content/read-content.ts';
import { filesBesidePages } from '../files/files-beside-pages.ts';
import { checkOwnerSyntax, checkPrinted, checkSite, readSite } from '../read-site.ts';
import type { Answers, CurrentSite } from './answers.ts';

type Parts = {
  root: string;
  loadRenderer: () => Promise<Renderer>;
  answers: Answers;
  /** Called with all that is wrong, as often as that may have changed. */
  tell: (problems: Problem[]) => void;
};

/**
 * The site as its files are now. As long as they have a mistake that no page can be made of, the pages
 * stay as they were; everything else is checked behind the writer's back, page by page, as the build
 * would do it.
 */
export function watchCurrentSite({ root, loadRenderer, answers, tell }: Parts) {
  const cache: ContentCache = new Map();
  let latest: Promise<CurrentSite> | undefined;
  let lastGood: CurrentSite | undefined;

  async function read(): Promise<CurrentSite> {
    checkOwnerSyntax(root);
    const renderer = await loadRenderer();
    const photos = await readPhotos(root);
    const site = readSite(root, renderer, { cache, photos, withUnpublished: true });
    return { renderer, site, files: filesBesidePages(root, renderer.site, site.pages) };
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

  async function check(): Promise<void> {
    const reading = fresh();
    const isOutdated = () => latest !== reading;
    try {
      const problems = await findProblems(await reading, isOutdated);
      if (!isOutdated()) tell(problems);
    } catch (error) {
      if (!(error instanceof ContentError)) console.error(error);
      else if (!isOutdated()) tell(error.problems);
    }
  }

  async function findProblems(current: CurrentSite, isOutdated: () => boolean): Promise<Problem[]> {
    const { renderer, site } = current;
    const between = checkSite(root, site, renderer);
    if (between.length > 0) return between;
    const documents = [];
    for (const page of site.pages) {
      // Who has just asked for a page goes first.
      await setImmediate();
      if (isOutdated()) return [];
      // What cannot be printed is told by the check of the site, with file and line.
      const html = await answers.render(current, page).catch(() => '');
      documents.push({ path: page.path, file: page.file, html });
    }
    return checkPrinted(site, documents, await answers.otherPaths(current));
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
