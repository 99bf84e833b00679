import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { suggestion } from '../../src/nearest.ts';
import { decoded } from '../../src/paths.ts';
import { hashOf } from '../output/site-files.ts';
import { headingId } from './heading-id.ts';
import { isFile } from './source-text.ts';

/** A photo that lies in `content/`, as it was found: upright, in pixels. */
export type Photo = {
  file: string;
  /** Its address below `/assets/`, without width and ending. Another picture has another one. */
  name: string;
  width: number;
  height: number;
};

/** Every picture in `content/` by its file; nothing for one that cannot be read. */
export type Photos = ReadonlyMap<string, Photo | undefined>;

/** In pixels: less than half of a phone's screen. */
const SMALLEST = 200;
const ENDING = /\.(?:jpe?g|png|webp)$/i;

/** Measured ahead, so that the content itself can be read in one go. */
export async function readPhotos(root: string): Promise<Photos> {
  const files = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((name) => ENDING.test(name) && isFile(join(root, 'content', name)))
    .map((name) => `content/${name.replaceAll('\\', '/')}`)
    .toSorted();
  return new Map(await Promise.all(files.map(async (file) => [file, await measured(root, file)] as const)));
}

async function measured(root: string, file: string): Promise<Photo | undefined> {
  const source = readFileSync(join(root, file));
  const title = headingId(posix.basename(file).normalize().replace(ENDING, ''), []);
  // Only now: most builds have no photos.
  const { default: sharp } = await import('sharp');
  try {
    const { autoOrient } = await sharp(source).metadata();
    return { file, name: `bilder/${title}-${hashOf(source).slice(0, 8)}`, ...autoOrient };
  } catch {
    return undefined;
  }
}

/** The photo that a text names by the way from its own file, or what is wrong with that. */
export function findPhoto(photos: Photos, text: string, named: string): Photo | { complaint: string } {
  // Markdown writes a space as `%20`; a name may also have a percent sign of its own.
  const file = posix.join(posix.dirname(text), decoded(named));
  // A name from a Mac may have its umlauts in two characters: to the author it is the same.
  const there = [...photos.keys()].find((other) => other.normalize() === file.normalize());
  const photo = there && photos.get(there);
  if (photo && photo.width >= SMALLEST) return photo;
  if (photo)
    return {
      complaint: `${file} ist nur ${photo.width} Pixel breit und wäre unscharf. Nehmen Sie ein Bild mit mindestens ${SMALLEST}.`,
    };
  if (there) return { complaint: `${file} lässt sich nicht als Bild lesen. Speichern Sie es neu.` };
  const advice =
    suggestion(file, photos.keys()) || ' Legen Sie das Bild dort ab, und nennen Sie nur seinen Namen.';
  return {
    complaint: `Die Datei ${file} gibt es nicht, oder sie endet nicht auf jpg, jpeg, png oder webp.${advice}`,
  };
}

/**
 * A picture in `content/`, named without its ending: as `content/…`, if the author has put one there. Cameras write
 * their endings in capitals.
 */
export const findPicture = (root: string, path: string): string | undefined =>
  globSync(`content/${path}.{jpg,jpeg,png,webp,JPG,JPEG,PNG,WEBP}`, { cwd: root })
    .toSorted()[0]
    ?.replaceAll('\\', '/');
