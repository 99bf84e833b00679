/** Two small scenes, side by side or one below the other: what lies on what, or what leads to what. */
import type { DrawingData } from '../drawing-schema.ts';
import { polyline } from '../kit.ts';
import { type Box, bottom } from './geometry.ts';
import { cardsOf, drawCard } from './narrow/card.ts';
import type { Column } from './narrow/column.ts';
import { weight } from './pen.ts';
import { LIFT } from './shapes.ts';

type Pair = Extract<DrawingData, { form: 'pair' }>;
type Scene = Pair['before'];

const BETWEEN = 72;
const CELL_GAP = 12;
const ARROW = 34;

export function pair(column: Column, { before, after }: Pair): void {
  const { pen } = column;
  if (column.isNarrow) {
    column.subject('before', drawScene(column, before));
    column.space(26);
    pen.path(polyline([column.x, column.y], [column.x + column.width, column.y]), {
      stroke: 'line',
      width: weight.fine,
    });
    column.space(30);
    column.subject('after', drawScene(column, after));
    return;
  }
  const width = Math.floor((column.width - BETWEEN) / 2);
  const [left, right] = [column.part(column.x, width), column.part(column.x + width + BETWEEN, width)];
  const top = column.y;
  column.subjects.set('before', drawScene(left, before));
  column.subjects.set('after', drawScene(right, after));
  for (const [name, box] of [...left.subjects, ...right.subjects]) column.subjects.set(name, box);
  column.y = Math.max(left.y, right.y);
  const middle = column.x + column.width / 2;
  pen.line(
    [
      [middle, top],
      [middle, column.y],
    ],
    { stroke: 'line', width: weight.fine },
  );
}

function drawScene(column: Column, { title, rows, arrows = false, result }: Scene): Box {
  const start = column.y;
  const accented: { name: string; box: Box }[] = [];
  column.write(column.set('heading', title, column.width, column.size + 5));
  column.space(22);
  for (const [index, row] of rows.entries()) {
    if (index > 0) drawLink(column, rows[index - 1]!.length, row.length, arrows);
    const width = Math.floor((column.width - LIFT - CELL_GAP * (row.length - 1)) / row.length);
    const cards = cardsOf(
      column,
      row.map((cell) => (typeof cell === 'string' ? { text: cell } : cell)),
      width,
    );
    const height = Math.max(...cards.map((card) => card.height));
    const top = column.y;
    let low = top;
    for (const [place, card] of cards.entries()) {
      column.y = top;
      const box = drawCard(column, card, column.x + place * (width + CELL_GAP), width, height);
      low = Math.max(low, bottom(box));
      if (card.accent) accented.push({ name: card.text, box });
    }
    column.y = low + (cards.some(({ accent }) => accent) ? LIFT : 0);
    for (const { name, box } of accented.splice(0)) column.subject(name, box);
  }
  column.space(20);
  column.write(column.set('text', result, column.width, column.size - 2), column.x, 'soft');
  return { x: column.x, y: start, width: column.width, height: column.y - start };
}

/** From one row to the next: an arrow for each cell of the longer row, or just a joint. */
function drawLink(column: Column, above: number, below: number, arrows: boolean): void {
  if (!arrows) return column.space(10);
  const count = Math.max(above, below);
  for (let index = 0; index < count; index++) {
    const x = Math.round(column.x + ((column.width - LIFT) * (index + 0.5)) / count);
    column.pen.arrow(
      [
        [x, column.y + 3],
        [x, column.y + ARROW - 2],
      ],
      { stroke: 'ink' },
    );
  }
  column.space(ARROW);
}
