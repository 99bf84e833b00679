import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { portrait, type Problem } from '../../src/content/declaration.ts';
import type { Site } from '../../src/site.ts';
import { findPicture } from '../content/photos.ts';
import { checkSettings, findLegalGaps } from './owner-checks.ts';
import { contentLines, findUnfinished } from './text-checks.ts';

/** Without `env` nothing is said of how the server is set, nor of sentences that this makes false. */
export async function checkLaunch(
  root: string,
  env: Record<string, string | undefined> | undefined,
): Promise<Problem[]> {
  const lines = contentLines(root);
  const { site } = (await import(pathToFileURL(join(root, 'content/site.ts')).href)) as { site: Site };
  return [
    ...findUnfinished(lines),
    ...findLegalGaps(site),
    ...findMissingPortrait(root),
    ...checkSettings(env, site.origin, lines),
  ];
}

/** A drawing keeps the place of the photo; clients want to see with whom they will talk. */
function findMissingPortrait(root: string): Problem[] {
  if (findPicture(root, portrait.path)) return [];
  const message =
    'Ihr Foto fehlt: Legen Sie es hochkant und mindestens 640 Pixel breit hier ab (auch .png oder .webp).';
  return [{ file: `content/${portrait.path}.jpg`, message }];
}
