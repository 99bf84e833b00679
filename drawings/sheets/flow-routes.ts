/** Which way each connection of a flow takes through the cells of its grid. Sizes do not matter yet. */
import type { Form } from '../drawing-schema.ts';
import { boxAround, inflate, overlap, type Side } from './geometry.ts';

export type FlowNode = Form<'flow'>['nodes'][number];
export type FlowEdge = Form<'flow'>['edges'][number];
type Cell = readonly [column: number, row: number];

/** `corner` bends once in an empty cell, `step` twice in the gap between two columns or rows, `lane` beside all cells. */
export type Route = {
  edge: FlowEdge;
  bends: 'straight' | 'corner' | 'step' | 'lane';
  exit: Side;
  entry: Side;
  /** Which one, counted from the cells outwards. */
  lane?: number;
};

/** The nodes with empty columns and rows taken out. */
export function compact(nodes: FlowNode[]): FlowNode[] {
  const rank = (axis: 0 | 1) => [...new Set(nodes.map(({ at }) => at[axis]))].toSorted((a, b) => a - b);
  const [columns, rows] = [rank(0), rank(1)];
  return nodes.map((node) => ({ ...node, at: [columns.indexOf(node.at[0]), rows.indexOf(node.at[1])] }));
}

/** Each node after what leads to it, and if possible right after it: the order in which a flow is read. */
export function orderOf(nodes: FlowNode[], edges: FlowEdge[]): FlowNode[] {
  const rest = nodes.toSorted((a, b) => a.at[0] - b.at[0] || a.at[1] - b.at[1]);
  const order: FlowNode[] = [];
  const isWaiting = (id: string) => rest.some((other) => other.id === id);
  while (rest.length > 0) {
    const last = order.at(-1)?.id;
    const follows = ({ id }: FlowNode) =>
      edges.some(({ from, to }) => (from === last && to === id) || (to === last && from === id));
    // A dashed line may close a circle, so no node has to wait for one; but a node to which no line of either kind
    // leads from the rest goes first.
    const isReached = ({ id }: FlowNode) => edges.some(({ from, to }) => to === id && isWaiting(from));
    const isDue = ({ id }: FlowNode) =>
      !edges.some(({ from, to, dashed }) => to === id && !dashed && isWaiting(from));
    const next =
      rest.find((node) => isDue(node) && follows(node)) ??
      (last === undefined ? undefined : rest.find((node) => !isReached(node))) ??
      rest.find(isDue) ??
      rest.find(follows) ??
      rest[0]!;
    order.push(next);
    rest.splice(rest.indexOf(next), 1);
  }
  return order;
}

/** All nodes in one column, in reading order; what does not lead to a neighbour takes a lane at the right. */
export function stack(nodes: FlowNode[], edges: FlowEdge[]): { nodes: FlowNode[]; routes: Route[] } {
  const order = orderOf(nodes, edges);
  const rowOf = (id: string) => order.findIndex((node) => node.id === id);
  const rowsOf = ({ from, to }: FlowEdge) =>
    [rowOf(from), rowOf(to)].toSorted((a, b) => a - b) as [number, number];
  const [near, far] = [true, false].map((isNear) =>
    edges.filter((edge) => (rowsOf(edge)[1] - rowsOf(edge)[0] === 1) === isNear),
  ) as [FlowEdge[], FlowEdge[]];

  // Lines with one end in common share a lane; short ones lie inside.
  const count = (side: 'from' | 'to', id: string) => far.filter((edge) => edge[side] === id).length;
  const hubOf = ({ from, to }: FlowEdge) =>
    count('to', to) >= count('from', from) ? `to ${to}` : `from ${from}`;
  const groups = [...Map.groupBy(far, hubOf).values()].map((group) => {
    const rows = group.flatMap(rowsOf);
    return { group, first: Math.min(...rows), last: Math.max(...rows), lane: 0 };
  });
  groups.sort((a, b) => a.last - a.first - (b.last - b.first));
  for (const [index, each] of groups.entries()) {
    const rivals = groups
      .slice(0, index)
      .filter(({ first, last }) => first <= each.last && each.first <= last);
    while (rivals.some(({ lane }) => lane === each.lane)) each.lane++;
  }
  const lanes = groups.flatMap(({ group, lane }) =>
    group.map((edge): Route => ({ edge, bends: 'lane', exit: 'right', entry: 'right', lane })),
  );
  const straight = near.map((edge): Route => {
    const isDown = rowOf(edge.from) < rowOf(edge.to);
    return { edge, bends: 'straight', exit: isDown ? 'bottom' : 'top', entry: isDown ? 'top' : 'bottom' };
  });
  return { nodes: order.map((node, row) => ({ ...node, at: [0, row] })), routes: [...lanes, ...straight] };
}

/** Ways to lead all connections, the best first. */
export function rankRoutes(nodes: FlowNode[], edges: FlowEdge[]): Route[][] {
  checkNodes(nodes);
  const choices = edges.map((edge) => routesOf(nodes, edge));
  const all = choices.flat();
  const clashes = new Map(
    all.map((a) => [a, new Map(all.map((b) => [b, a.edge === b.edge ? 0 : meetings(nodes, a, b)]))]),
  );
  let ways: Route[][] = [[]];
  // At most a dozen connections, and only the slanting ones have a choice.
  for (const routes of choices)
    ways = ways.flatMap((chosen) => routes.map((route) => [...chosen, route])).slice(0, 20_000);
  return ways
    .map((way) => ({
      way,
      cost:
        costOf(way) +
        4 *
          way.reduce(
            (sum, a, index) => way.slice(0, index).reduce((n, b) => n + clashes.get(a)!.get(b)!, sum),
            0,
          ),
    }))
    .toSorted((a, b) => a.cost - b.cost)
    .map(({ way }) => way);
}

