/** A tree: hanging from its root, on a phone as an outline. */
import type { Form } from '../drawing-schema.ts';
import { type Point, polyline } from '../svg-path.ts';
import type { Column } from './column.ts';
import { bottom, type Box, down, firstThatFits, middle } from './geometry.ts';
import { boldOf, type Pen, weight } from './pen.ts';
import { drawShape, LIFT } from './shapes.ts';
import type { Subjects } from './subjects.ts';
import { settings, SMALLEST, type TextBlock, voiced } from './text-block.ts';

type Source = Form<'tree'>['root'];
type TreeNode = { source: Source; block: TextBlock; box: Box; children: TreeNode[] };
/** `at` is where its middle is. */
type Branch = {
  source: Source;
  level: number;
  block: TextBlock;
  width: number;
  at: number;
  children: Branch[];
};

const LIMITS = { nodes: 11, row: 5, depth: 3 };
const PAD = { x: 18, y: 20 };
const SIBLING_GAP = 22;
const LEVEL_GAP = { min: 44, max: 80 };
const STRETCH = 1.4;
const ALIGN = 32;

export function treeWide(pen: Pen, { root }: Form<'tree'>, area: Box): Subjects {
  checkSize(root);
  const placed = firstThatFits(down(38, SMALLEST), (size) =>
    firstThatFits([1, 2], (lines) => place(root, size, lines, area)),
  );
  if (!placed)
    throw new Error('Der Baum passt nicht auf das Blatt: Die Texte sind zu lang für so viele Knoten.');
  const nodes = all(placed);
  for (const node of nodes) drawBranches(pen, node);
  const subjects: Subjects = new Map();
  for (const { source, box, block, children } of nodes) {
    subjects.set(source.text, drawShape(pen, children.length > 0 ? 'box' : 'leaf', box, source.accent));
    pen.writeCentred(block, middle(box));
  }
  return subjects;
}

/** A node and all below it. */
function all<Node extends { children?: Node[] | undefined }>(node: Node): Node[] {
  return [node, ...(node.children ?? []).flatMap((child) => all(child))];
}

function checkSize(root: Source): void {
  const rows: Source[][] = [];
  for (let row = [root]; row.length > 0; row = row.flatMap(({ children = [] }) => children)) rows.push(row);
  const count = rows.flat().length;
  if (count > LIMITS.nodes) throw new Error(`Der Baum hat ${count} Knoten, erlaubt sind ${LIMITS.nodes}.`);
  const depth = rows.length - 1;
  if (depth > LIMITS.depth) {
    throw new Error(`Der Baum hat ${depth} Ebenen unter der Wurzel, erlaubt sind ${LIMITS.depth}.`);
  }
  const wide = rows.find(({ length }) => length > LIMITS.row);
  if (wide) {
    const names = wide.map(({ text }) => text).join(', ');
    throw new Error(`In der Reihe ${names} stehen ${wide.length} Knoten, erlaubt sind ${LIMITS.row}.`);
  }
}

/** One stem from the parent, one bar, one twig to each child; the way to the accent is heavier. */
function drawBranches(pen: Pen, { source, box, children }: TreeNode): void {
  const [x] = middle(box);
  const stem = bottom(box) + (source.accent ? LIFT : 0);
  const leadsToAccent = (child: TreeNode) => all(child).some((node) => node.source.accent);
  const lightFirst = children.toSorted((a, b) => Number(leadsToAccent(a)) - Number(leadsToAccent(b)));
  for (const child of lightFirst) {
    const [childX] = middle(child.box);
    const bar = Math.round((stem + child.box.y) / 2);
    // A pixel of rounding is no bend.
    const isStraight = Math.abs(x - childX) <= 1;
    const way: Point[] = isStraight
      ? [
          [x, stem],
          [x, child.box.y],
        ]
      : [
          [x, stem],
          [x, bar],
          [childX, bar],
          [childX, child.box.y],
        ];
    pen.line(leadsToAccent(child) ? { stroke: 'ink', width: weight.heavy } : { stroke: 'soft' }, ...way);
  }
}

/** In type of this size and in so many lines a text, if there is room. */
function place(source: Source, size: number, lines: number, area: Box): TreeNode | undefined {
  const branch = (each: Source, level: number): Branch => {
    const block = settings(voiced(voiceOf(each), size, each.text), each.text, lines).at(-1)!;
    const width = Math.round(Math.max(size * 3, block.width + 2 * PAD.x));
    const children = (each.children ?? []).map((child) => branch(child, level + 1));
    return { source: each, level, block, width, at: 0, children };
  };
  const root = branch(source, 0);
  spread(root);
  const branches = all(root);
  const height = Math.round(Math.max(...branches.map(({ block }) => block.height)) + 2 * PAD.y);
  const gaps = Math.max(...branches.map(({ level }) => level));
  const start = Math.min(...branches.map(({ at, width }) => at - width / 2));
  const width = Math.max(...branches.map(({ at, width }) => at + width / 2)) - start;
  const spareX = area.width - LIFT - width;
  const spareY = area.height - LIFT - height * (gaps + 1);
  if (spareX < 0 || spareY < gaps * LEVEL_GAP.min) return undefined;

  // What is left over goes between the nodes, so that the tree fills its area.
  const stretch = Math.min(STRETCH, (area.width - LIFT) / width);
  const gap = Math.min(LEVEL_GAP.max, spareY / Math.max(1, gaps));
  const left = area.x + (area.width - LIFT - width * stretch) / 2 - start * stretch;
  const top = area.y + (spareY - gap * gaps) / 2;
  const placed = (node: Branch): TreeNode => ({
    source: node.source,
    block: node.block,
    box: {
      x: Math.round(left + node.at * stretch - node.width / 2),
      y: Math.round(top + node.level * (height + gap)),
      width: node.width,
      height,
    },
    children: node.children.map(placed),
  });
  return placed(root);
}

