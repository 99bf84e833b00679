/** A comparison on a phone: one criterion below the other, the two sides of each face to face. */
import type { Form } from '../../drawing-schema.ts';
import { polygon, rectangle } from '../../kit.ts';
import { bottom } from '../geometry.ts';
import { weight } from '../pen.ts';
import type { Column } from './column.ts';

const GAP = 12;
const PAD = 18;

export function comparisonDown(column: Column, { left, right, criteria }: Form<'comparison'>): void {
  const { pen, size } = column;
  const width = Math.floor((column.width - GAP) / 2);
  const inner = width - 2 * PAD;
  const xs = [column.x, column.x + width + GAP] as const;
  const titles = [left, right].map(({ title }) => column.set('heading', title, inner, size + 3));
  const head = Math.round(Math.max(...titles.map(({ height }) => height)) + 2 * PAD);
  const spoken = right.accent ? 1 : 0;
  const top = column.y;
  const grounds = pen.marks.length;
  for (const [side, title] of titles.entries())
    pen.write(title, [xs[side]! + PAD, top + (head - title.height) / 2]);
  column.y = top + head;
  for (const [row, criterion] of criteria.entries()) {
    const start = column.y;
    column.space(22);
    const name = column.set('heading', criterion, column.width, size - 2);
    const middle = column.x + column.width / 2;
    const plate = rectangle(middle - name.width / 2 - 14, column.y - 12, name.width + 28, name.height + 24);
    pen.path(polygon(...plate), { fill: 'plan', stroke: 'line', width: weight.fine });
    pen.writeCentred(name, [middle, column.y + name.height / 2], 'soft');
    column.y += name.height + 28;
    const points = [left, right].map((side) => column.set('text', side.points[row]!, inner));
    for (const [side, point] of points.entries()) pen.write(point, [xs[side]! + PAD, column.y]);
    const cell = { x: xs[spoken]!, y: column.y, width, height: points[spoken]!.height + 8 };
    const low = column.y + Math.max(...points.map(({ height }) => height));
    column.y = bottom(cell);
    // The note stays inside the panel that it speaks of: between the panels and between the rows there are lines.
    column.subject(criterion, cell, { to: xs[spoken]! + width });
    column.y = Math.max(column.y, low) + 22;
    pen.line({ stroke: 'line', width: weight.fine }, [column.x, start], [column.x + column.width, start]);
  }
  const drawn = pen.marks.length;
  for (const [side, { accent }] of [left, right].entries()) {
    const outline = rectangle(xs[side]!, top, width, column.y - top);
    pen.path(polygon(...outline), {
      fill: accent ? 'signalFill' : 'fill',
      stroke: accent ? 'signal' : 'ink',
      width: accent ? weight.heavy : weight.main,
    });
    pen.keepClear({ x: xs[side]!, y: top, width, height: column.y - top });
  }
  // The ground comes before what stands on it.
  pen.marks.splice(grounds, 0, ...pen.marks.splice(drawn));
}
