/** Spans on one axis, to scale, each with the limit it should keep. */
import type { Form } from '../drawing-schema.ts';
import { polyline } from '../svg-path.ts';
import type { Column } from './column.ts';
import { type Box, cornersOf, right } from './geometry.ts';
import { areaOf, boldOf, type Pen, toneOf, weight } from './pen.ts';
import type { TextBlock } from './text-block.ts';

type Row = Form<'timeline'>['rows'][number];
type Scale = { left: number; width: number; at: (value: number) => number };

const BAR = 30;
const WORDS = 0.36;

export function drawTimeline(column: Column, drawing: Form<'timeline'>): void {
  checkRows(drawing);
  const words = column.isNarrow ? 0 : Math.round(column.width * WORDS);
  const left = column.x + words + (column.isNarrow ? 4 : 30);
  const width = column.x + column.width - left - 16;
  const scale: Scale = { left, width, at: (value) => Math.round(left + (value / drawing.to) * width) };
  drawAxis(column, drawing, scale);
  for (const [index, row] of drawing.rows.entries()) {
    column.subject(String(index + 1), drawRow(column, row, scale, words, ticks(drawing)));
    column.space(column.isNarrow ? 30 : 22);
  }
}

function checkRows({ rows, to }: Form<'timeline'>): void {
  for (const row of rows) {
    if (row.from >= row.to || row.to > to || (row.limit ?? 0) > to)
      throw new Error(`Die Spanne „${row.text}“ liegt nicht zwischen 0 und ${to} auf der Zeitachse.`);
    if ((row.limit === undefined) !== (row.limitText === undefined))
      throw new Error(`Die Spanne „${row.text}“ braucht „limit“ und „limitText“ zusammen.`);
  }
}

/** At most seven, on round numbers. */
function ticks({ to }: Form<'timeline'>): number[] {
  const step = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100].find((each) => to / each <= 6) ?? to;
  return Array.from(
    { length: Math.floor(to / step + 1e-9) + 1 },
    (_, index) => Math.round(index * step * 10) / 10,
  );
}

function drawAxis(column: Column, drawing: Form<'timeline'>, { left, width, at }: Scale): void {
  const { pen } = column;
  let low = 0;
  for (const value of ticks(drawing)) {
    const label = column.set(
      'code',
      String(value + (drawing.first ?? 0)).replace('.', ','),
      200,
      column.size - 4,
    );
    const x = Math.min(
      Math.max(at(value) - label.width / 2, column.x),
      column.x + column.width - label.width,
    );
    pen.write(label, [x, column.y], { tone: 'soft', align: 'middle' });
    low = label.height;
  }
  if (!column.isNarrow) {
    const unit = column.set('code', drawing.unit, left - column.x - 40, column.size - 4);
    pen.write(unit, [left - unit.width - (drawing.first ? 64 : 24), column.y], {
      tone: 'soft',
      align: 'end',
    });
  }
  column.space(low + 18);
  const y = column.y;
  pen.path(
    ticks(drawing)
      .map((value) => polyline([at(value), y - 8], [at(value), y + 2]))
      .join(''),
    { stroke: 'soft' },
  );
  pen.arrow({ stroke: 'soft', width: weight.main }, [left, y], [left + width + 14, y]);
  column.space(24);
  if (column.isNarrow) {
    column.write(column.set('code', drawing.unit, width, column.size - 2), column.x, 'soft');
    column.space(24);
  }
}

/** Returns its bar: there a note may point. */
function drawRow(column: Column, row: Row, { at }: Scale, words: number, grid: number[]): Box {
  const { pen, size } = column;
  const title = column.set('heading', row.text, words || column.width, size + 2);
  const detail = column.set('text', row.detail, words || column.width, size - 2);
  const height = title.height + size * 0.55 + detail.height;
  const limit = row.limitText ? column.set('text', row.limitText, column.width / 2, size - 3) : undefined;
  const beside = Math.max(height, BAR + (limit ? limit.height + 20 : 0));
  const top = column.isNarrow ? column.y : column.y + (beside - height) / 2;
  pen.write(title, [column.x, top], { tone: toneOf(row.accent) });
  pen.write(detail, [column.x, top + height - detail.height], { tone: 'soft' });
  column.y = column.isNarrow ? top + height + 16 : column.y;
  const bar = {
    x: at(row.from),
    y: Math.round(column.y),
    width: Math.max(6, at(row.to) - at(row.from)),
    height: BAR,
  };
  pen.path(grid.map((value) => polyline([at(value), bar.y - 8], [at(value), bar.y + BAR + 8])).join(''), {
    stroke: 'line',
    width: weight.fine,
  });
  // Lettering across the ticks would be struck through; a leader may come to the start of the axis.
  const start = at(grid[0]!) + 8;
  pen.keepClear({ x: start, y: bar.y - 8, width: at(grid.at(-1)!) - start, height: BAR + 16 });
  pen.line(
    { stroke: 'line', width: weight.fine },
    [at(grid[0]!), bar.y + BAR],
    [at(grid.at(-1)!), bar.y + BAR],
  );
  pen.box(bar, areaOf(row.accent));
  pen.hatch(7, row.accent ? 'signal' : 'line', cornersOf(bar));
  pen.keepClear(bar);
  const low = limit ? drawLimit(column, limit, at(row.limit!), bar.y) : bar.y + BAR;
  column.y = Math.max(low, column.isNarrow ? 0 : bar.y + beside);
  return bar;
}

/** The limit crosses the bar; its words stand below, on whichever side has room. */
function drawLimit(column: Column, block: TextBlock, x: number, top: number): number {
  const y = top + BAR + 14;
  column.pen.path(polyline([x, top - 8], [x, y + block.height]), { stroke: 'soft', width: weight.heavy });
  const fits = x + 12 + block.width <= column.x + column.width;
  column.pen.write(block, [fits ? x + 12 : x - 12 - block.width, y], {
    tone: 'soft',
    align: fits ? 'start' : 'end',
  });
  return y + block.height + 4;
}

export function timelineThumbnail(pen: Pen, { rows, to }: Form<'timeline'>, box: Box): void {
  const at = (value: number) => box.x + (value / to) * box.width;
  const line = { stroke: 'soft', width: weight.bold } as const;
  pen.arrow({ ...line, head: 22 }, [box.x, box.y + 8], [right(box), box.y + 8]);
  const pitch = (box.height - 40) / rows.length;
  for (const [index, { from, to: end, limit, accent }] of rows.entries()) {
    const y = box.y + 40 + index * pitch;
    const width = Math.max(14, at(end) - at(from));
    pen.box({ x: at(from), y, width, height: pitch - 22 }, boldOf(accent));
    if (limit) pen.path(polyline([at(limit), y - 8], [at(limit), y + pitch - 12]), line);
  }
}
