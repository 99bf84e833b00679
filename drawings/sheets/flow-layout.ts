/** Places of a flow's nodes and lines: columns and rows as wide and high as their texts need. */
import type { Point } from '../svg-path.ts';
import { bend, type FlowEdge, type FlowNode, isSideways, type Route } from './flow-routes.ts';
import { type Box, right, type Side } from './geometry.ts';
import { FOLD, HEAD, LID, LIFT, port } from './shapes.ts';
import { fit, lineHeight, narrowest, settings, type TextBlock, type Type, voiced } from './text-block.ts';

/** `least` is that below which no lettering would be read, `rhombus` the height of a decision in sizes of its title. */
export type Sizes = { title: number; small: number; least: number; rhombus: number };
export type PlacedNode = FlowNode & { box: Box; title: TextBlock; detailBlock?: TextBlock };
export type Line = { edge: FlowEdge; route: Route; points: Point[] };
export type Layout = { nodes: PlacedNode[]; lines: Line[]; rows: Span[] };
/** Without a height it is filled from side to side, and as high as it needs. */
export type Room = { x: number; y: number; width: number; height?: number };
type Span = { start: number; end: number };
type Spans = { columns: Span[]; rows: Span[] };

const PAD_X = 15;
const PAD_Y = 17;
const GAP_X = { min: 46, max: 170 };
/** A step needs room for two corners and two heads. */
const STEP_GAP = 72;
const GAP_Y = { least: 24, min: 40, max: 104 };
const GROWTH = 1.3;
const PORT_GAP = 30;
/** Between steps in one gap, and between the lanes beside the cells. */
const STEPS_APART = 18;
const LANE = { first: 20, apart: 26 };

export const lanesWidth = (routes: Route[]) => {
  const lanes = Math.max(0, ...routes.map(({ lane = -1 }) => lane + 1));
  return lanes > 0 ? lanes * LANE.apart + 12 : 0;
};

const titleType = ({ text }: FlowNode, { title, least }: Sizes): Type =>
  voiced('heading', title, text, least);
/** Of details and of words beside lines. */
export const smallType = (text: string, { small, least }: Sizes): Type => voiced('text', small, text, least);

/** Width of a node whose texts take at most so many lines each. */
function widthNeeded(node: FlowNode, sizes: Sizes, lines: number): number {
  if (node.kind === 'decision') return rhombus(node, sizes).width;
  const title = narrowest(titleType(node, sizes), node.text, lines);
  const detail = node.detail ? narrowest(smallType(node.detail, sizes), node.detail, lines) : 0;
  return Math.ceil(Math.max(title + (node.kind === 'document' ? FOLD / 2 : 0), detail)) + 2 * PAD_X;
}

/** The narrowest rhombus around the title: every line has to stay inside the slanting sides. */
function rhombus(node: FlowNode, sizes: Sizes): { width: number; height: number; title: TextBlock } {
  const height = Math.round(sizes.title * sizes.rhombus);
  const candidates = settings(titleType(node, sizes), node.text, 3).map((title) => {
    const reach = title.height / 2 + sizes.title * 0.25;
    const share = 1 - reach / (height / 2);
    return { title, height, width: share > 0 ? Math.ceil((title.width + 16) / share) : Infinity };
  });
  return candidates.reduce((best, candidate) => (candidate.width < best.width ? candidate : best));
}

type Content = { title: TextBlock; detail?: TextBlock; height: number };

function contentOf(node: FlowNode, sizes: Sizes, width: number): Content | undefined {
  if (node.kind === 'decision') return rhombus(node, sizes);
  const title = fit(titleType(node, sizes), node.text, width - 2 * PAD_X, 2);
  if (!title) return undefined;
  const extra = node.kind === 'store' ? 2 * LID + 4 : node.kind === 'document' ? 6 : 0;
  if (!node.detail) return { title, height: title.height + 2 * PAD_Y + extra };
  const detail = fit(smallType(node.detail, sizes), node.detail, width - 2 * PAD_X, 2);
  const words = title.height + gapBelowTitle(sizes) + (detail?.height ?? 0);
  return detail && { title, detail, height: words + 2 * PAD_Y + extra };
}

export const gapBelowTitle = (sizes: Sizes) => Math.round(sizes.small * 0.62);

