import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rasterize, toPng, toWebp } from './raster.ts';

const encoders = { '.png': toPng, '.webp': toWebp };
export type PictureFormat = keyof typeof encoders;

const project = new URL('../../', import.meta.url);
const folder = fileURLToPath(new URL('node_modules/.cache/drawings/', project));
/** What besides the drawing itself decides about the picture: how it is made, and by which release. */
const recipe = [
  'drawings/sheets/raster.ts',
  'drawings/sheets/png.ts',
  'drawings/sheets/pen.ts',
  'drawings/tokens.ts',
  'src/styles/tokens.css',
  'package-lock.json',
]
  .map((file) => readFileSync(new URL(file, project), 'utf8'))
  .join('');

/** The picture of a drawing; that of one that has not changed since an earlier build is kept. */
export async function pictureFrom(svg: string, width: number, format: PictureFormat): Promise<Buffer> {
  const name =
    folder +
    createHash('sha256')
      .update(recipe + width + svg)
      .digest('hex') +
    format;
  if (!existsSync(name)) {
    mkdirSync(folder, { recursive: true });
    // Renamed into place, so that a build that is stopped leaves no half picture behind.
    const unfinished = `${name}.${process.pid}`;
    writeFileSync(unfinished, await encoders[format](rasterize(svg, width)));
    renameSync(unfinished, name);
  }
  return readFileSync(name);
}
