/** The connections of a flow as lines on the sheet. */
import type { Point } from '../kit.ts';
import type { FlowGrid, PlacedNode } from './flow-grid.ts';
import { bend, type FlowEdge, type Route } from './flow-routes.ts';
import type { Side } from './geometry.ts';
import { port } from './shapes.ts';

export type Line = { edge: FlowEdge; points: Point[] };

const PORT_GAP = 30;
const LANE_GAP = 18;

export function linesOf(grid: FlowGrid, routes: Route[]): Line[] {
  const nodeOf = (id: string) => grid.nodes.find((node) => node.id === id)!;
  const lines: Line[] = [];
  for (const route of routes) {
    const [from, to] = [nodeOf(route.edge.from), nodeOf(route.edge.to)];
    const start = port(
      from.kind,
      from.box,
      from.accent,
      route.exit,
      offsetOf(grid, routes, route, from, route.exit),
    );
    const end = port(to.kind, to.box, to.accent, route.entry, offsetOf(grid, routes, route, to, route.entry));
    lines.push({
      edge: route.edge,
      points: bend(start, end, route.bends, route.exit, laneOf(grid, routes, route)),
    });
  }
  return lines;
}

/** Several lines on one side stand apart; straight ones keep the middle, so that they stay straight. */
function offsetOf(grid: FlowGrid, routes: Route[], route: Route, node: PlacedNode, side: Side): number {
  const attached = routes.filter(
    ({ edge, exit, entry }) =>
      (edge.from === node.id && exit === side) || (edge.to === node.id && entry === side),
  );
  const sideways = side === 'left' || side === 'right';
  const lean = ({ edge, bends }: Route): number => {
    if (bends === 'straight') return 0;
    const other = grid.nodes.find(({ id }) => id === (edge.from === node.id ? edge.to : edge.from))!;
    return sideways ? other.at[1] - node.at[1] : other.at[0] - node.at[0];
  };
  const ordered = attached.toSorted((a, b) => lean(a) - lean(b));
  const straight = ordered.filter(({ bends }) => bends === 'straight');
  const centre =
    straight.length > 0
      ? ordered.indexOf(straight[0]!) + (straight.length - 1) / 2
      : (ordered.length - 1) / 2;
  const length = sideways ? node.box.height : node.box.width;
  const gap = Math.min(PORT_GAP, length / (ordered.length + 1));
  return Math.round((ordered.indexOf(route) - centre) * gap);
}

/** Where a step crosses over: the middle of the gap, set apart from strangers in the same gap. */
function laneOf(grid: FlowGrid, routes: Route[], route: Route): number | undefined {
  if (route.bends !== 'step') return undefined;
  const gap = gapOf(grid, route);
  const rivals = routes.filter((other) => {
    const there = gapOf(grid, other);
    return (
      other.bends === 'step' && there.axis === gap.axis && there.index === gap.index && !meets(route, other)
    );
  });
  const spans = gap.axis === 0 ? grid.columns : grid.rows;
  const middle = (spans[gap.index]!.end + spans[gap.index + 1]!.start) / 2;
  return Math.round(middle + (rivals.indexOf(route) - (rivals.length - 1) / 2) * LANE_GAP);
}

function gapOf({ nodes }: FlowGrid, { edge, exit }: Route): { axis: 0 | 1; index: number } {
  const axis = exit === 'left' || exit === 'right' ? 0 : 1;
  const ends = [edge.from, edge.to].map((id) => nodes.find((node) => node.id === id)!.at[axis]);
  return { axis, index: Math.min(...ends) };
}

/** Two steps that start or end at one node may share a lane. */
function meets(a: Route, b: Route): boolean {
  return a !== b && (a.edge.from === b.edge.from || a.edge.to === b.edge.to);
}
