import { extname } from 'node:path';
import { rasterize, release, toPng, toWebp } from './raster.ts';
import { renderSharePicture, type SharePictureInput } from './share-picture.ts';
import { renderSheet, type SheetInput } from './sheet.ts';
import { renderCardPicture, renderThumbnail, type ThumbnailInput } from './thumbnail.ts';

/** What is drawn, and the file that is made of it. */
export type Picture = { path: string } & (
  | { kind: 'sheet'; input: SheetInput }
  | { kind: 'thumbnail' | 'card'; input: ThumbnailInput }
  | { kind: 'share'; input: SharePictureInput }
);

const WIDTH = 1200;

function drawPicture(picture: Picture): string {
  switch (picture.kind) {
    case 'sheet':
      return renderSheet(picture.input);
    case 'thumbnail':
      return renderThumbnail(picture.input);
    case 'card':
      return renderCardPicture(picture.input);
    case 'share':
      return renderSharePicture(picture.input);
  }
}

export async function encodePicture(picture: Picture): Promise<Buffer> {
  const svg = drawPicture(picture);
  const format = extname(picture.path);
  // A thumbnail stays a drawing: sharp at every size, and less than half the bytes of its picture.
  if (format === '.svg') return Buffer.from(svg);
  const raster = rasterize(svg, WIDTH);
  const file = await (format === '.png' ? toPng(raster) : toWebp(raster));
  release(raster);
  return file;
}
