/** The narrow sheet: frame and title block around what a column has drawn. A unit is half a pixel on a phone. */
import { polygon, polyline, rectangle } from '../../kit.ts';
import { FORM_NAMES, shortTitle, type Title } from '../frame.ts';
import { type Box, bottom, right } from '../geometry.ts';
import { type Pen, weight } from '../pen.ts';
import { blockOf } from '../text-block.ts';
import type { Column } from './column.ts';

const NARROW_WIDTH = 720;
const EDGE = 14;
export const NARROW_AREA = { x: 32, y: 46, width: NARROW_WIDTH - 64 } as const;

/** Draws below the column and returns the size of the whole sheet. */
export function closeNarrow(column: Column, title: Title, form: keyof typeof FORM_NAMES): Box {
  const { pen } = column;
  column.space(34);
  const block = { x: EDGE, y: Math.round(column.y), width: NARROW_WIDTH - 2 * EDGE };
  const height = pen.unheard(() => drawTitle(column, block, title, form));
  const frame = { x: EDGE, y: EDGE, width: block.width, height: Math.round(block.y + height - EDGE) };
  drawFrame(pen, frame);
  return { x: 0, y: 0, width: NARROW_WIDTH, height: bottom(frame) + EDGE };
}

function drawTitle(
  column: Column,
  { x, y, width }: Omit<Box, 'height'>,
  { title, collection, sheet = 'M 1:1', brand }: Title,
  form: keyof typeof FORM_NAMES,
): number {
  const { pen, size, least } = column;
  const mark = brand ? 52 : 0;
  const name = column.set('heading', shortTitle(title), width - 36 - mark, size + 4);
  // As high as ever around one line, and higher around several.
  const upper = Math.max(72, Math.round(name.height + 48));
  const lower = 58;
  pen.path(polygon(...rectangle(x, y, width, upper + lower)), { fill: 'deep', stroke: 'line' });
  if (brand) pen.brand(brand, { x: x + width - mark - 14, y: y + (upper - 44) / 2, width: 44, height: 44 });
  pen.write(name, [x + 18, y + (upper - name.height) / 2]);
  const info = [collection, FORM_NAMES[form], sheet].map((text) =>
    blockOf({ voice: 'code', size: least }, [text]),
  );
  const used = info.reduce((sum, each) => sum + each.width, 0);
  const gap = (width - used) / info.length;
  let rules = polyline([x, y + upper], [x + width, y + upper]);
  let left = x;
  for (const [index, each] of info.entries()) {
    if (index > 0) rules += polyline([left, y + upper], [left, y + upper + lower]);
    pen.write(each, [left + gap / 2, y + upper + (lower - each.height) / 2], { tone: 'soft' });
    left = Math.round(left + each.width + gap);
  }
  pen.path(rules, { stroke: 'line', width: weight.fine });
  return upper + lower;
}

function drawFrame(pen: Pen, frame: Box): void {
  pen.path(polygon(...rectangle(frame.x, frame.y, frame.width, frame.height)), {
    stroke: 'line',
    width: weight.fine,
  });
  const corners = [
    [frame.x, 1, frame.y, 1],
    [right(frame), -1, frame.y, 1],
  ].map(([x, dx, y, dy]) => polyline([x! + dx! * 22, y!], [x!, y!], [x!, y! + dy! * 22]));
  pen.path(corners.join(''), { stroke: 'soft', width: weight.heavy });
}
