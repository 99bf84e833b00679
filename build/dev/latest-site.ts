import { setTimeout } from 'node:timers/promises';
import type { Problem } from '../../src/content/declaration.ts';
import { ContentError } from '../content/content-error.ts';
import type { SiteNow } from './site-now.ts';

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
