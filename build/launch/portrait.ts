import type { Problem } from '../../src/content/problem.ts';
import { portrait } from '../../src/content/portrait.ts';
import { findPicture } from '../content/photos.ts';

/** A drawing keeps the place of the photo; clients want to see with whom they will talk. */
export function findMissingPortrait(root: string): Problem[] {
  if (findPicture(root, portrait.path)) return [];
  const message =
    'Ihr Foto fehlt: Legen Sie es hochkant und mindestens 640 Pixel breit hier ab (auch .png oder .webp).';
  return [{ file: `content/${portrait.path}.jpg`, message }];
}
