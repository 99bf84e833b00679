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

export const toPng = (picture: IndexedPicture) => encodePng(picture, Buffer.from(inks));

/**
 * Lossless in few colours keeps a line drawing sharp in half the bytes of a lossy picture. More effort
 * saves a sixth of the bytes for three times the time: pages show the drawing itself, not this picture.
 */
export function toWebp({ indices, width, height }: IndexedPicture): Promise<Buffer> {
  const pixels = new Uint8Array(indices.length * 3);
  for (let at = 0, to = 0; at < indices.length; at++, to += 3) {
    const from = indices[at]! * 3;
    pixels[to] = inks[from]!;
    pixels[to + 1] = inks[from + 1]!;
    pixels[to + 2] = inks[from + 2]!;
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

const inks = new Uint8Array(palette.flat());

/**
 * What was nearest for earlier pixels, of any picture: they share their inks. Each colour has one place, where
 * another may push it out: looking there takes a fraction of what a `Map` takes.
 */
const PLACES = 2 ** 16;
const coloursSeen = new Int32Array(PLACES);
const nearestSeen = new Uint8Array(PLACES);

/** The nearest entry of the palette for every pixel; read four bytes at a time, three times as fast as one by one. */
function indicesOf(rgba: Buffer): Buffer {
  // With a sign: V8 counts in numbers of 31 bits and one, and would make a fraction of an opaque pixel.
  const pixels = new Int32Array(rgba.buffer, rgba.byteOffset, rgba.length / 4);
  const indices = Buffer.allocUnsafe(pixels.length);
  let last = 0;
  let nearest = 0;
  for (let at = 0; at < pixels.length; at++) {
    const pixel = pixels[at]!;
    // Mostly the neighbour's colour.
    if (pixel !== last) {
      const place = Math.imul(pixel, 0x9e3779b1) >>> 16;
      // No picture has a transparent pixel, so 0 is an empty place.
      if (coloursSeen[place] !== pixel) {
        coloursSeen[place] = pixel;
        nearestSeen[place] = nearestTo([rgba[at * 4]!, rgba[at * 4 + 1]!, rgba[at * 4 + 2]!]);
      }
      nearest = nearestSeen[place]!;
      last = pixel;
    }
    indices[at] = nearest;
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
