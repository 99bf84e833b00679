import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { portraitDrawing } from '../../drawings/portrait.ts';
import { PORTRAIT_WIDTHS, pictures } from '../../src/paths.ts';
import { findPicture } from '../content/find-picture.ts';
import { portrait } from '../../src/content/portrait.ts';
import type { SiteFile } from '../output/site-files.ts';

const CACHE_DAY = 'public, max-age=86400';

/** The owner's photo in every width and format, or the drawing in its place. */
export async function portraitFiles(root: string): Promise<SiteFile[]> {
  const file = findPicture(root, portrait.path);
  if (!file) {
    return [
      { path: pictures.portraitDrawing, content: Buffer.from(portraitDrawing()), cacheControl: CACHE_DAY },
    ];
  }
  const source = readFileSync(join(root, file));
  return Promise.all(
    PORTRAIT_WIDTHS.flatMap((width) => {
      // What the camera noted (place, time, device) is left behind; only its turning is carried out.
      const cut = sharp(source)
        .autoOrient()
        .resize({ width, height: (width * 5) / 4, fit: 'cover', position: 'attention' });
      const made = { avif: cut.clone().avif({ quality: 55 }), webp: cut.clone().webp({ quality: 78 }) };
      return (['avif', 'webp'] as const).map(async (format) => ({
        path: pictures.portrait(width, format),
        content: await made[format].toBuffer(),
        cacheControl: CACHE_DAY,
      }));
    }),
  );
}
