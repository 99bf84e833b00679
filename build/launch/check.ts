import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Site } from '../../src/site.ts';
import type { Problem } from '../../src/content/problem.ts';
import { findFutureDates, findOldChecks, findOldCopyright, findPlannedPosts } from './dates.ts';
import { findLegalGaps, legalHints, toVouchFor } from './legal-form.ts';
import { findOutdatedTerms } from './legal-terms.ts';
import { findPlaceholders } from './placeholders.ts';
import { findMissingPortrait } from './portrait.ts';
import { checkSettings } from './settings.ts';
import { contentLines } from './sources.ts';
import { findEndedSupport } from './support.ts';

export type LaunchFindings = {
  /** What must be done before the site goes online. */
  problems: Problem[];
  /** What is worth a look. */
  hints: Problem[];
  /** What this owner has to vouch for, because no program can check it. */
  byHand: string[];
};

/** Without `env` nothing is said of how the server is set, nor of sentences that this makes false. */
export async function checkLaunch(
  root: string,
  env: Record<string, string | undefined> | undefined,
  today: string,
): Promise<LaunchFindings> {
  const lines = contentLines(root);
  const { site } = (await import(pathToFileURL(join(root, 'content/site.ts')).href)) as { site: Site };
  return {
    problems: [
      ...findPlaceholders(lines),
      ...findLegalGaps(site, lines),
      ...findOutdatedTerms(lines),
      ...findFutureDates(lines, today),
      ...findMissingPortrait(root),
      ...(env ? checkSettings(env, site.origin, lines) : []),
    ],
    hints: [
      ...legalHints(site, lines),
      ...findPlannedPosts(lines, today),
      ...findOldChecks(lines, today),
      ...findOldCopyright(lines, today),
      ...findEndedSupport(root, today),
    ],
    byHand: toVouchFor(site),
  };
}
