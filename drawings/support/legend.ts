/** What the bars mean. */
import { polygon, polyline, rectangle } from '../kit.ts';
import { dash, type Pen, weight } from '../sheets/pen.ts';
import { line } from './chart.ts';

const KEY = { width: 44, gap: 14 };

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
      pen.arrow(
        [
          [x, y + height / 2],
          [x + KEY.width, y + height / 2],
        ],
        { stroke: 'soft', head: 12 },
      ),
  ],
];

/** In columns of the given width, from left to right; returns where it ends. */
export function drawLegend(
  pen: Pen,
  { x, y, columns, width, size, pitch }: Record<'x' | 'y' | 'columns' | 'width' | 'size' | 'pitch', number>,
): number {
  const height = Math.round(size * 0.72);
  for (const [index, [text, sign]] of SIGNS.entries()) {
    const left = x + (index % columns) * width;
    const top = y + Math.floor(index / columns) * pitch;
    sign(pen, left, top, height);
    const block = line({ voice: 'text', size }, text);
    pen.write(block, [left + KEY.width + KEY.gap, top + (height - block.height) / 2], { tone: 'soft' });
  }
  return y + (Math.ceil(SIGNS.length / columns) - 1) * pitch + height;
}
