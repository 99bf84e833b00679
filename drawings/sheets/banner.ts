/** A post's picture on its card: the gist of its drawing, which no width of the card cuts. */
import { drawMotif, type MotifInput } from './motif.ts';
import { colour, Pen } from './pen.ts';
import { printOutlined } from './print-outlined.ts';

/**
 * 200 px high on every card, up to 640 px wide. The motif keeps to the middle, which the narrowest card
 * still shows; to its sides there is nothing to cut. The card
 * draws the grid, because it may be higher than the picture.
 */
const BANNER = { x: 0, y: 0, width: 972, height: 304 } as const;
const INNER = { x: 282, y: 26, width: 408, height: 252 } as const;

export function renderBanner(input: MotifInput): string {
  const pen = new Pen();
  drawMotif(pen, input, INNER);
  const { width, height } = BANNER;
  const plain = `<path fill="${colour.plan}" d="M0 0h${width}v${height}h${-width}z"/>`;
  return printOutlined(BANNER, plain, pen.marks);
}