function checkNodes(nodes: FlowNode[]): void {
  for (const [index, node] of nodes.entries()) {
    const earlier = nodes.slice(0, index);
    if (earlier.some(({ id }) => id === node.id))
      throw new Error(`Die Kennung „${node.id}“ ist in „nodes“ doppelt vergeben.`);
    const same = earlier.find(({ at }) => at[0] === node.at[0] && at[1] === node.at[1]);
    if (node.kind === 'decision' && node.detail)
      throw new Error(`„${node.id}“ ist eine Entscheidung und hat keinen Platz für „detail“.`);
    if (same) throw new Error(`„${same.id}“ und „${node.id}“ liegen in „nodes“ auf demselben Feld.`);
  }
}

function cellOf(nodes: FlowNode[], id: string, edge: FlowEdge): Cell {
  const node = nodes.find((candidate) => candidate.id === id);
  if (!node)
    throw new Error(`Die Verbindung „${edge.from}“ → „${edge.to}“ nennt „${id}“, das in „nodes“ fehlt.`);
  return node.at;
}

function routesOf(nodes: FlowNode[], edge: FlowEdge): Route[] {
  const [from, to] = [cellOf(nodes, edge.from, edge), cellOf(nodes, edge.to, edge)];
  const [dx, dy] = [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])];
  if (dx === 0 && dy === 0)
    throw new Error(`Die Verbindung „${edge.from}“ → „${edge.to}“ führt zu sich selbst.`);
  const level = { exit: dx > 0 ? 'right' : 'left', entry: dx > 0 ? 'left' : 'right' } as const;
  const upright = { exit: dy > 0 ? 'bottom' : 'top', entry: dy > 0 ? 'top' : 'bottom' } as const;
  const isFree = (...cells: Cell[]) =>
    cells.every(([x, y]) => !nodes.some(({ at }) => at[0] === x && at[1] === y));

  const routes: Route[] = [];
  if (dx === 0 || dy === 0) {
    if (isFree(...between(from, to)))
      routes.push({ edge, bends: 'straight', ...(dy === 0 ? level : upright) });
  } else {
    const [across, below]: [Cell, Cell] = [
      [to[0], from[1]],
      [from[0], to[1]],
    ];
    if (isFree(...between(from, across), across, ...between(across, to)))
      routes.push({ edge, bends: 'corner', exit: level.exit, entry: upright.entry });
    if (isFree(...between(from, below), below, ...between(below, to)))
      routes.push({ edge, bends: 'corner', exit: upright.exit, entry: level.entry });
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

/** Few bends, few lines on one side of a node. */
function costOf(routes: Route[]): number {
  const sides = new Map<string, number>();
  let cost = 0;
  for (const { edge, bends, exit, entry } of routes) {
    cost += { straight: 0, corner: 1, step: isSideways(exit) ? 1.5 : 2.6, lane: 0 }[bends];
    for (const side of [`${edge.from} ${exit}`, `${edge.to} ${entry}`]) {
      const lines = sides.get(side) ?? 0;
      cost += lines * 0.7;
      sides.set(side, lines + 1);
    }
  }
  return cost;
}

export const isSideways = (side: Side) => side === 'left' || side === 'right';

/** How often two routes cross or run on top of each other, on a grid whose cells are 10 apart and whose nodes are 6 wide. */
function meetings(nodes: FlowNode[], a: Route, b: Route): number {
  const end = ({ edge }: Route, id: string, side: Side): Cell => {
    const [x, y] = cellOf(nodes, id, edge);
    const [dx, dy] = { left: [-3, 0], right: [3, 0], top: [0, -3], bottom: [0, 3] }[side] as [number, number];
    return [x * 10 + dx, y * 10 + dy];
  };
  // Lines that end at one node may touch there, and share their last piece: they are set apart later.
  const areRelated = [a.edge.from, a.edge.to].some((id) => id === b.edge.from || id === b.edge.to);
  const shorter = areRelated ? -1.6 : 0.1;
  const pieces = (route: Route) => {
    const path = bend(end(route, route.edge.from, route.exit), end(route, route.edge.to, route.entry), route);
    return path.slice(1).map((to, index) => {
      const box = boxAround(path[index]!, to);
      return inflate(box, box.width > 0 ? shorter : 0.1, box.height > 0 ? shorter : 0.1);
    });
  };
  const others = pieces(b);
  return pieces(a).reduce((sum, piece) => sum + others.filter((other) => overlap(piece, other)).length, 0);
}

/** The corners between two ends; `crossing` is where a step crosses over, or where the lane is. */
export function bend(
  from: Cell,
  to: Cell,
  { bends, exit }: Pick<Route, 'bends' | 'exit'>,
  crossing?: number,
): Cell[] {
  const level = isSideways(exit);
  if (bends === 'straight') return [from, to];
  if (bends === 'corner') return [from, level ? [to[0], from[1]] : [from[0], to[1]], to];
  const at = crossing ?? (level ? (from[0] + to[0]) / 2 : (from[1] + to[1]) / 2);
  return level ? [from, [at, from[1]], [at, to[1]], to] : [from, [from[0], at], [to[0], at], to];
}
