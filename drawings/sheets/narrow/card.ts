/** A shape with a title and perhaps a line below it, as tall as its words. */
import { type Box, bottom } from '../geometry.ts';
import { drawShape, HEAD, type Kind, LID, LIFT, space } from '../shapes.ts';
import type { TextBlock } from '../text-block.ts';
import type { Column } from './column.ts';

export type CardContent = {
  text: string;
  detail?: string | undefined;
  kind?: Kind;
  accent?: boolean | undefined;
};
export type Card = CardContent & { title: TextBlock; small?: TextBlock; height: number };

const PAD = { x: 18, y: 20 };

/** Cards of one row, with titles of one size: that of the longest word among them. */
export function cardsOf(column: Column, contents: CardContent[], width: number): Card[] {
  const cards = contents.map((content) => cardOf(column, content, width));
  const size = Math.min(...cards.map(({ title }) => title.size));
  return contents.map((content) => cardOf(column, content, width, size));
}

export function cardOf(
  column: Column,
  content: CardContent,
  width: number,
  titleSize = column.size + 3,
): Card {
  const { kind = 'box', text, detail } = content;
  const inner = width - 2 * PAD.x - (kind === 'decision' ? width * 0.34 : kind === 'document' ? 20 : 0);
  const title = column.set('heading', text, inner, titleSize);
  const small = detail ? column.set('text', detail, inner, column.size - 2) : undefined;
  const words = title.height + (small ? small.height + column.size * 0.6 : 0);
  const extra = kind === 'store' ? 2 * LID : kind === 'decision' ? words : 0;
  return { ...content, title, ...(small && { small }), height: Math.round(words + 2 * PAD.y + extra) };
}

/** Draws the card at the column's height; the column moves on by what it takes up. */
export function drawCard(column: Column, card: Card, x: number, width: number, height = card.height): Box {
  const { kind = 'box', accent = false } = card;
  const top = column.y + (kind === 'person' ? HEAD : 0);
  const box = { x, y: Math.round(top), width, height };
  drawShape(column.pen, kind, box, accent);
  letterCard(column, card, box);
  column.pen.keepClear(...space(kind, box, accent));
  column.y = bottom(box) + (accent ? LIFT : 0);
  return box;
}

function letterCard({ pen, size }: Column, { kind, title, small }: Card, box: Box): void {
  const words = title.height + (small ? small.height + size * 0.6 : 0);
  const top = box.y + (box.height - words) / 2 + (kind === 'store' ? LID * 0.8 : 0);
  const centre = box.x + box.width / 2;
  pen.write(title, [centre - title.width / 2, top], { align: 'middle' });
  if (!small) return;
  const low = top + words - small.height;
  pen.write(small, [centre - small.width / 2, low], { tone: 'soft', align: 'middle' });
}
