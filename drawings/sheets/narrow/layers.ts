/** Layers as plates below each other; a dashed frame holds together what the dimension line names. */
import type { Form } from '../../drawing-schema.ts';
import { rectangle } from '../../kit.ts';
import { drawPlate, PLATE_DEPTH } from '../layers.ts';
import { dash, weight } from '../pen.ts';
import type { Column } from './column.ts';

const PAD = 20;
const FRAME = { side: 14, top: 22 };

export function layersDown(column: Column, { layers, side, sideFrom = 0, sideTo = 0 }: Form<'layers'>): void {
  const { pen } = column;
  const left = column.x + (side ? FRAME.side : 0);
  const width = column.width - PLATE_DEPTH.x - (side ? 2 * FRAME.side : 0);
  let frameTop = 0;
  for (const [index, { text, detail, accent = false }] of layers.entries()) {
    if (side && index + 1 === sideFrom) {
      frameTop = column.y + 6;
      column.space(FRAME.top);
      column.write(column.set('heading', side, width, column.size), left, 'soft');
      column.space(10);
    }
    column.space(PLATE_DEPTH.y);
    const title = column.set('heading', text, width - 2 * PAD, column.size + 3);
    const small = column.set('text', detail, width - 2 * PAD, column.size - 2);
    const height = Math.round(title.height + small.height + column.size * 0.6 + 2 * PAD);
    const front = { x: left, y: Math.round(column.y), width, height };
    drawPlate(pen, front, accent);
    pen.write(title, [left + PAD, front.y + PAD]);
    pen.write(small, [left + PAD, front.y + height - PAD - small.height], { tone: 'soft' });
    pen.keepClear(front);
    column.y = front.y + height;
    column.subject(String(index + 1), front, { to: left + width });
    column.space(14);
    if (side && index + 1 === sideTo) {
      const frame = rectangle(column.x, frameTop, column.width, column.y - frameTop + 4);
      pen.line({ stroke: 'soft', width: weight.fine, dash: dash.reply }, ...frame, frame[0]!);
      column.space(18);
    }
  }
}