const range = (length: number) => Array.from({ length }, (_, index) => index);
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/** Nothing if the texts are too large for the room. `below` is what else has to find room under a row. */
export function layOut(
  nodes: FlowNode[],
  routes: Route[],
  sizes: Sizes,
  room: Room,
  below: (row: number) => number = () => 0,
): Layout | undefined {
  const inLine = (axis: 0 | 1) =>
    range(Math.max(...nodes.map(({ at }) => at[axis])) + 1).map((index) =>
      nodes.filter(({ at }) => at[axis] === index),
    );
  const [inColumns, inRows] = [inLine(0), inLine(1)];

  const gapsX = range(inColumns.length - 1).map((column) => gapNeeded(nodes, routes, sizes, column));
  const widths = widthsFor(inColumns, sizes, room.width - sum(gapsX) - LIFT, room.height === undefined);
  if (!widths) return undefined;
  const spareX = room.width - sum(gapsX) - LIFT - sum(widths);
  const growthX = spread(gapsX, GAP_X.max, spareX * 0.75);
  const wider = Math.min(GROWTH, 1 + (spareX - sum(growthX)) / sum(widths));
  const finalWidths = widths.map((width) => Math.round(width * wider));

  const contents = new Map(nodes.map((node) => [node, contentOf(node, sizes, finalWidths[node.at[0]]!)]));
  if ([...contents.values()].includes(undefined)) return undefined;
  const heights = inRows.map((row) => Math.max(...row.map((node) => contents.get(node)!.height)));
  const heads = inRows.map((row) => (row.some(({ kind }) => kind === 'person') ? HEAD : 0));
  const gapsY = range(inRows.length - 1).map(
    (row) => heads[row + 1]! + Math.max(rowGapNeeded(nodes, routes, sizes, row), below(row)),
  );
  const needed = sum(heights) + sum(gapsY) + heads[0]! + LIFT;
  const spareY = (room.height ?? needed) - needed;
  if (spareY < 0) return undefined;
  const growthY = spread(gapsY, GAP_Y.max, spareY * 0.6);
  const taller = Math.min(GROWTH, 1 + (spareY - sum(growthY)) / sum(heights));

  const added = (gaps: number[], growth: number[]) => gaps.map((gap, index) => gap + growth[index]!);
  const columns = spans(finalWidths, added(gapsX, growthX), room.x, room.width - LIFT);
  const rows = spans(
    heights.map((height) => Math.round(height * taller)),
    added(gapsY, growthY),
    room.y + heads[0]!,
    needed + spareY - LIFT - heads[0]!,
  );
  const placed = nodes.map((node) =>
    placedNode(node, contents.get(node)!, columns[node.at[0]]!, rows[node.at[1]]!),
  );
  return { nodes: placed, lines: linesOf(placed, routes, { columns, rows }), rows };
}

/** Of the columns: as even as can be, and as wide as their longest texts if there is room. */
function widthsFor(columns: FlowNode[][], sizes: Sizes, room: number, fills: boolean): number[] | undefined {
  const needed = (lines: number) =>
    columns.map((column) => Math.max(...column.map((node) => widthNeeded(node, sizes, lines))));
  const [least, most] = [needed(2), needed(1)];
  if (sum(least) > room) return undefined;
  if (fills) return columns.map(() => room / columns.length);
  const share = [1, 0.75, 0.5, 0.25, 0].find(
    (part) => sum(least.map((width, i) => width + part * (most[i]! - width))) <= room,
  )!;
  const widths = least.map((width, index) => width + share * (most[index]! - width));
  const widest = Math.max(...widths);
  return widest * columns.length <= room ? widths.map(() => widest) : widths;
}

function placedNode(node: FlowNode, { title, detail, height }: Content, column: Span, row: Span): PlacedNode {
  const tall = node.kind === 'decision' ? height : row.end - row.start;
  const box = {
    x: column.start,
    y: (row.start + row.end - tall) / 2,
    width: column.end - column.start,
    height: tall,
  };
  return { ...node, box, title, ...(detail && { detailBlock: detail }) };
}

/** Room for the longest label of a straight line over this gap, set in two lines, and for steps. */
function gapNeeded(nodes: FlowNode[], routes: Route[], sizes: Sizes, column: number): number {
  const needed = routes
    .filter((route) => crosses(nodes, route, 0, column))
    .map(({ edge, bends, exit }) => {
      if (!isSideways(exit)) return 0;
      if (bends === 'step') return STEP_GAP;
      if (bends === 'corner' || !edge.text) return 0;
      return narrowest(smallType(edge.text, sizes), edge.text, 2) + 26;
    });
  return Math.ceil(Math.max(GAP_X.min, ...needed));
}

/** Labels of lanes stand in the first gap that they pass, above those of straight lines. */
function rowGapNeeded(nodes: FlowNode[], routes: Route[], sizes: Sizes, row: number): number {
  const passing = routes.filter((route) => crosses(nodes, route, 1, row));
  const line = lineHeight({ voice: 'text', size: sizes.small });
  const needed = passing.map(({ edge, bends, exit }) => {
    if (bends === 'lane') return 0;
    if (bends === 'step' && !isSideways(exit)) return STEP_GAP;
    return bends === 'straight' && edge.text ? line + 26 : GAP_Y.min;
  });
  const labels = passing.filter((route) => route.edge.text && firstRow(nodes, route) === row);
  const inLanes = labels.filter(({ bends }) => bends === 'lane').length;
  return Math.max(GAP_Y.least, ...needed, inLanes > 0 ? labels.length * line + 26 : 0);
}

