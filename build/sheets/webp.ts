import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { type Colour, colour } from './pen.ts';

/** Renders a sheet or motif. Its lettering is outlined already, so no font is looked for. */
export async function toWebp(svg: string, { width }: { width: number }): Promise<Buffer> {
  const image = new Resvg(svg, {
    font: { loadSystemFonts: false },
    fitTo: { mode: 'width', value: width },
  }).render();
  return sharp(inPalette(image.pixels), { raw: { width: image.width, height: image.height, channels: 3 } })
    .webp({ lossless: true, effort: 3 })
    .toBuffer();
}

type Rgb = readonly [number, number, number];

const rgb = (hex: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;
const ground = rgb('#123365');
const smoothed = (ink: Colour, share: number) => mix(ground, rgb(colour[ink]), share);
/**
 * Sixteen colours: WebP then packs two pixels into a byte. The lighter inks serve as steps of the
 * smoothed edges of the others, so that six steps more are enough.
 */
const palette: Rgb[] = [
  ...Object.values(colour).map(rgb),
  smoothed('ink', 0.25),
  smoothed('ink', 0.5),
  smoothed('ink', 0.85),
  smoothed('soft', 0.5),
  smoothed('signal', 0.35),
  smoothed('signal', 0.67),
];

function mix(a: Rgb, b: Rgb, share: number): Rgb {
  return a.map((value, channel) => Math.round(value + (b[channel]! - value) * share)) as unknown as Rgb;
}

/** Lossless in few colours keeps a line drawing sharp in half the bytes of a lossy picture. */
function inPalette(rgba: Buffer): Buffer {
  const known = new Map<number, Rgb>();
  const pixels = Buffer.alloc((rgba.length / 4) * 3);
  let last = -1;
  let nearest: Rgb = palette[0]!;
  for (let from = 0, to = 0; from < rgba.length; from += 4, to += 3) {
    const key = (rgba[from]! << 16) | (rgba[from + 1]! << 8) | rgba[from + 2]!;
    // Mostly the neighbour's colour.
    if (key !== last) {
      nearest = known.get(key) ?? nearestTo([rgba[from]!, rgba[from + 1]!, rgba[from + 2]!]);
      known.set(key, nearest);
      last = key;
    }
    pixels[to] = nearest[0];
    pixels[to + 1] = nearest[1];
    pixels[to + 2] = nearest[2];
  }
  return pixels;
}

function nearestTo([red, green, blue]: Rgb): Rgb {
  const distance = ([r, g, b]: Rgb) => 2 * (r - red) ** 2 + 4 * (g - green) ** 2 + 3 * (b - blue) ** 2;
  return palette.reduce((best, candidate) => (distance(candidate) < distance(best) ? candidate : best));
}
