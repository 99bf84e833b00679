/** What the bars mean. */
import { polygon, polyline, rectangle } from '../svg-path.ts';
import { dash, type Pen, weight } from '../sheets/pen.ts';
import { line } from './chart.ts';

const KEY = { width: 44, gap: 12, between: 30 };

type Sign = (pen: Pen, x: number, y: number, height: number) => void;

const SIGNS: [text: string, sign: Sign][] = [
  [
    'Fehler und Sicherheit',
    (pen, x, y, height) =>
      pen.path(polygon(...rectangle(x, y, KEY.width, height)), { fill: 'soft', stroke: 'ink' }),
  ],
  [
    'nur Sicherheit',
    (pen, x, y, height) => {
      const box = rectangle(x, y, KEY.width, height);
      pen.hatch(7, 'soft', box);
      pen.path(polygon(...box), { stroke: 'soft' });
    },
  ],
  [
    'abgelaufen',
    (pen, x, y, height) =>
      pen.path(polygon(...rectangle(x, y, KEY.width, height)), { stroke: 'line', width: weight.fine }),
  ],
  [
    'gegen Bezahlung',
    (pen, x, y, height) =>
      pen.path(polyline([x, y], [x + KEY.width, y], [x + KEY.width, y + height], [x, y + height]), {
        stroke: 'line',
        width: weight.fine,
        dash: dash.reply,
      }),
  ],
  [
    'ohne Zusage',
    (pen, x, y, height) =>
      pen.arrow({ stroke: 'soft', head: 12 }, [x, y + height / 2], [x + KEY.width, y + height / 2]),
  ],
];

/** From left to right, in as many rows as the width asks for; returns where it ends. */
export function drawLegend(
  pen: Pen,
  { x, y, width, size, pitch }: Record<'x' | 'y' | 'width' | 'size' | 'pitch', number>,
): number {
  const height = Math.round(size * 0.72);
  let [left, top] = [x, y];
  for (const [text, sign] of SIGNS) {
    const block = line({ voice: 'text', size }, text);
    const taken = KEY.width + KEY.gap + block.width;
    if (left > x && left + taken > x + width) [left, top] = [x, top + pitch];
    sign(pen, left, top, height);
    pen.write(block, [left + KEY.width + KEY.gap, top + (height - block.height) / 2], { tone: 'soft' });
    left = Math.round(left + taken + KEY.between);
  }
  return top + height;
}
