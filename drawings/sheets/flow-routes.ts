/** Which way each connection of a flow takes through the grid of cells. Sizes do not matter yet. */
import type { Form } from '../drawing-schema.ts';
import type { Side } from './geometry.ts';

export type FlowNode = Form<'flow'>['nodes'][number];
export type FlowEdge = Form<'flow'>['edges'][number];
type Cell = readonly [column: number, row: number];

/** `corner` bends once in an empty cell, `step` twice in the gap between two columns or rows. */
export type Route = { edge: FlowEdge; bends: 'straight' | 'corner' | 'step'; exit: Side; entry: Side };

/** The nodes with empty columns and rows taken out. */
export function compact(nodes: FlowNode[]): FlowNode[] {
  const rank = (axis: 0 | 1) => [...new Set(nodes.map(({ at }) => at[axis]))].toSorted((a, b) => a - b);
  const [columns, rows] = [rank(0), rank(1)];
  return nodes.map((node) => ({ ...node, at: [columns.indexOf(node.at[0]), rows.indexOf(node.at[1])] }));
}

/** Ways to lead all connections, the best first. */
export function rankRoutes(nodes: FlowNode[], edges: FlowEdge[]): Route[][] {
  checkNodes(nodes);
  let choices: Route[][] = [[]];
  // At most a dozen connections, and only the slanting ones have a choice.
  for (const edge of edges) {
    const routes = routesOf(nodes, edge);
    choices = choices.flatMap((chosen) => routes.map((route) => [...chosen, route])).slice(0, 20_000);
  }
  const clashes = clashesAmong(nodes);
  return choices
    .map((routes) => ({ routes, cost: costOf(nodes, routes, clashes) }))
    .toSorted((a, b) => a.cost - b.cost)
    .map(({ routes }) => routes);
}

function checkNodes(nodes: FlowNode[]): void {
  for (const [index, node] of nodes.entries()) {
    const earlier = nodes.slice(0, index);
    if (earlier.some(({ id }) => id === node.id))
      throw new Error(`Die Kennung „${node.id}“ ist in „nodes“ doppelt vergeben.`);
    const twin = earlier.find(({ at }) => at[0] === node.at[0] && at[1] === node.at[1]);
    if (twin) throw new Error(`„${twin.id}“ und „${node.id}“ liegen in „nodes“ auf demselben Feld.`);
  }
}

function nodeOf(nodes: FlowNode[], id: string, edge: FlowEdge): FlowNode {
  const node = nodes.find((candidate) => candidate.id === id);
  if (!node)
    throw new Error(`Die Verbindung „${edge.from}“ → „${edge.to}“ nennt „${id}“, das in „nodes“ fehlt.`);
  return node;
}

function routesOf(nodes: FlowNode[], edge: FlowEdge): Route[] {
  const from = nodeOf(nodes, edge.from, edge).at;
  const to = nodeOf(nodes, edge.to, edge).at;
  const [dx, dy] = [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])];
  if (dx === 0 && dy === 0)
    throw new Error(`Die Verbindung „${edge.from}“ → „${edge.to}“ führt zu sich selbst.`);
  const level = { exit: dx > 0 ? 'right' : 'left', entry: dx > 0 ? 'left' : 'right' } as const;
  const upright = { exit: dy > 0 ? 'bottom' : 'top', entry: dy > 0 ? 'top' : 'bottom' } as const;
  const free = (cells: Cell[]) =>
    cells.every(([x, y]) => !nodes.some(({ at }) => at[0] === x && at[1] === y));

  const routes: Route[] = [];
  if (dx === 0 || dy === 0) {
    if (free(between(from, to))) routes.push({ edge, bends: 'straight', ...(dy === 0 ? level : upright) });
  } else {
    const [across, below]: Cell[] = [
      [to[0], from[1]],
      [from[0], to[1]],
    ];
    if (free([...between(from, across!), across!, ...between(across!, to)])) {
      routes.push({ edge, bends: 'corner', exit: level.exit, entry: upright.entry });
    }
    if (free([...between(from, below!), below!, ...between(below!, to)])) {
      routes.push({ edge, bends: 'corner', exit: upright.exit, entry: level.entry });
    }
    if (Math.abs(to[0] - from[0]) === 1) routes.push({ edge, bends: 'step', ...level });
    if (Math.abs(to[1] - from[1]) === 1) routes.push({ edge, bends: 'step', ...upright });
  }
  if (routes.length === 0) {
    throw new Error(
      `Die Verbindung „${edge.from}“ → „${edge.to}“ liefe durch ein anderes Feld. Nur Nachbarn lassen sich verbinden.`,
    );
  }
  return routes;
}

/** The cells strictly between two cells of one row or column. */
function between(a: Cell, b: Cell): Cell[] {
  const steps = Math.max(Math.abs(b[0] - a[0]), Math.abs(b[1] - a[1]));
  const [dx, dy] = [Math.sign(b[0] - a[0]), Math.sign(b[1] - a[1])];
  return Array.from({ length: Math.max(0, steps - 1) }, (_, index): Cell => [
    a[0] + dx * (index + 1),
    a[1] + dy * (index + 1),
  ]);
}

