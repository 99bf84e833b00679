/** A flow that runs downwards; what does not lead to the next one runs in lanes along the right side. */
import type { Form } from '../../drawing-schema.ts';
import type { Point } from '../../kit.ts';
import type { FlowEdge, FlowNode } from '../flow-routes.ts';
import { type Box, right } from '../geometry.ts';
import { dash } from '../pen.ts';
import { port } from '../shapes.ts';
import { type Card, cardOf, drawCard } from './card.ts';
import type { Column } from './column.ts';

const LANE = 26;
const ARROW = 46;
const BESIDE = 18;
const BELOW_NOTE = 12;

type Rail = { edges: FlowEdge[]; hub: string; side: 'from' | 'to'; span: [number, number]; lane: number };

export function flowDown(column: Column, { nodes, edges, walk = false }: Form<'flow'>): void {
  const order = orderOf(nodes, edges);
  const place = new Map(order.map(({ id }, index) => [id, index]));
  const isStraight = ({ from, to }: FlowEdge) => Math.abs(place.get(from)! - place.get(to)!) === 1;
  const rails = railsOf(
    edges.filter((edge) => !isStraight(edge)),
    place,
  );
  const lanes = Math.max(0, ...rails.map(({ lane }) => lane + 1));
  const width = column.width - (lanes > 0 ? lanes * LANE + 12 : 0);
  const boxes = new Map<string, Box>();
  let noted = 0;
  const isUp = (from: string, to: string) => place.get(from)! > place.get(to)!;

  for (const [index, node] of order.entries()) {
    const above = order[index - 1];
    const links = above ? edges.filter((edge) => isStraight(edge) && joins(edge, above, node)) : [];
    if (above) drawGap(column, { above, node, links, rails, boxes, width, isUp, least: noted });
    const card: Card = cardOf(column, node, width);
    const draw = () => boxes.set(node.id, drawCard(column, card, column.x, width));
    if (walk) column.pen.step(index + 1, sentenceOf(node), draw);
    else draw();
    // The arrow leaves the shape, not the note beside it; words on it stand on its other side.
    const below = column.y;
    const next = order[index + 1];
    const leadsOn = next && edges.some((edge) => isStraight(edge) && joins(edge, node, next));
    const isNoted = column.subject(
      node.id,
      boxes.get(node.id)!,
      leadsOn ? { to: column.x + width / 2 } : { to: column.x + width },
    );
    noted = isNoted ? column.y + BELOW_NOTE : 0;
    if (isNoted && next) column.y = below;
  }
  for (const rail of rails) drawRail(column, rail, order, boxes);
}

const joins = ({ from, to }: FlowEdge, a: FlowNode, b: FlowNode) =>
  (from === a.id && to === b.id) || (from === b.id && to === a.id);

/** What happens at a node, for whoever hears it. */
export const sentenceOf = ({ text, detail }: FlowNode) => (detail ? `${text}: ${detail}` : text);

/** Each after what leads to it, and if possible right after it. */
export function orderOf(nodes: FlowNode[], edges: FlowEdge[]): FlowNode[] {
  const rest = nodes.toSorted((a, b) => a.at[0] - b.at[0] || a.at[1] - b.at[1]);
  const order: FlowNode[] = [];
  while (rest.length > 0) {
    const waits = ({ id }: FlowNode) =>
      edges.filter(({ from, to, dashed }) => to === id && !dashed && rest.some((other) => other.id === from))
        .length;
    const last = order.at(-1);
    const follows = ({ id }: FlowNode) =>
      last
        ? edges.some(({ from, to }) => (from === last.id && to === id) || (to === last.id && from === id))
        : false;
    // A dashed line may close a circle, so no node has to wait for one; but a node to which no line of either kind
    // leads from the rest goes first.
    const isReached = ({ id }: FlowNode) =>
      edges.some(({ from, to }) => to === id && rest.some((other) => other.id === from));
    const next =
      rest.find((node) => waits(node) === 0 && follows(node)) ??
      (last && rest.find((node) => !isReached(node))) ??
      rest.find((node) => waits(node) === 0) ??
      rest.find(follows) ??
      rest[0]!;
    order.push(next);
    rest.splice(rest.indexOf(next), 1);
  }
  return order;
}

