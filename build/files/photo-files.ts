import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { PhotoCut } from '../../src/content/photo.ts';
import { pictures } from '../../src/paths.ts';
import type { SiteFile } from '../output/site-files.ts';

const FORMATS = ['avif', 'webp'] as const;
const QUALITY = { avif: 55, webp: 78 };

const folder = fileURLToPath(new URL('../../node_modules/.cache/photos/', import.meta.url));
/** Which release makes them decides about their bytes. */
const recipe = JSON.stringify([QUALITY, sharp.versions]);

/** Every photo that a page shows, in each of its widths and formats; the same cut on two pages once. */
export async function photoFiles(root: string, cuts: PhotoCut[], cacheControl: string): Promise<SiteFile[]> {
  const different = [...new Map(cuts.map((cut) => [cut.name, cut])).values()];
  const wanted = different.flatMap((cut) =>
    cut.widths.flatMap((width) => FORMATS.map((format) => ({ cut, width, format }))),
  );
  const files: SiteFile[] = [];
  // One by one: encoding a single one takes all cores already.
  for (const { cut, width, format } of wanted) {
    const content = await rendition(readFileSync(join(root, cut.file)), cut, width, format);
    files.push({ path: pictures.photo(cut.name, width, format), content, cacheControl });
  }
  return files;
}

/** Encoding takes seconds: one that has not changed since an earlier build is kept. */
async function rendition(
  source: Buffer,
  { ratio }: PhotoCut,
  width: number,
  format: (typeof FORMATS)[number],
): Promise<Buffer> {
  const key = createHash('sha256').update(`${recipe} ${width} ${ratio}`).update(source).digest('hex');
  const name = `${folder}${key}.${format}`;
  if (!existsSync(name)) {
    const height = ratio && Math.round(width / ratio);
    // What the camera noted (place, time, device) is left behind; only its turning is carried out.
    const content = await sharp(source)
      .autoOrient()
      .resize({ width, ...(height && { height, fit: 'cover', position: 'attention' }) })
      .toFormat(format, { quality: QUALITY[format] })
      .toBuffer();
    mkdirSync(folder, { recursive: true });
    // Renamed into place, so that a build that is stopped leaves no half picture behind.
    writeFileSync(`${name}.${process.pid}`, content);
    renameSync(`${name}.${process.pid}`, name);
  }
  return readFileSync(name);
}
