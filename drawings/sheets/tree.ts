import type { Form } from '../drawing-schema.ts';
import type { Point } from '../kit.ts';
import { type Box, bottom, middle, right } from './geometry.ts';
import { type Pen, weight } from './pen.ts';
import { drawShape, LIFT, space } from './shapes.ts';
import type { Subjects } from './subjects.ts';
import { planTree, type Source, type TreeNode } from './tree-plan.ts';

const LIMITS = { nodes: 11, row: 5, depth: 3 };

export function drawTree(pen: Pen, { root }: Form<'tree'>, area: Box): Subjects {
  checkSize(root);
  const plan = planTree(root, area);
  if (!plan)
    throw new Error('Der Baum passt nicht auf das Blatt: Die Texte sind zu lang für so viele Knoten.');
  const nodes = all(plan.root);
  for (const node of nodes) drawBranches(pen, node, plan.lying);
  const subjects: Subjects = new Map();
  for (const { source, box, block, children } of nodes) {
    const { accent = false } = source;
    drawShape(pen, children.length > 0 ? 'box' : 'leaf', box, accent);
    pen.writeCentred(block, middle(box));
    const outer = space('box', box, accent);
    pen.keepClear(...outer);
    subjects.set(source.text, outer[0]!);
  }
  return subjects;
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

function all(node: TreeNode): TreeNode[] {
  return [node, ...node.children.flatMap(all)];
}

/** One stem from the parent, one bar, one twig to each child; the way to the accent is heavier. */
function drawBranches(pen: Pen, { source, box, children }: TreeNode, lying: boolean): void {
  const lift = source.accent ? LIFT : 0;
  const [x, y] = middle(box);
  const leadsToAccent = (child: TreeNode) => all(child).some((node) => node.source.accent);
  const lightFirst = children.toSorted((a, b) => Number(leadsToAccent(a)) - Number(leadsToAccent(b)));
  for (const child of lightFirst) {
    const [childX, childY] = middle(child.box);
    const points: Point[] = lying
      ? bent([right(box) + lift, y], [child.box.x, childY], lying)
      : bent([x, bottom(box) + lift], [childX, child.box.y], lying);
    const heavy = leadsToAccent(child);
    pen.line(heavy ? { stroke: 'ink', width: weight.heavy } : { stroke: 'soft' }, ...points);
  }
}

function bent(from: Point, to: Point, lying: boolean): Point[] {
  const axis = lying ? 1 : 0;
  // A pixel of rounding is no bend.
  if (Math.abs(from[axis] - to[axis]) <= 1)
    return lying ? [from, [to[0], from[1]]] : [from, [from[0], to[1]]];
  const bar = Math.round(lying ? (from[0] + to[0]) / 2 : (from[1] + to[1]) / 2);
  return lying ? [from, [bar, from[1]], [bar, to[1]], to] : [from, [from[0], bar], [to[0], bar], to];
}
