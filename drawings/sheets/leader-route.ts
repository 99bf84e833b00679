/** A leader with right angles, for a note whose subject no free arc reaches: the cheapest way on a raster. */
import type { Point } from '../kit.ts';
import { type Box, bottom, contains, inflate, overlap, right } from './geometry.ts';

const RASTER = 10;
const CLEARANCE = 9;
const TURN = 5;
/** A thin line may be crossed, if need be. */
const CROSSING = 14;
/** Beside a thin line it would be taken for its double. */
const BESIDE = { within: 13, price: 3 };
const THIN = 5;

const steps: readonly Point[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

type State = { column: number; row: number; heading: number };

export function routeLeader(note: Box, subject: Box, obstacles: Box[], frame: Box): Point[] | undefined {
  const [columns, rows] = [Math.floor(frame.width / RASTER), Math.floor(frame.height / RASTER)];
  const at = (column: number, row: number): Point => [frame.x + column * RASTER, frame.y + row * RASTER];
  const others = obstacles.filter(
    (box) => !contains(inflate(subject, 2), box) && !contains(box, subject) && !overlap(box, note),
  );
  const isThin = ({ width, height }: Box) => Math.min(width, height) <= THIN;
  const solid = others.filter((box) => !isThin(box)).map((box) => inflate(box, CLEARANCE));
  const thin = others.filter(isThin).map((box) => inflate(box, 2));
  const besideThin = thin.map((box) => inflate(box, BESIDE.within - 2));
  const blocked = [...solid, inflate(note, 2), inflate(subject, 1)];
  const hits = (boxes: Box[], [x, y]: Point) => boxes.some((box) => inside(box, x, y));
  const priceOf = memoized(columns, (column, row) => {
    const point = at(column, row);
    if (hits(blocked, point)) return Infinity;
    if (hits(thin, point)) return 1 + CROSSING;
    return hits(besideThin, point) ? 1 + BESIDE.price : 1;
  });

  const key = ({ column, row, heading }: State) => (row * columns + column) * 4 + heading;
  const cost = new Map<number, number>();
  const before = new Map<number, State>();
  const waiting: State[][] = [];
  const visit = (state: State, price: number, from?: State): void => {
    if (price >= (cost.get(key(state)) ?? Infinity)) return;
    cost.set(key(state), price);
    if (from) before.set(key(state), from);
    (waiting[price] ??= []).push(state);
  };
  for (const state of startsAround(note, columns, rows, at)) visit(state, 0);

  for (let price = 0; price < waiting.length; price++) {
    for (const state of waiting[price] ?? []) {
      if (cost.get(key(state)) !== price) continue;
      const tip = tipAt(at(state.column, state.row), steps[state.heading]!, subject);
      if (tip) return pathTo(state, tip);
      for (const [heading, [dx, dy]] of steps.entries()) {
        if ((heading + 2) % 4 === state.heading) continue;
        const next = { column: state.column + dx, row: state.row + dy, heading };
        if (next.column < 1 || next.row < 1 || next.column >= columns || next.row >= rows) continue;
        const own = priceOf(next.column, next.row);
        if (own < Infinity) visit(next, price + own + (heading === state.heading ? 0 : TURN), state);
      }
    }
  }
  return undefined;

  function pathTo(last: State, tip: Point): Point[] {
    const points: Point[] = [tip];
    for (let state: State | undefined = last; state; state = before.get(key(state)))
      points.unshift(at(state.column, state.row));
    // Only where it turns; the last piece is straight into the tip.
    const straight = points.map(([x, y], index): Point => {
      if (index !== points.length - 2) return [x, y];
      return steps[last.heading]![0] === 0 ? [tip[0], y] : [x, tip[1]];
    });
    return straight.filter((point, index) => {
      const [a, b] = [straight[index - 1], straight[index + 1]];
      return (
        !a || !b || !((a[0] === point[0] && b[0] === point[0]) || (a[1] === point[1] && b[1] === point[1]))
      );
    });
  }
}

const inside = (box: Box, x: number, y: number) =>
  x > box.x && x < right(box) && y > box.y && y < bottom(box);

/** The arrow stands on the edge of the subject, two steps ahead, and not at its very corner. */
function tipAt([x, y]: Point, [dx, dy]: Point, subject: Box): Point | undefined {
  const reach = 2.4 * RASTER;
  if (!inside(subject, x + dx * reach, y + dy * reach)) return undefined;
  const clear = (value: number, from: number, length: number) =>
    value > from + Math.min(14, length / 4) && value < from + length - Math.min(14, length / 4);
  if (dx === 0)
    return clear(x, subject.x, subject.width) ? [x, dy > 0 ? subject.y - 4 : bottom(subject) + 4] : undefined;
  return clear(y, subject.y, subject.height) ? [dx > 0 ? subject.x - 4 : right(subject) + 4, y] : undefined;
}

function startsAround(
  note: Box,
  columns: number,
  rows: number,
  at: (column: number, row: number) => Point,
): State[] {
  const near = inflate(note, 8 + RASTER, 4 + RASTER);
  const states: State[] = [];
  for (let row = 1; row < rows; row++) {
    for (let column = 1; column < columns; column++) {
      const [x, y] = at(column, row);
      if (!inside(near, x, y) || inside(inflate(note, 7, 4), x, y)) continue;
      for (const [heading, [dx, dy]] of steps.entries()) {
        const leaves =
          dx === 0 ? (dy > 0 ? y > bottom(note) : y < note.y) : dx > 0 ? x > right(note) : x < note.x;
        if (leaves) states.push({ column, row, heading });
      }
    }
  }
  return states;
}

function memoized(columns: number, price: (column: number, row: number) => number) {
  const known = new Map<number, number>();
  return (column: number, row: number): number => {
    const key = row * columns + column;
    const value = known.get(key) ?? price(column, row);
    known.set(key, value);
    return value;
  };
}
