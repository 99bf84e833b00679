/** Sets inside each other, from the outermost to the innermost. */
import type { Form } from '../drawing-schema.ts';
import { polygon, rectangle } from '../kit.ts';
import { right } from './geometry.ts';
import type { Column } from './narrow/column.ts';
import { weight } from './pen.ts';

export function sets(column: Column, { sets: all }: Form<'sets'>): void {
  const { pen } = column;
  const inset = column.isNarrow ? 14 : 34;
  const pad = column.isNarrow ? 16 : 24;
  const ground = pen.marks.length;
  const tops: number[] = [];
  for (const [index, { text, detail, accent = false }] of all.entries()) {
    const left = column.x + index * inset;
    const inner = column.width - 2 * index * inset - 2 * pad;
    tops.push(Math.round(column.y));
    column.space(pad);
    const start = column.y;
    const title = column.set('heading', text, inner, column.size + 4);
    const small = column.set('text', detail, column.isNarrow ? inner : inner - title.width - 40);
    if (column.isNarrow) {
      column.write(title, left + pad, accent ? 'signal' : 'ink');
      column.space(14);
      column.write(small, left + pad, 'soft');
    } else {
      const height = Math.max(title.height, small.height);
      const end = left + column.width - 2 * index * inset - pad;
      pen.write(title, [left + pad, column.y + (height - title.height) / 2], {
        tone: accent ? 'signal' : 'ink',
      });
      pen.write(small, [end - small.width, column.y + (height - small.height) / 2], {
        tone: 'soft',
        align: 'end',
      });
      column.y += height;
    }
    if (column.isNarrow) {
      const words = { x: left + pad, y: start, width: inner, height: column.y - start };
      column.subject(String(index + 1), words, { to: right(words) + pad });
    }
    column.space(pad);
  }
  const drawn = pen.marks.length;
  for (const [index, { accent = false }] of all.entries()) {
    const low = Math.round(column.y + (all.length - 1 - index) * (inset * 0.5));
    const [x, width] = [column.x + index * inset, column.width - 2 * index * inset];
    const box = { x, y: tops[index]!, width, height: low - tops[index]! };
    const outline = rectangle(box.x, box.y, box.width, box.height);
    pen.path(polygon(...outline), {
      fill: accent ? 'signalFill' : index % 2 === 0 ? 'fill' : 'plan',
      stroke: accent ? 'signal' : 'ink',
      width: accent ? weight.heavy : weight.main,
    });
    pen.keepClear(box);
    if (!column.isNarrow) column.subject(String(index + 1), box);
  }
  pen.marks.splice(ground, 0, ...pen.marks.splice(drawn));
  column.space((all.length - 1) * inset * 0.5);
}
