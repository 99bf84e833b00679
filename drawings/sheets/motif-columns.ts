/** Motifs of the forms that are laid out in rows: bars on an axis, two stacks, two pages, sets, plates. */
import type { Form } from '../drawing-schema.ts';
import { polygon, polyline, rectangle } from '../kit.ts';
import { type Box, bottom, inflate, right } from './geometry.ts';
import type { Pen } from './pen.ts';

const LINE = 6;
const GAP = 12;

function plate(pen: Pen, { x, y, width, height }: Box, accent = false): void {
  pen.path(polygon(...rectangle(x, y, width, height)), {
    fill: accent ? 'signal' : 'fill',
    stroke: accent ? 'signal' : 'ink',
    width: LINE,
  });
}

export function timelineMotif(pen: Pen, { rows, to }: Form<'timeline'>, box: Box): void {
  const at = (value: number) => box.x + (value / to) * box.width;
  pen.arrow({ stroke: 'soft', width: LINE, head: 22 }, [box.x, box.y + 8], [right(box), box.y + 8]);
  const pitch = (box.height - 40) / rows.length;
  for (const [index, { from, to: end, limit, accent }] of rows.entries()) {
    const y = box.y + 40 + index * pitch;
    plate(pen, { x: at(from), y, width: Math.max(14, at(end) - at(from)), height: pitch - 22 }, accent);
    if (limit)
      pen.path(polyline([at(limit), y - 8], [at(limit), y + pitch - 12]), { stroke: 'soft', width: LINE });
  }
}

/** Plates in rows; a cell is a plain text or says that it is accented. */
function stack(pen: Pen, rows: (string | { accent?: boolean | undefined })[][], box: Box): void {
  const height = (box.height - GAP * (rows.length - 1)) / rows.length;
  for (const [index, row] of rows.entries()) {
    const width = (box.width - GAP * (row.length - 1)) / row.length;
    for (const [place, cell] of row.entries())
      plate(
        pen,
        { x: box.x + place * (width + GAP), y: box.y + index * (height + GAP), width, height },
        typeof cell !== 'string' && cell.accent,
      );
  }
}

export function pairMotif(pen: Pen, { before, after }: Form<'pair'>, box: Box): void {
  const width = box.width / 2 - 26;
  stack(pen, before.rows, { ...box, width });
  stack(pen, after.rows, { ...box, x: right(box) - width, width });
  const middle = box.x + box.width / 2;
  pen.path(polyline([middle, box.y], [middle, bottom(box)]), { stroke: 'line', width: LINE });
}

export function transformMotif(pen: Pen, { source, result }: Form<'transform'>, box: Box): void {
  const width = box.width / 2 - 42;
  const middle = box.y + box.height / 2;
  for (const [side, { code }] of [source, result].entries()) {
    const page = { ...box, x: side === 0 ? box.x : right(box) - width, width };
    plate(pen, page);
    const lines = code.trim().split('\n');
    const pitch = (box.height - 40) / lines.length;
    const unit = (width - 40) / Math.max(...lines.map(({ length }) => length));
    for (const [index, line] of lines.entries()) {
      const [start, y] = [line.length - line.trimStart().length, page.y + 20 + (index + 0.5) * pitch];
      if (line.trim())
        pen.path(polyline([page.x + 20 + start * unit, y], [page.x + 20 + line.length * unit, y]), {
          stroke: side === 0 ? 'line' : 'soft',
          width: Math.min(14, pitch * 0.5),
        });
    }
  }
  const [from, to] = [box.x + width + 14, right(box) - width - 14];
  pen.arrow({ stroke: 'signal', width: 8, head: 28 }, [from, middle], [to, middle]);
}

export function setsMotif(pen: Pen, { sets }: Form<'sets'>, box: Box): void {
  const step = { x: box.width / 2 / (sets.length + 0.4), y: box.height / 2 / (sets.length + 0.4) };
  for (const [index, { accent }] of sets.entries())
    plate(pen, inflate(box, -index * step.x, -index * step.y), accent);
}

export function zonesMotif(pen: Pen, { rows }: Form<'zones'>, box: Box): void {
  stack(
    pen,
    rows.map(({ plates }) => plates),
    box,
  );
}
