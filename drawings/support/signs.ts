/** What stands for a phase of support, in the chart and in the legend that explains it. */
import { dash, type Pen, weight } from '../sheets/pen.ts';
import { blockOf } from '../sheets/text-block.ts';
import { type Point, polygon, type Polygon, polyline, rectangle } from '../svg-path.ts';

export const signs = {
  cared: (pen: Pen, outline: Polygon) =>
    pen.path(polygon(...outline), { fill: 'soft', stroke: 'ink', width: weight.main }),
  security(pen: Pen, box: Polygon) {
    pen.hatch(7, 'soft', box);
    pen.path(polygon(...box), { stroke: 'soft', width: weight.main });
  },
  over: (pen: Pen, outline: Polygon) => pen.path(polygon(...outline), { stroke: 'line', width: weight.fine }),
  /** Open on the side where the free support ends. */
  paid: (pen: Pen, [left, ...sides]: Polygon) =>
    pen.path(polyline(left!, ...sides), { stroke: 'line', width: weight.fine, dash: dash.reply }),
  unlimited: (pen: Pen, from: Point, to: Point) =>
    pen.arrow({ stroke: 'soft', width: weight.main, head: 12 }, from, to),
};

const KEY = { width: 44, gap: 12, between: 30 };

const LEGEND: [text: string, sign: keyof typeof signs][] = [
  ['Fehler und Sicherheit', 'cared'],
  ['nur Sicherheit', 'security'],
  ['abgelaufen', 'over'],
  ['gegen Bezahlung', 'paid'],
  ['ohne Zusage', 'unlimited'],
];

/** From left to right, in as many rows as the width asks for; returns where it ends. */
export function drawLegend(
  pen: Pen,
  { x, y, width, size, pitch }: Record<'x' | 'y' | 'width' | 'size' | 'pitch', number>,
): number {
  const height = Math.round(size * 0.72);
  let [left, top] = [x, y];
  for (const [text, sign] of LEGEND) {
    const block = blockOf({ voice: 'text', size }, [text]);
    const taken = KEY.width + KEY.gap + block.width;
    if (left > x && left + taken > x + width) [left, top] = [x, top + pitch];
    const [end, middle] = [left + KEY.width, top + height / 2];
    if (sign === 'unlimited') signs.unlimited(pen, [left, middle], [end, middle]);
    else signs[sign](pen, rectangle(left, top, KEY.width, height));
    pen.write(block, [end + KEY.gap, top + (height - block.height) / 2], { tone: 'soft' });
    left = Math.round(left + taken + KEY.between);
  }
  return top + height;
}
