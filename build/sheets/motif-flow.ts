/** Motifs of a flow: its nodes on their grid, or the brand in the midst of its neighbours. */
import { type Point, polygon, rectangle, ring } from '../drawings/kit.ts';
import { bend, compact, type Flow, type FlowNode, rankRoutes } from './flow-routes.ts';
import { type Box, bottom, middle, right, type Side } from './geometry.ts';
import { focus } from './motif-focus.ts';
import { type Colour, type Pen } from './pen.ts';

const LINE = 6;
const HEAD = 20;

export function flowMotif(pen: Pen, drawing: Flow, box: Box): void {
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
    const points = bend(sideMiddle(from!, exit), sideMiddle(to!, entry), bends, exit) as Point[];
    pen.arrow(points, { stroke: 'soft', width: LINE, head: HEAD, ...(edge.dashed && { dash: '12 8' }) });
  }
  for (const node of nodes) drawMini(pen, node, boxOf(node));
}

/** The accented node as the brand mark, before it what leads there, behind it what follows. */
export function flowMotifAround(pen: Pen, { nodes, edges }: Flow, box: Box, place: (box: Box) => void): void {
  const centre = nodes.find(({ accent }) => accent) ?? nodes[0]!;
  const others = (ids: string[]) => nodes.filter(({ id }) => ids.includes(id)).slice(0, 3);
  const before = others(edges.filter(({ to }) => to === centre.id).map(({ from }) => from));
  const after = others(edges.filter(({ from }) => from === centre.id).map(({ to }) => to)).filter(
    (node) => !before.includes(node),
  );
  const mark = { x: box.x + box.width / 2 - 60, y: box.y + box.height / 2 - 60, width: 120, height: 120 };
  const [, y] = middle(mark);
  for (const [side, neighbours] of [before, after].entries()) {
    const pitch = Math.min(96, box.height / Math.max(1, neighbours.length));
    for (const [index, node] of neighbours.entries()) {
      const height = Math.min(72, pitch - 18);
      const top = y + (index - (neighbours.length - 1) / 2) * pitch - height / 2;
      const mini = { x: side === 0 ? box.x : right(box) - 84, y: Math.round(top), width: 84, height };
      const [near, far]: [Point, Point] =
        side === 0
          ? [
              [right(mini), middle(mini)[1]],
              [mark.x - 20, y],
            ]
          : [
              [right(mark) + 20, y],
              [mini.x, middle(mini)[1]],
            ];
      const bar = Math.round((near[0] + far[0]) / 2) - 6;
      pen.arrow(near[1] === far[1] ? [near, far] : [near, [bar, near[1]], [bar, far[1]], far], {
        stroke: 'soft',
        width: LINE,
        head: HEAD,
      });
      drawMini(pen, node, mini);
    }
  }
  place(mark);
  focus(pen, mark);
}

function sideMiddle(box: Box, side: Side): Point {
  const [x, y] = middle(box);
  return { left: [box.x, y], right: [right(box), y], top: [x, box.y], bottom: [x, bottom(box)] }[
    side
  ] as unknown as Point;
}

function drawMini(pen: Pen, { kind, accent }: FlowNode, box: Box): void {
  const stroke: Colour = accent ? 'signal' : 'ink';
  const style = { fill: accent ? ('signal' as const) : ('fill' as const), stroke, width: LINE };
  const [x, y] = middle(box);
  const fold = 20;
  const lid = 9;
  switch (kind) {
    case 'document':
      pen.path(
        polygon(
          [box.x, box.y],
          [right(box) - fold, box.y],
          [right(box), box.y + fold],
          [right(box), bottom(box)],
          [box.x, bottom(box)],
        ),
        style,
      );
      return;
    case 'decision':
      pen.path(polygon([x, box.y], [right(box), y], [x, bottom(box)], [box.x, y]), style);
      return;
    case 'store':
      pen.path(
        `M${box.x} ${box.y + lid}v${box.height - 2 * lid}a${box.width / 2} ${lid} 0 0 0 ${box.width} 0v${2 * lid - box.height}`,
        style,
      );
      pen.path(ring([x, box.y + lid], box.width / 2, lid), style);
      return;
    case 'person':
      pen.path(`M${x - 26} ${bottom(box)}v-8a26 26 0 0 1 52 0v8z`, style);
      pen.path(ring([x, box.y + 14], 14), style);
      return;
    case 'box':
      pen.path(polygon(...rectangle(box.x, box.y, box.width, box.height)), style);
  }
}
