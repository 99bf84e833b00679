import { pictureFile } from '../../drawings/picture-files.ts';
import { portrait } from '../../src/content/portrait.ts';
import { PORTRAIT, pictures } from '../../src/paths.ts';
import { findPicture } from '../content/photos.ts';
import { CACHE_DAY, type SiteFile } from '../output/site-files.ts';
import { photoFiles } from './photo-files.ts';

/** The owner's photo, upright, or the drawing in its place. */
export async function portraitFiles(root: string): Promise<SiteFile[]> {
  const file = findPicture(root, portrait.path);
  if (file) return photoFiles(root, [{ ...PORTRAIT, file, ratio: 4 / 5 }], CACHE_DAY);
  const content = Buffer.from(pictureFile('portrait').svg);
  return [{ path: pictures.portraitDrawing, content, cacheControl: CACHE_DAY }];
}
