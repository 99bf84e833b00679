import { Resvg } from '@resvg/resvg-js';
import { channels, mix, type Rgb } from '../tokens.ts';
import { type Colour, colour } from './pen.ts';
import { encodePng } from './png.ts';

/**
 * Pixels as numbers of four bytes: red, green, blue, and an alpha that is always full. Encoding a
 * picture overwrites its pixels: fresh memory for millions of bytes takes longer to get than to fill.
 */
export type Raster = { pixels: Int32Array<ArrayBuffer>; width: number; height: number };

/** Renders a sheet or a shared picture. Its lettering is outlined already, so no font is looked for. */
export function rasterize(svg: string, width: number): Raster {
  const image = new Resvg(svg, {
    font: { loadSystemFonts: false },
    fitTo: { mode: 'width', value: width },
  }).render();
  const bytes = image.pixels as Buffer<ArrayBuffer>;
  // Signed: V8's small integers have 31 bits and a sign. Unsigned, an opaque pixel would become a float.
  const pixels = new Int32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
  return { pixels, width: image.width, height: image.height };
}

/**
 * Gives the memory back at once. Left to V8, the millions of bytes of every few pictures make it look through all that
 * it holds, which takes a fifth as long as making them.
 */
export const release = ({ pixels }: Raster) => void pixels.buffer.transfer(0);

export function toPng({ pixels, width, height }: Raster): Promise<Buffer> {
  inInks(pixels, places);
  return encodePng({ indices: pixels, width, height }, Buffer.from(palette.flat()));
}

/**
 * Lossless in few colours keeps a line drawing sharp in half the bytes of a lossy picture. More effort
 * saves a sixth of the bytes for three times the time: pages show the drawing itself, not this picture.
 * Exact, because looking for transparent pixels to tidy up takes a third of the time, and there are none.
 */
export async function toWebp({ pixels, width, height }: Raster): Promise<Buffer> {
  inInks(pixels, colours);
  const { default: sharp } = await import('sharp');
  return sharp(new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.byteLength), {
    raw: { width, height, channels: 4 },
  })
    .webp({ lossless: true, effort: 0, exact: true })
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

const places = Int32Array.from(palette.keys());
const colours = new Int32Array(Uint8Array.from(palette.flatMap((ink) => [...ink, 255])).buffer);

/**
 * The nearest inks of colours that occurred before, in any picture, because all pictures share their inks. Each colour
 * has one place, from which another may push it out: looking there takes a fraction of what a `Map` takes.
 */
const SEEN = 2 ** 16;
const coloursSeen = new Int32Array(SEEN);
const nearestSeen = new Uint8Array(SEEN);

/** Replaces every pixel by the entry of `inks` for the palette colour nearest to it. */
function inInks(pixels: Int32Array, inks: Int32Array): void {
  let last = 0;
  let ink = 0;
  for (let at = 0; at < pixels.length; at++) {
    const pixel = pixels[at]!;
    // Mostly the neighbour's colour.
    if (pixel !== last) {
      ink = inks[nearestOf(pixel)]!;
      last = pixel;
    }
    pixels[at] = ink;
  }
}

function nearestOf(pixel: number): number {
  const place = Math.imul(pixel, 0x9e3779b1) >>> 16;
  // No picture has a transparent pixel, so 0 is an empty place.
  if (coloursSeen[place] !== pixel) {
    coloursSeen[place] = pixel;
    nearestSeen[place] = nearestTo([pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255]);
  }
  return nearestSeen[place]!;
}

function nearestTo([red, green, blue]: Rgb): number {
  const distance = ([r, g, b]: Rgb) => 2 * (r - red) ** 2 + 4 * (g - green) ** 2 + 3 * (b - blue) ** 2;
  return palette.reduce(
    (best, candidate, index) => (distance(candidate) < distance(palette[best]!) ? index : best),
    0,
  );
}
