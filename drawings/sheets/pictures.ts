import { extname } from 'node:path';
import { renderSharePicture, type SharePictureInput } from './share-picture.ts';
import { renderSheet, type SheetInput } from './sheet.ts';
import { renderCardPicture, renderThumbnail, type ThumbnailInput } from './thumbnail.ts';

/** What is drawn, and the file that is made of it. */
export type Picture = { path: string } & (
  | { kind: 'sheet'; input: SheetInput }
  | { kind: 'thumbnail' | 'card'; input: ThumbnailInput }
  | { kind: 'share'; input: SharePictureInput }
);

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
  return format === '.png' ? toPng(svg) : toWebp(svg);
}

/** Sixteen colours keep a line drawing sharp in a quarter of the bytes. Its lettering is outlined, so no font is looked for. */
async function toPng(svg: string, width?: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg))
    .resize(width)
    .png({ palette: true, colours: 16, dither: 0, effort: 1 })
    .toBuffer();
}

export async function toWebp(svg: string, width?: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(await toPng(svg, width))
    .webp({ lossless: true, effort: 0 })
    .toBuffer();
}
