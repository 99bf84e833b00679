/** Sizes and places of the nodes of a flow: columns and rows as wide as their texts need. */
import type { Box } from './geometry.ts';
import type { FlowNode, Route } from './flow-routes.ts';
import { FOLD, HEAD, LID, LIFT } from './shapes.ts';
import { fit, lineHeight, narrowest, settings, type TextBlock, type Type, voiced } from './text-block.ts';

/** `rhombus` is the height of a decision in sizes of its title. */
export type Sizes = { title: number; detail: number; label: number; rhombus: number };
export type PlacedNode = FlowNode & { box: Box; title: TextBlock; detailBlock?: TextBlock };
export type FlowGrid = { nodes: PlacedNode[]; columns: Span[]; rows: Span[] };
type Span = { start: number; end: number };

const PAD_X = 15;
const PAD_Y = 17;
const GAP_X = { min: 46, max: 170 };
/** A step needs room for two corners and two heads. */
const STEP_GAP = 72;
const GAP_Y = { min: 40, max: 104 };
const GROWTH = 1.3;

const titleType = (node: FlowNode, sizes: Sizes): Type => voiced('heading', sizes.title, node.text);
const detailType = (node: FlowNode, sizes: Sizes): Type => voiced('text', sizes.detail, node.detail ?? '');

/** Width of a node whose texts take at most so many lines each. */
function widthNeeded(node: FlowNode, sizes: Sizes, lines: number): number {
  if (node.kind === 'decision') return rhombus(node, sizes).width;
  const title = narrowest(titleType(node, sizes), node.text, lines);
  const detail = node.detail ? narrowest(detailType(node, sizes), node.detail, lines) : 0;
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
  const detail = fit(detailType(node, sizes), node.detail, width - 2 * PAD_X, 2);
  return (
    detail && {
      title,
      detail,
      height: title.height + gapBelowTitle(sizes) + detail.height + 2 * PAD_Y + extra,
    }
  );
}

export const gapBelowTitle = (sizes: Sizes) => Math.round(sizes.detail * 0.62);

/** The grid inside the area, or nothing if the texts are too large for it. */
export function layOut(nodes: FlowNode[], routes: Route[], sizes: Sizes, area: Box): FlowGrid | undefined {
  const columnCount = Math.max(...nodes.map(({ at }) => at[0])) + 1;
  const rowCount = Math.max(...nodes.map(({ at }) => at[1])) + 1;
  const inColumn = (column: number) => nodes.filter(({ at }) => at[0] === column);
  const inRow = (row: number) => nodes.filter(({ at }) => at[1] === row);
  const range = (length: number) => Array.from({ length }, (_, index) => index);

  const gapsX = range(columnCount - 1).map((column) => gapNeeded(nodes, routes, sizes, column));
  const room = area.width - sum(gapsX) - LIFT;
  const least = range(columnCount).map((column) =>
    Math.max(...inColumn(column).map((node) => widthNeeded(node, sizes, 2))),
  );
  const most = range(columnCount).map((column) =>
    Math.max(...inColumn(column).map((node) => widthNeeded(node, sizes, 1))),
  );
  if (sum(least) > room) return undefined;
  const share = [1, 0.75, 0.5, 0.25, 0].find(
    (part) => sum(least.map((width, i) => width + part * (most[i]! - width))) <= room,
  )!;
  let widths = least.map((width, index) => width + share * (most[index]! - width));
  const widest = Math.max(...widths);
  if (widest * columnCount <= room) widths = widths.map(() => widest);
  const spareX = room - sum(widths);
  const gapGrowth = spread(gapsX, GAP_X.max, spareX * 0.75);
  const grown = Math.min(GROWTH, 1 + (spareX - sum(gapGrowth)) / sum(widths));
  widths = widths.map((width) => Math.round(width * grown));

  const contents = new Map(nodes.map((node) => [node, contentOf(node, sizes, widths[node.at[0]]!)]));
  if ([...contents.values()].includes(undefined)) return undefined;
  const heights = range(rowCount).map((row) =>
    Math.max(...inRow(row).map((node) => contents.get(node)!.height)),
  );
  const heads = range(rowCount).map((row) => (inRow(row).some(({ kind }) => kind === 'person') ? HEAD : 0));
  const gapsY = range(rowCount - 1).map((row) => heads[row + 1]! + rowGapNeeded(nodes, routes, sizes, row));
  const spareY = area.height - sum(heights) - sum(gapsY) - heads[0]! - LIFT;
  if (spareY < 0) return undefined;
  const gapGrowthY = spread(gapsY, GAP_Y.max, spareY * 0.6);
  const taller = Math.min(GROWTH, 1 + (spareY - sum(gapGrowthY)) / sum(heights));

  const columns = spans(
    widths,
    gapsX.map((gap, i) => gap + gapGrowth[i]!),
    area.x,
    area.width - LIFT,
  );
  const rows = spans(
    heights.map((height) => Math.round(height * taller)),
    gapsY.map((gap, i) => gap + gapGrowthY[i]!),
    area.y + heads[0]!,
    area.height - LIFT - heads[0]!,
  );
  return {
    columns,
    rows,
    nodes: nodes.map((node) => placed(node, contents.get(node)!, columns[node.at[0]]!, rows[node.at[1]]!)),
  };
}

function placed(node: FlowNode, { title, detail, height }: Content, column: Span, row: Span): PlacedNode {
  const decision = node.kind === 'decision';
  const tall = decision ? height : row.end - row.start;
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
      if (exit === 'top' || exit === 'bottom') return 0;
      if (bends === 'step') return STEP_GAP;
      if (bends === 'corner' || !edge.text) return 0;
      return narrowest(voiced('text', sizes.label, edge.text), edge.text, 2) + 26;
    });
  return Math.ceil(Math.max(GAP_X.min, ...needed));
}

function rowGapNeeded(nodes: FlowNode[], routes: Route[], sizes: Sizes, row: number): number {
  const needed = routes
    .filter((route) => crosses(nodes, route, 1, row))
    .map(({ edge, bends, exit }) => {
      if (bends === 'step' && (exit === 'top' || exit === 'bottom')) return STEP_GAP;
      if (bends !== 'straight' || !edge.text) return GAP_Y.min;
      return lineHeight({ voice: 'text', size: sizes.label }) + 26;
    });
  return Math.max(24, ...needed);
}

/** Whether a connection leads over the gap behind this column or row. */
function crosses(nodes: FlowNode[], { edge }: Route, axis: 0 | 1, index: number): boolean {
  const ends = [edge.from, edge.to].map((id) => nodes.find((node) => node.id === id)!.at[axis]);
  return Math.min(...ends) <= index && Math.max(...ends) > index;
}

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

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
