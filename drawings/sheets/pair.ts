/** Two small scenes, side by side or one below the other: what lies on what, or what leads to what. */
import type { Form } from '../drawing-schema.ts';
import { polyline } from '../svg-path.ts';
import { cardsOf, drawCard, drawPlates } from './card.ts';
import type { Column, Lane } from './column.ts';
import { bottom, type Box, inflate, right } from './geometry.ts';
import { type Pen, weight } from './pen.ts';
import { LIFT } from './shapes.ts';

type Scene = Form<'pair'>['before'];

const BETWEEN = 72;
const CELL_GAP = 12;
const ARROW = 34;
const BELOW_NOTE = 12;

export function drawPair(column: Column, { before, after }: Form<'pair'>): void {
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
  // The tip of a leader keeps off the words.
  column.subjects.set('before', inflate(drawScene(left, before), 8, 6));
  column.subjects.set('after', inflate(drawScene(right, after), 8, 6));
  for (const [name, box] of [...left.subjects, ...right.subjects]) column.subjects.set(name, box);
  column.y = Math.max(left.y, right.y);
  const middle = column.x + column.width / 2;
  pen.line({ stroke: 'line', width: weight.fine }, [middle, top], [middle, column.y]);
}

/** Returns where its result stands: a note about the whole scene points there. */
function drawScene(column: Column, { title, rows, arrows = false, result }: Scene): Box {
  const accented: { name: string; box: Box }[] = [];
  column.write(column.set('heading', title, column.width, column.size + 5));
  column.space(22);
  for (const [index, row] of rows.entries()) {
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
    const start = column.y;
    const next = rows[index + 1];
    const ways = next && arrows ? waysOf(column, Math.max(row.length, next.length)) : [];
    for (const { name, box } of accented.splice(0)) column.subject(name, box, laneBeside(ways));
    if (ways.length > 0) drawArrows(column, ways, start);
    else if (next) column.space(10);
  }
  column.space(20);
  const words = column.set('text', result, column.width, column.size - 2);
  const box = { x: column.x, y: column.y, width: words.width, height: words.height };
  column.write(words, column.x, 'soft');
  return box;
}

/** Where arrows lead on: one for each cell of the longer row. */
const waysOf = (column: Column, count: number): number[] =>
  Array.from({ length: count }, (_, index) =>
    Math.round(column.x + ((column.width - LIFT) * (index + 0.5)) / count),
  );

/** A note stands to the left of a single arrow, or between the first two. */
function laneBeside([first, second]: number[]): Lane {
  if (first === undefined) return {};
  return second === undefined ? { to: first } : { from: first, to: second };
}

function drawArrows(column: Column, ways: number[], start: number): void {
  column.y = Math.max(column.y + BELOW_NOTE, start + ARROW);
  for (const x of ways) {
    column.pen.arrow({ stroke: 'ink' }, [x, start + 3], [x, column.y - 2]);
  }
}

export function pairThumbnail(pen: Pen, { before, after }: Form<'pair'>, box: Box): void {
  const width = box.width / 2 - 26;
  drawPlates(pen, before.rows, { ...box, width });
  drawPlates(pen, after.rows, { ...box, x: right(box) - width, width });
  const middle = box.x + box.width / 2;
  pen.path(polyline([middle, box.y], [middle, bottom(box)]), { stroke: 'line', width: weight.bold });
}
