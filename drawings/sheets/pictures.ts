import { extname } from 'node:path';
import { renderBanner } from './banner.ts';
import { renderMotif } from './motif.ts';
import { renderPreview } from './preview.ts';
import { rasterize, release, toPng, toWebp } from './raster.ts';
import { renderSheet } from './sheet.ts';

const renderers = { sheet: renderSheet, motif: renderMotif, banner: renderBanner, preview: renderPreview };
type Renderers = typeof renderers;

/** What is drawn, and the file that is made of it: plain data, so that another thread can do it. */
export type Picture = {
  [Kind in keyof Renderers]: { kind: Kind; path: string; input: Parameters<Renderers[Kind]>[0] };
}[keyof Renderers];

const encoders = { '.png': toPng, '.webp': toWebp };
const WIDTH = 1200;

export const drawPicture = ({ kind, input }: Picture): string => renderers[kind](input as never);

export async function encodePicture(picture: Picture): Promise<Buffer> {
  const svg = drawPicture(picture);
  const format = extname(picture.path);
  // A motif stays a drawing: sharp at every size, and less than half the bytes of its picture.
  if (format === '.svg') return Buffer.from(svg);
  const raster = rasterize(svg, WIDTH);
  const file = await encoders[format as keyof typeof encoders](raster);
  release(raster);
  return file;
}
