/** Rows of plates side by side; what a row has in common stands beside it, on a phone above it. */
import type { Form } from '../drawing-schema.ts';
import { cardsOf, drawCard, drawPlates } from './card.ts';
import type { Column } from './column.ts';
import { bottom, type Box } from './geometry.ts';
import { dash, type Pen, weight } from './pen.ts';
import { LIFT } from './shapes.ts';

const GAP = 16;
const NAMES = 170;
/** Between plates of one row that stand below each other. */
const STACKED = 8;
/** More plates than these do not stand side by side on a phone. */
const ABREAST = 2;

export function drawZones(column: Column, { rows }: Form<'zones'>): void {
  const named = rows.some(({ zone }) => zone) && !column.isNarrow;
  const left = column.x + (named ? NAMES : 0);
  const width = column.x + column.width - left - LIFT;
  for (const [index, { zone, plates }] of rows.entries()) {
    if (index > 0) column.space(GAP);
    if (zone && index > 0) border(column);
    if (zone && column.isNarrow) {
      column.write(column.set('code', zone, column.width, column.size - 2), column.x, 'soft');
      column.space(16);
    }
    const start = column.y;
    const perLine = column.isNarrow && plates.length > ABREAST ? 1 : plates.length;
    for (let from = 0; from < plates.length; from += perLine) {
      if (from > 0) column.space(STACKED);
      drawLine(column, plates.slice(from, from + perLine), left, width);
    }
    if (zone && named) {
      const name = column.set('code', zone, NAMES - 20, column.size - 3);
      column.pen.write(name, [column.x, (start + column.y - name.height) / 2], { tone: 'soft' });
    }
  }
}

function border(column: Column): void {
  column.space(8);
  column.pen.line(
    { stroke: 'line', width: weight.fine, dash: dash.axis },
    [column.x, column.y],
    [column.x + column.width, column.y],
  );
  column.space(22);
}

function drawLine(
  column: Column,
  plates: Form<'zones'>['rows'][number]['plates'],
  left: number,
  width: number,
): void {
  const each = Math.floor((width - GAP * (plates.length - 1)) / plates.length);
  const cards = cardsOf(column, plates, each);
  const height = Math.max(...cards.map((card) => card.height));
  const top = column.y;
  const boxes = cards.map((card, index) => {
    column.y = top;
    return drawCard(column, card, left + index * (each + GAP), each, height);
  });
  column.y = bottom(boxes[0]!) + (plates.some(({ accent }) => accent) ? LIFT : 0);
  for (const [index, box] of boxes.entries()) column.subject(plates[index]!.text, box);
  if (plates.length === 1) column.space(4);
}

export const zonesThumbnail = (pen: Pen, { rows }: Form<'zones'>, box: Box): void =>
  drawPlates(
    pen,
    rows.map(({ plates }) => plates),
    box,
  );