/** Few bends, few lines on one side of a node, no crossings. */
function costOf(nodes: FlowNode[], routes: Route[], clashes: Clashes): number {
  const sides = new Map<string, number>();
  let cost = 0;
  for (const { edge, bends, exit, entry } of routes) {
    cost += { straight: 0, corner: 1, step: sideways(exit) ? 1.5 : 2.6 }[bends];
    for (const side of [`${edge.from} ${exit}`, `${edge.to} ${entry}`]) {
      const lines = sides.get(side) ?? 0;
      cost += lines * 0.7;
      sides.set(side, lines + 1);
    }
  }
  cost += 2.5 * unlike(nodes, routes);
  for (let index = 0; index < routes.length; index++) {
    for (let before = 0; before < index; before++) cost += 4 * clashes(routes[index]!, routes[before]!);
  }
  return cost;
}

type Clashes = (route: Route, other: Route) => number;

/** How often two routes meet; every pair is part of thousands of choices, and looked at once. */
function clashesAmong(nodes: FlowNode[]): Clashes {
  const known = new Map<Route, Map<Route, number>>();
  return (route, other) => {
    const ofRoute = known.get(route) ?? new Map<Route, number>();
    known.set(route, ofRoute);
    const count =
      ofRoute.get(other) ??
      meetings(gridPath(nodes, route), gridPath(nodes, other), related(route.edge, other.edge));
    ofRoute.set(other, count);
    return count;
  };
}

const related = (a: FlowEdge, b: FlowEdge) => [a.from, a.to].some((id) => id === b.from || id === b.to);

/** Pairs that lead from one column to the same node, yet on different ways: the eye wants them alike. */
function unlike(nodes: FlowNode[], routes: Route[]): number {
  const bent = routes.filter(({ bends }) => bends !== 'straight');
  const column = (route: Route, id: string) => nodeOf(nodes, id, route.edge).at[0];
  const pairs = bent.flatMap((a, index) => bent.slice(index + 1).map((b) => [a, b] as const));
  return pairs.filter(([a, b]) => {
    const together =
      (a.edge.to === b.edge.to && column(a, a.edge.from) === column(b, b.edge.from)) ||
      (a.edge.from === b.edge.from && column(a, a.edge.to) === column(b, b.edge.to));
    return together && (a.bends !== b.bends || sideways(a.exit) !== sideways(b.exit));
  }).length;
}

const sideways = (side: Side) => side === 'left' || side === 'right';

/** The route on a grid whose cells are 10 apart and whose nodes are 6 wide. */
function gridPath(nodes: FlowNode[], { edge, bends, exit, entry }: Route): Cell[] {
  const at = (id: string, side: Side): Cell => {
    const [x, y] = nodeOf(nodes, id, edge).at;
    const reach = { left: [-3, 0], right: [3, 0], top: [0, -3], bottom: [0, 3] }[side] as [number, number];
    return [x * 10 + reach[0], y * 10 + reach[1]];
  };
  return bend(at(edge.from, exit), at(edge.to, entry), bends, exit);
}

/** The corners between two ends; `lane` is where a step crosses over. */
export function bend(from: Cell, to: Cell, bends: Route['bends'], exit: Side, lane?: number): Cell[] {
  const level = sideways(exit);
  if (bends === 'straight') return [from, to];
  if (bends === 'corner') return [from, level ? [to[0], from[1]] : [from[0], to[1]], to];
  const crossing = lane ?? (level ? (from[0] + to[0]) / 2 : (from[1] + to[1]) / 2);
  return level
    ? [from, [crossing, from[1]], [crossing, to[1]], to]
    : [from, [from[0], crossing], [to[0], crossing], to];
}

/** How often two paths cross or run on top of each other; touching is no fault if they end at one node. */
function meetings(a: Cell[], b: Cell[], related: boolean): number {
  const pieces = (path: Cell[]) => path.slice(1).map((end, index) => [path[index]!, end] as const);
  const common = (a1: number, a2: number, b1: number, b2: number) =>
    Math.min(Math.max(a1, a2), Math.max(b1, b2)) - Math.max(Math.min(a1, a2), Math.min(b1, b2));
  const inside = (value: number, end1: number, end2: number) =>
    value > Math.min(end1, end2) && value < Math.max(end1, end2);
  let count = 0;
  for (const [a1, a2] of pieces(a)) {
    for (const [b1, b2] of pieces(b)) {
      const [sharedX, sharedY] = [common(a1[0], a2[0], b1[0], b2[0]), common(a1[1], a2[1], b1[1], b2[1])];
      const upright = a1[0] === a2[0];
      if (upright === (b1[0] === b2[0])) {
        // Two lines at one port share their last piece; they are set apart later.
        if (Math.max(sharedX, sharedY) > 3 && Math.min(sharedX, sharedY) === 0) count++;
        continue;
      }
      const [vertical, level] = upright
        ? ([
            [a1, a2],
            [b1, b2],
          ] as const)
        : ([
            [b1, b2],
            [a1, a2],
          ] as const);
      const crosses =
        inside(vertical[0][0], level[0][0], level[1][0]) &&
        inside(level[0][1], vertical[0][1], vertical[1][1]);
      if (crosses || (!related && sharedX >= 0 && sharedY >= 0)) count++;
    }
  }
  return count;
}
