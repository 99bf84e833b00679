import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { channels, mix, type Rgb } from '../tokens.ts';
import { type Colour, colour } from './pen.ts';
import { encodePng, type IndexedPicture } from './png.ts';

/** Renders a sheet or motif. Its lettering is outlined already, so no font is looked for. */
export function rasterize(svg: string, width: number): IndexedPicture {
  const image = new Resvg(svg, {
    font: { loadSystemFonts: false },
    fitTo: { mode: 'width', value: width },
  }).render();
  return { indices: indicesOf(image.pixels), width: image.width, height: image.height };
}

export const toPng = (picture: IndexedPicture) => encodePng(picture, Buffer.from(palette.flat()));

/**
 * Lossless in few colours keeps a line drawing sharp in half the bytes of a lossy picture. More effort
 * saves a sixth of the bytes for three times the time: pages show the drawing itself, not this picture.
 */
export function toWebp({ indices, width, height }: IndexedPicture): Promise<Buffer> {
  const pixels = Buffer.alloc(indices.length * 3);
  for (let from = 0, to = 0; from < indices.length; from++, to += 3) {
    const [red, green, blue] = palette[indices[from]!]!;
    pixels[to] = red;
    pixels[to + 1] = green;
    pixels[to + 2] = blue;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .webp({ lossless: true, effort: 0 })
    .toBuffer();
}

/** Between the plan and the fills: what most edges are smoothed against. */
const ground = mix(colour.plan, colour.line, 0.1);
const smoothed = (ink: Colour, share: number) => mix(ground, colour[ink], share);
/**
 * Sixteen colours: WebP and PNG then pack two pixels into a byte. The lighter inks serve as steps of
 * the smoothed edges of the others, so that six steps more are enough.
 */
const palette: Rgb[] = [
  ...Object.values(colour),
  smoothed('ink', 0.25),
  smoothed('ink', 0.5),
  smoothed('ink', 0.85),
  smoothed('soft', 0.5),
  smoothed('signal', 0.35),
  smoothed('signal', 0.67),
].map(channels);

/** The nearest entry of the palette for every pixel. */
function indicesOf(rgba: Buffer): Buffer {
  const known = new Map<number, number>();
  const indices = Buffer.alloc(rgba.length / 4);
  let last = -1;
  let nearest = 0;
  for (let from = 0, to = 0; from < rgba.length; from += 4, to++) {
    const key = (rgba[from]! << 16) | (rgba[from + 1]! << 8) | rgba[from + 2]!;
    // Mostly the neighbour's colour.
    if (key !== last) {
      nearest = known.get(key) ?? nearestTo([rgba[from]!, rgba[from + 1]!, rgba[from + 2]!]);
      known.set(key, nearest);
      last = key;
    }
    indices[to] = nearest;
  }
  return indices;
}

function nearestTo([red, green, blue]: Rgb): number {
  const distance = ([r, g, b]: Rgb) => 2 * (r - red) ** 2 + 4 * (g - green) ** 2 + 3 * (b - blue) ** 2;
  return palette.reduce(
    (best, candidate, index) => (distance(candidate) < distance(palette[best]!) ? index : best),
    0,
  );
}
