/** Motifs of a flow: its nodes on their grid, or the brand in the midst of its neighbours. */
import type { Form } from '../drawing-schema.ts';
import { type Point, polygon, ring } from '../kit.ts';
import { bend, compact, type FlowNode, rankRoutes } from './flow-routes.ts';
import { type Box, bottom, middle, pointOn, right } from './geometry.ts';
import { focus } from './motif-focus.ts';
import type { Pen } from './pen.ts';
import { LID, outlineOf } from './shapes.ts';

const LINE = 6;
const HEAD = 20;

export function flowMotif(pen: Pen, drawing: Form<'flow'>, box: Box): void {
  const nodes = compact(drawing.nodes);
  const columns = Math.max(...nodes.map(({ at }) => at[0])) + 1;
  const rows = Math.max(...nodes.map(({ at }) => at[1])) + 1;
  const [width, height] = [
    Math.min(88, (box.width / columns) * 0.64),
    Math.min(80, (box.height / rows) * 0.62),
  ];
  const boxOf = ({ at }: FlowNode): Box => ({
    x: Math.round(
      box.x + (columns === 1 ? (box.width - width) / 2 : (at[0] * (box.width - width)) / (columns - 1)),
    ),
    y: Math.round(
      box.y + (rows === 1 ? (box.height - height) / 2 : (at[1] * (box.height - height)) / (rows - 1)),
    ),
    width,
    height,
  });
  for (const { edge, bends, exit, entry } of rankRoutes(nodes, drawing.edges)[0]!) {
    const [from, to] = [edge.from, edge.to].map((id) => boxOf(nodes.find((node) => node.id === id)!));
    const points = bend(pointOn(from!, exit, 0.5), pointOn(to!, entry, 0.5), bends, exit);
    pen.arrow({ stroke: 'soft', width: LINE, head: HEAD, ...(edge.dashed && { dash: '12 8' }) }, ...points);
  }
  for (const node of nodes) drawMini(pen, node, boxOf(node));
}

/** The accented node as the brand mark, before it what leads there, behind it what follows. */
export function flowMotifAround(
  pen: Pen,
  { nodes, edges }: Form<'flow'>,
  box: Box,
  place: (box: Box) => void,
): void {
  const centre = nodes.find(({ accent }) => accent) ?? nodes[0]!;
  const others = (ids: string[]) => nodes.filter(({ id }) => ids.includes(id)).slice(0, 3);
  const before = others(edges.filter(({ to }) => to === centre.id).map(({ from }) => from));
  const after = others(edges.filter(({ from }) => from === centre.id).map(({ to }) => to)).filter(
    (node) => !before.includes(node),
  );
  const mark = { x: box.x + box.width / 2 - 72, y: box.y + box.height / 2 - 72, width: 144, height: 144 };
  const [, y] = middle(mark);
  for (const [side, neighbours] of [before, after].entries()) {
    const pitch = Math.min(96, box.height / Math.max(1, neighbours.length));
    for (const [index, node] of neighbours.entries()) {
      const height = Math.min(72, pitch - 18);
      const top = y + (index - (neighbours.length - 1) / 2) * pitch - height / 2;
      const mini = { x: side === 0 ? box.x : right(box) - 76, y: Math.round(top), width: 76, height };
      const level = middle(mini)[1];
      const near: Point = side === 0 ? [right(mini), level] : [right(mark) + 20, y];
      const far: Point = side === 0 ? [mark.x - 20, y] : [mini.x, level];
      const bar = Math.round((near[0] + far[0]) / 2) - 6;
      const stroke = { stroke: 'soft', width: LINE, head: HEAD } as const;
      if (near[1] === far[1]) pen.arrow(stroke, near, far);
      else pen.arrow(stroke, near, [bar, near[1]], [bar, far[1]], far);
      drawMini(pen, node, mini);
    }
  }
  place(mark);
  focus(pen, mark);
}

function drawMini(pen: Pen, { kind, accent }: FlowNode, box: Box): void {
  const style = { fill: accent ? 'signal' : 'fill', stroke: accent ? 'signal' : 'ink', width: LINE } as const;
  const [x] = middle(box);
  if (kind === 'person') {
    pen.path(`M${x - 26} ${bottom(box)}v-8a26 26 0 0 1 52 0v8z`, style);
    pen.path(ring([x, box.y + 14], 14), style);
    return;
  }
  pen.path(polygon(...outlineOf(kind, box)), style);
  if (kind === 'store') pen.path(ring([x, box.y + LID], box.width / 2, LID), style);
}
