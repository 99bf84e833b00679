/** A tree as an outline: what hangs on a node stands below it, indented. */
import { type Box, bottom } from '../geometry.ts';
import { drawShape, LIFT, space } from '../shapes.ts';
import type { Source } from '../tree-plan.ts';
import type { Column } from './column.ts';

const INDENT = 52;
const PAD = { x: 20, y: 18 };

export function treeDown(column: Column, root: Source, level = 0): Box {
  const { pen } = column;
  const children = root.children ?? [];
  const x = column.x + level * INDENT;
  const voice = root.accent || children.length > 0 ? 'heading' : 'text';
  const block = column.set(voice, root.text, column.x + column.width - x - 2 * PAD.x - LIFT, column.size + 1);
  const box = {
    x,
    y: Math.round(column.y),
    width: Math.round(Math.max(96, block.width + 2 * PAD.x)),
    height: Math.round(block.height + 2 * PAD.y),
  };
  drawShape(pen, children.length > 0 ? 'box' : 'leaf', box, root.accent);
  pen.keepClear(...space('box', box, root.accent));
  pen.writeCentred(block, [box.x + box.width / 2, box.y + box.height / 2]);
  column.y = bottom(box) + (root.accent ? LIFT : 0);
  column.subject(root.text, box, { from: x + (children.length > 0 ? INDENT : 0) });
  const below = bottom(box) + (root.accent ? LIFT : 0);
  const boxes = children.map((child) => {
    column.space(18);
    return treeDown(column, child, level + 1);
  });
  for (const child of boxes) {
    const y = child.y + child.height / 2;
    pen.line({ stroke: 'soft' }, [x + 24, below], [x + 24, y], [child.x, y]);
  }
  return box;
}