/** Lines with one end in common share a lane; short ones lie inside. */
function railsOf(edges: FlowEdge[], place: Map<string, number>): Rail[] {
  const count = (side: 'from' | 'to', id: string) => edges.filter((edge) => edge[side] === id).length;
  const groups = new Map<string, Rail>();
  for (const edge of edges) {
    const side = count('to', edge.to) >= count('from', edge.from) ? 'to' : 'from';
    const key = `${side} ${edge[side]}`;
    const rail = groups.get(key) ?? {
      edges: [],
      hub: edge[side],
      side,
      span: [Infinity, -Infinity],
      lane: 0,
    };
    const ends = [place.get(edge.from)!, place.get(edge.to)!];
    rail.edges.push(edge);
    rail.span = [Math.min(rail.span[0], ...ends), Math.max(rail.span[1], ...ends)];
    groups.set(key, rail);
  }
  const rails = [...groups.values()].toSorted((a, b) => a.span[1] - a.span[0] - (b.span[1] - b.span[0]));
  for (const [index, rail] of rails.entries()) {
    const taken = rails
      .slice(0, index)
      .filter((other) => other.span[0] <= rail.span[1] && rail.span[0] <= other.span[1]);
    while (taken.some(({ lane }) => lane === rail.lane)) rail.lane++;
  }
  return rails;
}

type Gap = {
  above: FlowNode;
  node: FlowNode;
  links: FlowEdge[];
  rails: Rail[];
  boxes: Map<string, Box>;
  width: number;
  isUp: (from: string, to: string) => boolean;
  /** How far down a note reaches. */
  least: number;
};

/** Between two shapes: the arrow with its word, and the words of lines that leave for a lane here. */
function drawGap(column: Column, { above, node, links, rails, boxes, width, isUp, least }: Gap): void {
  const axis = column.x + width / 2;
  const upper = boxes.get(above.id)!;
  const start = port(above.kind, upper, above.accent, 'bottom', 0);
  const from = column.y;
  const labels = links.flatMap(({ text }) => text ?? []);
  column.space(links.length > 0 ? 16 : 10);
  for (const text of labels) {
    column.write(column.set('text', text, width / 2 - BESIDE - 8, column.size - 2), axis + BESIDE, 'soft');
    column.space(12);
  }
  // The words of a lane that leads up stand below the shape where it ends, all others below the shape where it starts.
  const leaving = rails
    .flatMap(({ edges }) => edges)
    .filter(({ from: source, to, text }) => text && (isUp(source, to) ? to : source) === above.id);
  for (const { text } of leaving) {
    const block = column.set('text', text!, width / 2 - BESIDE - 8, column.size - 2);
    column.pen.write(block, [column.x + width - block.width, column.y], { tone: 'soft', align: 'end' });
    column.y += block.height + 14;
  }
  if (links.length > 0) column.y = Math.max(column.y, from + ARROW, least);
  else column.y = Math.max(column.y + 6, least);
  if (links.length === 0) return;
  const down = links.some((edge) => edge.to === node.id);
  const both = links.some((edge) => edge.both) || links.length > 1;
  const ends: Point[] = [start, [axis, column.y]];
  column.pen.arrow(
    { stroke: 'ink', both, ...(links.every((edge) => edge.dashed) && { dash: dash.reply }) },
    ...(down || both ? ends : ends.toReversed()),
  );
}

function drawRail({ pen, area }: Column, rail: Rail, order: FlowNode[], boxes: Map<string, Box>): void {
  const edge = area.x + area.width;
  const outermost = edge - 6;
  const x = Math.min(outermost, right(boxes.get(rail.hub)!) + 20 + rail.lane * LANE);
  for (const { from, to, both = false, dashed } of rail.edges) {
    const at = (id: string): Point => {
      const node = order.find((each) => each.id === id)!;
      const box = boxes.get(id)!;
      const other = boxes.get(id === from ? to : from)!;
      const shift = node.kind === 'decision' ? 0 : Math.sign(other.y - box.y) * box.height * 0.22;
      return port(node.kind, box, node.accent, 'right', Math.round(shift));
    };
    const [start, end] = [at(from), at(to)];
    const stroke = { stroke: 'ink', both, ...(dashed && { dash: dash.reply }) } as const;
    pen.arrow(stroke, start, [x, start[1]], [x, end[1]], end);
  }
}
