/**
 * Sets inside each other, from the outermost to the innermost: frames that begin below each other, each above its own
 * words, and end together at the foot.
 */
import type { Form } from '../drawing-schema.ts';
import type { Column } from './column.ts';
import { type Box, inflate, right } from './geometry.ts';
import type { TextBlock } from './text-block.ts';
import { areaOf, boldOf, type Pen, toneOf } from './pen.ts';

export function drawSets(column: Column, { sets }: Form<'sets'>): void {
  const { pen } = column;
  const inset = column.isNarrow ? 14 : 34;
  const pad = column.isNarrow ? 16 : 24;
  const below = pen.elements.length;
  const frames = sets.map((each, index): Box => {
    const frame = {
      x: column.x + index * inset,
      y: Math.round(column.y),
      width: column.width - 2 * index * inset,
      height: 0,
    };
    column.space(pad);
    const top = column.y;
    const words = { x: frame.x + pad, y: top, width: frame.width - 2 * pad, height: 0 };
    writeSet(column, each, words);
    if (column.isNarrow)
      column.subject(String(index + 1), { ...words, height: column.y - top }, { to: right(frame) });
    column.space(pad);
    return frame;
  });
  // How high a frame is, is known when all words are written.
  pen.behind(below, () => {
    for (const [index, frame] of frames.entries()) {
      const foot = Math.round(column.y + (sets.length - 1 - index) * (inset / 2));
      const box = { ...frame, height: foot - frame.y };
      const { accent } = sets[index]!;
      pen.box(box, accent || index % 2 === 0 ? areaOf(accent) : { ...areaOf(), fill: 'plan' });
      pen.keepClear(box);
      if (!column.isNarrow) column.subject(String(index + 1), box);
    }
  });
  column.space((sets.length - 1) * (inset / 2));
}

/** Title and detail beside each other, on a phone below each other. */
function writeSet(
  column: Column,
  { text, detail, accent }: Form<'sets'>['sets'][number],
  { x, width }: Box,
): void {
  const { pen, isNarrow } = column;
  const title = column.set('heading', text, width, column.size + 4);
  const small = column.set('text', detail, isNarrow ? width : width - title.width - 40);
  if (isNarrow) {
    column.write(title, x, toneOf(accent));
    column.space(14);
    column.write(small, x, 'soft');
    return;
  }
  const height = Math.max(title.height, small.height);
  const topOf = (block: TextBlock) => column.y + (height - block.height) / 2;
  pen.write(title, [x, topOf(title)], { tone: toneOf(accent) });
  pen.write(small, [x + width - small.width, topOf(small)], { tone: 'soft', align: 'end' });
  column.y += height;
}

export function setsThumbnail(pen: Pen, { sets }: Form<'sets'>, box: Box): void {
  const step = { x: box.width / 2 / (sets.length + 0.4), y: box.height / 2 / (sets.length + 0.4) };
  for (const [index, { accent }] of sets.entries())
    pen.box(inflate(box, -index * step.x, -index * step.y), boldOf(accent));
}