const voiceOf = ({ accent, children = [] }: Source) => (accent || children.length > 0 ? 'heading' : 'text');

/** Children side by side, as close as their outlines on every level allow; the parent over their middle. */
function spread(node: Branch): void {
  const placed: Branch[] = [];
  for (const child of node.children) {
    spread(child);
    const edge = new Map<number, number>();
    for (const { level, at, width } of placed.flatMap((each) => all(each))) {
      edge.set(level, Math.max(edge.get(level) ?? -Infinity, at + width / 2));
    }
    const shift = Math.max(
      ...all(child).map(
        ({ level, at, width }) => (edge.get(level) ?? -Infinity) + SIBLING_GAP - (at - width / 2),
      ),
    );
    if (Number.isFinite(shift)) for (const each of all(child)) each.at += shift;
    placed.push(child);
  }
  const [first, last] = [node.children[0], node.children.at(-1)];
  if (!first || !last) return;
  node.at = (first.at + last.at) / 2;
  // Straight down to a middle child that is nearly below.
  const below = node.children.find(({ at }) => Math.abs(at - node.at) < ALIGN);
  if (below) node.at = below.at;
}

const OUTLINE = { indent: 52, padX: 20, padY: 18, gap: 18, stem: 24 };

/** What hangs on a node stands below it, indented. */
export function treeNarrow(column: Column, root: Source, level = 0): Box {
  const { pen } = column;
  const children = root.children ?? [];
  const x = column.x + level * OUTLINE.indent;
  const room = column.x + column.width - x - 2 * OUTLINE.padX - LIFT;
  const block = column.set(voiceOf(root), root.text, room, column.size + 1);
  const box = {
    x,
    y: Math.round(column.y),
    width: Math.round(Math.max(96, block.width + 2 * OUTLINE.padX)),
    height: Math.round(block.height + 2 * OUTLINE.padY),
  };
  drawShape(pen, children.length > 0 ? 'box' : 'leaf', box, root.accent);
  pen.writeCentred(block, middle(box));
  const below = bottom(box) + (root.accent ? LIFT : 0);
  column.y = below;
  column.subject(root.text, box, { from: x + (children.length > 0 ? OUTLINE.indent : 0) });
  const boxes = children.map((child) => {
    column.space(OUTLINE.gap);
    return treeNarrow(column, child, level + 1);
  });
  for (const child of boxes) {
    const [, y] = middle(child);
    pen.line({ stroke: 'soft' }, [x + OUTLINE.stem, below], [x + OUTLINE.stem, y], [child.x, y]);
  }
  return box;
}

type Leaf = { source: Source; level: number; at: number; children: Leaf[] };

/** With a brand, its mark is the root. */
export function treeThumbnail(pen: Pen, { root }: Form<'tree'>, box: Box): void {
  let leaves = 0;
  const grow = (source: Source, level: number): Leaf => {
    const children = (source.children ?? []).map((child) => grow(child, level + 1));
    const at = children.length > 0 ? (children[0]!.at + children.at(-1)!.at) / 2 : leaves++;
    return { source, level, at, children };
  };
  const nodes = all(grow(root, 0));
  const levels = Math.max(...nodes.map(({ level }) => level));
  const size = { width: Math.min(72, (box.width / leaves) * 0.72), height: levels > 2 ? 36 : 48 };
  const x = ({ at }: Leaf) =>
    box.x + size.width / 2 + (at * (box.width - size.width)) / Math.max(1, leaves - 1);
  const y = ({ level }: Leaf) => box.y + (level * (box.height - size.height)) / levels;
  for (const node of nodes) {
    const start = y(node) + size.height;
    for (const child of node.children) {
      const bar = (start + y(child)) / 2;
      const way: Point[] = [
        [x(node), start],
        [x(node), bar],
        [x(child), bar],
        [x(child), y(child)],
      ];
      pen.path(polyline(...way), { stroke: 'line', width: weight.bold });
    }
  }
  for (const node of nodes)
    pen.box({ x: x(node) - size.width / 2, y: y(node), ...size }, boldOf(node.source.accent));
}
