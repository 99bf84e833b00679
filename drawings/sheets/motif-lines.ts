/** Motifs made of lines: who speaks to whom, what hangs on what. */
import type { Form } from '../drawing-schema.ts';
import { polygon, polyline, rectangle } from '../kit.ts';
import { type Box, bottom } from './geometry.ts';
import { focus } from './motif-focus.ts';
import type { Pen } from './pen.ts';

type Source = Form<'tree'>['root'];

const LINE = 6;
const MARK = 84;
/** More arrows than these are not told apart. */
const ARROWS = 5;

export function sequenceMotif(
  pen: Pen,
  { actors, steps }: Form<'sequence'>,
  box: Box,
  brand?: { term: string; place: (box: Box) => void },
): void {
  const head = { width: Math.min(96, (box.width / actors.length) * 0.66), height: brand ? MARK : 44 };
  const xs = actors.map(
    (_, index) => box.x + head.width / 2 + (index * (box.width - head.width)) / (actors.length - 1),
  );
  const marked = brand
    ? Math.max(
        0,
        actors.findIndex((name) => name.toLowerCase().includes(brand.term.toLowerCase())),
      )
    : -1;
  const top = box.y + head.height;
  for (const [index, x] of xs.entries()) {
    pen.path(polyline([x, top], [x, bottom(box)]), { stroke: 'line', width: LINE });
    if (index === marked) brand!.place({ x: x - MARK / 2, y: box.y - 8, width: MARK, height: MARK });
    else
      pen.path(polygon(...rectangle(x - head.width / 2, top - 44, head.width, 44)), {
        fill: 'fill',
        stroke: 'ink',
        width: LINE,
      });
  }
  const accented = steps.findIndex(({ accent }) => accent);
  const shown = steps
    .map((step, index) => ({ step, index }))
    .filter(({ index }) => index < ARROWS - 1 || index === accented || steps.length <= ARROWS)
    .slice(0, ARROWS);
  const pitch = (bottom(box) - top) / shown.length;
  for (const [row, { step, index }] of shown.entries()) {
    const y = Math.round(top + (row + 0.62) * pitch);
    const tone = index === accented ? 'signal' : 'ink';
    if ('at' in step) {
      const x = xs[actors.indexOf(step.at)]!;
      pen.path(polygon(...rectangle(x - 32, y - 15, 64, 30)), { fill: tone });
    } else {
      const [from, to] = [xs[actors.indexOf(step.from)]!, xs[actors.indexOf(step.to)]!];
      pen.arrow(
        { stroke: tone, width: LINE, head: 24, ...(step.reply && { dash: '16 10' }) },
        [from, y],
        [to, y],
      );
    }
  }
}

type Branch = { source: Source; level: number; at: number; children: Branch[] };

export function treeMotif(pen: Pen, { root }: Form<'tree'>, box: Box, place?: (box: Box) => void): void {
  let leaves = 0;
  const grow = (source: Source, level: number): Branch => {
    const children = (source.children ?? []).map((child) => grow(child, level + 1));
    const at = children.length > 0 ? (children[0]!.at + children.at(-1)!.at) / 2 : leaves++;
    return { source, level, at, children };
  };
  const tree = grow(root, 0);
  const all = (branch: Branch): Branch[] => [branch, ...branch.children.flatMap(all)];
  const branches = all(tree);
  const levels = Math.max(...branches.map(({ level }) => level));
  const size = { width: Math.min(72, (box.width / leaves) * 0.72), height: levels > 2 ? 36 : 48 };
  const rootHeight = place ? MARK : size.height;
  const x = ({ at }: Branch) =>
    box.x + size.width / 2 + (at * (box.width - size.width)) / Math.max(1, leaves - 1);
  const y = ({ level }: Branch) =>
    level === 0 ? box.y : box.y + rootHeight - size.height + (level * (box.height - rootHeight)) / levels;
  for (const branch of branches) {
    const start = branch.level === 0 ? box.y + rootHeight : y(branch) + size.height;
    for (const child of branch.children) {
      const bar = (start + y(child)) / 2;
      pen.path(polyline([x(branch), start], [x(branch), bar], [x(child), bar], [x(child), y(child)]), {
        stroke: 'line',
        width: LINE,
      });
    }
  }
  for (const branch of branches) {
    if (branch.level === 0 && place) {
      const mark = { x: x(branch) - MARK / 2, y: box.y - 8, width: MARK, height: MARK };
      place(mark);
      if (branch.source.accent) focus(pen, mark);
      continue;
    }
    const accent = branch.source.accent;
    pen.path(polygon(...rectangle(x(branch) - size.width / 2, y(branch), size.width, size.height)), {
      fill: accent ? 'signal' : 'fill',
      stroke: accent ? 'signal' : 'ink',
      width: LINE,
    });
  }
}
