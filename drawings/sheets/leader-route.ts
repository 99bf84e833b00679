/** A leader with right angles, for a note whose subject no free arc reaches: the cheapest way on a raster. */
import type { Point } from '../kit.ts';
import { type Box, bottom, contains, inflate, overlap, right } from './geometry.ts';

const RASTER = 10;
const CLEARANCE = 9;
const TURN = 5;
/** The price of crossing a thin line, which is allowed if need be. */
const CROSSING = 14;
/** The price of running beside a thin line: the leader would be taken for the double of that line. */
const BESIDE = { within: 13, price: 3 };
const THIN = 5;
const NONE = -1;

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
  const prices = new Float64Array(columns * rows);
  const priceOf = (column: number, row: number): number =>
    (prices[row * columns + column] ||= priceAt(at(column, row)));
  function priceAt(point: Point): number {
    if (hits(blocked, point)) return Infinity;
    if (hits(thin, point)) return 1 + CROSSING;
    return hits(besideThin, point) ? 1 + BESIDE.price : 1;
  }

  // A state is a number: its place on the raster times four, and where it heads.
  const stateAt = ({ column, row, heading }: State) => (row * columns + column) * 4 + heading;
  const cost = new Float64Array(columns * rows * 4).fill(Infinity);
  const before = new Int32Array(columns * rows * 4).fill(NONE);
  const waiting: number[][] = [];
  const visit = (state: number, price: number, from: number): void => {
    if (price >= cost[state]!) return;
    cost[state] = price;
    before[state] = from;
    (waiting[price] ??= []).push(state);
  };
  for (const state of startsAround(note, columns, rows, at)) visit(stateAt(state), 0, NONE);

  for (let price = 0; price < waiting.length; price++) {
    for (const state of waiting[price] ?? []) {
      if (cost[state] !== price) continue;
      const [column, row, heading] = placeOf(state);
      const tip = tipAt(at(column, row), steps[heading]!, subject);
      if (tip) return pathTo(state, tip);
      for (let turn = 0; turn < steps.length; turn++) {
        if ((turn + 2) % 4 === heading) continue;
        const [dx, dy] = steps[turn]!;
        const [nextColumn, nextRow] = [column + dx, row + dy];
        if (nextColumn < 1 || nextRow < 1 || nextColumn >= columns || nextRow >= rows) continue;
        const own = priceOf(nextColumn, nextRow);
        if (own === Infinity) continue;
        const next = stateAt({ column: nextColumn, row: nextRow, heading: turn });
        visit(next, price + own + (turn === heading ? 0 : TURN), state);
      }
    }
  }
  return undefined;

  function placeOf(state: number): [column: number, row: number, heading: number] {
    const cell = state >> 2;
    return [cell % columns, Math.floor(cell / columns), state & 3];
  }

  function pathTo(last: number, tip: Point): Point[] {
    const points: Point[] = [tip];
    for (let state = last; state !== NONE; state = before[state]!) {
      const [column, row] = placeOf(state);
      points.unshift(at(column, row));
    }
    // Keeps only the points where the leader turns, and makes its last piece run straight into the tip.
    const straight = points.map(([x, y], index): Point => {
      if (index !== points.length - 2) return [x, y];
      return steps[last & 3]![0] === 0 ? [tip[0], y] : [x, tip[1]];
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
  const around = inflate(note, 7, 4);
  const states: State[] = [];
  for (let row = 1; row < rows; row++) {
    for (let column = 1; column < columns; column++) {
      const [x, y] = at(column, row);
      if (!inside(near, x, y) || inside(around, x, y)) continue;
      for (const [heading, [dx, dy]] of steps.entries()) {
        const leaves =
          dx === 0 ? (dy > 0 ? y > bottom(note) : y < note.y) : dx > 0 ? x > right(note) : x < note.x;
        if (leaves) states.push({ column, row, heading });
      }
    }
  }
  return states;
}