/** Whether a connection leads over the gap behind this column or row. */
function crosses(nodes: FlowNode[], route: Route, axis: 0 | 1, index: number): boolean {
  const ends = endsOf(nodes, route, axis);
  return Math.min(...ends) <= index && Math.max(...ends) > index;
}

const endsOf = (nodes: FlowNode[], { edge }: Route, axis: 0 | 1) =>
  [edge.from, edge.to].map((id) => nodes.find((node) => node.id === id)!.at[axis]);

export const firstRow = (nodes: FlowNode[], route: Route) => Math.min(...endsOf(nodes, route, 1));

/** How much of the spare room each gap takes, none growing past `max`. */
function spread(gaps: number[], max: number, spare: number): number[] {
  const each = gaps.length === 0 ? 0 : spare / gaps.length;
  return gaps.map((gap) => Math.round(Math.max(0, Math.min(each, max - gap))));
}

/** Lengths and gaps in a row, centred in the room. */
function spans(lengths: number[], gaps: number[], from: number, room: number): Span[] {
  let start = Math.round(from + (room - sum(lengths) - sum(gaps)) / 2);
  return lengths.map((length, index) => {
    const span = { start, end: start + length };
    start = span.end + (gaps[index] ?? 0);
    return span;
  });
}

const linesOf = (nodes: PlacedNode[], routes: Route[], spans: Spans): Line[] =>
  routes.map((route) => {
    const at = (id: string, side: Side): Point => {
      const node = nodes.find((each) => each.id === id)!;
      return port(node.kind, node.box, node.accent, side, offsetOf(nodes, routes, route, node, side));
    };
    const [start, end] = [at(route.edge.from, route.exit), at(route.edge.to, route.entry)];
    return {
      edge: route.edge,
      route,
      points: bend(start, end, route, crossingOf(nodes, routes, route, spans)),
    };
  });

/** Several lines on one side stand apart; straight ones keep the middle, so that they stay straight. */
function offsetOf(nodes: PlacedNode[], routes: Route[], route: Route, node: PlacedNode, side: Side): number {
  const sideways = isSideways(side);
  const lean = ({ edge, bends }: Route): number => {
    if (bends === 'straight') return 0;
    const other = nodes.find(({ id }) => id === (edge.from === node.id ? edge.to : edge.from))!;
    return sideways ? other.at[1] - node.at[1] : other.at[0] - node.at[0];
  };
  // Lines that share a lane meet the node in one point.
  if (route.bends === 'lane')
    return node.kind === 'decision' ? 0 : Math.round(Math.sign(lean(route)) * node.box.height * 0.22);
  const ordered = routes
    .filter(
      ({ edge, exit, entry }) =>
        (edge.from === node.id && exit === side) || (edge.to === node.id && entry === side),
    )
    .toSorted((a, b) => lean(a) - lean(b));
  const straight = ordered.filter(({ bends }) => bends === 'straight');
  const centre =
    straight.length > 0
      ? ordered.indexOf(straight[0]!) + (straight.length - 1) / 2
      : (ordered.length - 1) / 2;
  const length = sideways ? node.box.height : node.box.width;
  const gap = Math.min(PORT_GAP, length / (ordered.length + 1));
  return Math.round((ordered.indexOf(route) - centre) * gap);
}

/** Of a lane its place beside the cells; of a step the middle of its gap, set apart from strangers in the same gap. */
function crossingOf(nodes: PlacedNode[], routes: Route[], route: Route, spans: Spans): number | undefined {
  if (route.bends === 'lane') return right(nodes[0]!.box) + LANE.first + route.lane! * LANE.apart;
  if (route.bends !== 'step') return undefined;
  const gapOf = (each: Route) => {
    const axis = isSideways(each.exit) ? 0 : 1;
    return { axis, index: Math.min(...endsOf(nodes, each, axis)) };
  };
  const gap = gapOf(route);
  // Two steps that start or end at one node may cross over in one place.
  const meets = ({ edge }: Route) => edge.from === route.edge.from || edge.to === route.edge.to;
  const rivals = routes.filter((other) => {
    const there = gapOf(other);
    const isThere = other.bends === 'step' && there.axis === gap.axis && there.index === gap.index;
    return isThere && (other === route || !meets(other));
  });
  const along = gap.axis === 0 ? spans.columns : spans.rows;
  const middle = (along[gap.index]!.end + along[gap.index + 1]!.start) / 2;
  return Math.round(middle + (rivals.indexOf(route) - (rivals.length - 1) / 2) * STEPS_APART);
}
