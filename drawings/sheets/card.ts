/** A box with a title and perhaps a line below it, as tall as its words. */
import type { Column } from './column.ts';
import { bottom, type Box } from './geometry.ts';
import { boldOf, type Pen } from './pen.ts';
import { drawShape, LIFT } from './shapes.ts';
import type { TextBlock } from './text-block.ts';

type Content = { text: string; detail?: string | undefined; accent?: boolean | undefined };
export type Card = Content & { title: TextBlock; small?: TextBlock; height: number };

const PAD = { x: 18, y: 20 };
const gapIn = ({ size }: Column) => size * 0.6;

/** Cards of one row, with titles of one size: that of the longest word among them. */
export function cardsOf(column: Column, contents: Content[], width: number): Card[] {
  const cards = contents.map((content) => cardOf(column, content, width, column.size + 3));
  const size = Math.min(...cards.map(({ title }) => title.size));
  return contents.map((content) => cardOf(column, content, width, size));
}

function cardOf(column: Column, content: Content, width: number, titleSize: number): Card {
  const inner = width - 2 * PAD.x;
  const title = column.set('heading', content.text, inner, titleSize);
  const small = content.detail ? column.set('text', content.detail, inner, column.size - 2) : undefined;
  const words = title.height + (small ? small.height + gapIn(column) : 0);
  return { ...content, title, ...(small && { small }), height: Math.round(words + 2 * PAD.y) };
}

/** Draws the card at the column's height; the column moves on by what it takes up. */
export function drawCard(column: Column, card: Card, x: number, width: number, height = card.height): Box {
  const { title, small, accent = false } = card;
  const box = { x, y: Math.round(column.y), width, height };
  drawShape(column.pen, 'box', box, accent);
  const words = title.height + (small ? small.height + gapIn(column) : 0);
  const top = box.y + (height - words) / 2;
  const centre = x + width / 2;
  column.pen.write(title, [centre - title.width / 2, top], { align: 'middle' });
  if (small)
    column.pen.write(small, [centre - small.width / 2, top + words - small.height], {
      tone: 'soft',
      align: 'middle',
    });
  column.y = bottom(box) + (accent ? LIFT : 0);
  return box;
}

/** Plates in rows, for a thumbnail; a cell is a plain text or says that it is accented. */
export function drawPlates(pen: Pen, rows: (string | { accent?: boolean | undefined })[][], box: Box): void {
  const gap = 12;
  const height = (box.height - gap * (rows.length - 1)) / rows.length;
  for (const [index, row] of rows.entries()) {
    const width = (box.width - gap * (row.length - 1)) / row.length;
    for (const [place, cell] of row.entries()) {
      const plate = { x: box.x + place * (width + gap), y: box.y + index * (height + gap), width, height };
      pen.box(plate, boldOf(typeof cell !== 'string' && cell.accent));
    }
  }
}
