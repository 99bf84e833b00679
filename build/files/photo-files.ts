import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cached, hashOfSources } from '../../cache/build-cache.ts';
import { pictureFile } from '../../drawings/picture-files.ts';
import { type PhotoCut, portrait } from '../../src/content/declaration.ts';
import { PORTRAIT, pictures } from '../../src/paths.ts';
import { ContentError } from '../content/content-error.ts';
import { findPicture } from '../content/photos.ts';
import { CACHE_DAY, type SiteFile } from '../output/site-files.ts';

const FORMATS = ['avif', 'webp'] as const;
const QUALITY = { avif: 55, webp: 78 };

/** `readPhotos` reads only the head of a file; damage behind the head shows when the photo is encoded here. */
const DAMAGED =
  'Dieses Bild ist beschädigt, vielleicht nur zur Hälfte kopiert. Holen Sie es noch einmal, oder speichern Sie es neu.';

const sourcesHash = hashOfSources('build/files/photo-files.ts');

/** Every photo that a page shows, in each of its widths and formats; the same cut on two pages once. */
export function photoFiles(root: string, cuts: PhotoCut[], cacheControl: string): SiteFile[] {
  const different = [...new Map(cuts.map((cut) => [cut.name, cut])).values()];
  return different.flatMap((cut) =>
    cut.widths.flatMap((width) =>
      FORMATS.map((format) => ({
        path: pictures.photo(cut.name, width, format),
        content: () => rendition(readFileSync(join(root, cut.file)), cut, width, format),
        cacheControl,
      })),
    ),
  );
}

/** Encoding takes seconds: one that has not changed since an earlier build is kept. */
function rendition(
  source: Buffer,
  { file, ratio }: PhotoCut,
  width: number,
  format: (typeof FORMATS)[number],
): Promise<Buffer> {
  const height = ratio && Math.round(width / ratio);
  return cached(`${sourcesHash} ${width} ${ratio} ${format}`, source, async () => {
    const { default: sharp } = await import('sharp');
    // What the camera noted (place, time, device) is left behind; only its turning is carried out.
    return sharp(source)
      .autoOrient()
      .resize({ width, ...(height && { height, fit: 'cover', position: 'attention' }) })
      .toFormat(format, { quality: QUALITY[format] })
      .toBuffer()
      .catch(() => {
        throw new ContentError([{ file, field: 'Bild', message: DAMAGED }]);
      });
  });
}

/** The owner's photo, upright, or the drawing in its place. */
export function portraitFiles(root: string): SiteFile[] {
  const file = findPicture(root, portrait.path);
  if (file) return photoFiles(root, [{ ...PORTRAIT, file, ratio: 4 / 5 }], CACHE_DAY);
  const content = Buffer.from(pictureFile('portrait').svg);
  return [{ path: pictures.portraitDrawing, content, cacheControl: CACHE_DAY }];
}
