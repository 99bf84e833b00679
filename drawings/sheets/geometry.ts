import { type Point, type Polygon, rectangle } from '../svg-path.ts';

export type Box = { x: number; y: number; width: number; height: number };
export type Side = 'left' | 'right' | 'top' | 'bottom';

/** Its corners, from the top left on. */
export const cornersOf = ({ x, y, width, height }: Box): Polygon => rectangle(x, y, width, height);

export const right = ({ x, width }: Box) => x + width;
export const bottom = ({ y, height }: Box) => y + height;
export const middle = ({ x, y, width, height }: Box): Point => [x + width / 2, y + height / 2];

/** So far along one of its sides. */
export function pointOn(box: Box, side: Side, share: number): Point {
  const [x, y] = [box.x + box.width * share, box.y + box.height * share];
  const places: Record<Side, Point> = {
    left: [box.x, y],
    right: [right(box), y],
    top: [x, box.y],
    bottom: [x, bottom(box)],
  };
  return places[side];
}

export function inflate({ x, y, width, height }: Box, dx: number, dy = dx): Box {
  return { x: x - dx, y: y - dy, width: width + 2 * dx, height: height + 2 * dy };
}

export function overlap(a: Box, b: Box): boolean {
  return a.x < right(b) && b.x < right(a) && a.y < bottom(b) && b.y < bottom(a);
}

export function contains(outer: Box, inner: Box): boolean {
  return (
    inner.x >= outer.x && inner.y >= outer.y && right(inner) <= right(outer) && bottom(inner) <= bottom(outer)
  );
}

export function boxAround(...points: readonly Point[]): Box {
  let [left, top, end, low] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    end = Math.max(end, x);
    low = Math.max(low, y);
  }
  return { x: left, y: top, width: end - left, height: low - top };
}

/** Thin boxes along a polyline; a slanting piece is cut up so that its corners stay free. */
export function boxesAlong(points: readonly Point[]): Box[] {
  return points.slice(1).flatMap(([x2, y2], index) => {
    const [x1, y1] = points[index]!;
    const cuts = x1 === x2 || y1 === y2 ? 1 : Math.ceil(Math.hypot(x2 - x1, y2 - y1) / 8);
    const at = (step: number): Point => [x1 + ((x2 - x1) * step) / cuts, y1 + ((y2 - y1) * step) / cuts];
    return Array.from({ length: cuts }, (_, step) => inflate(boxAround(at(step), at(step + 1)), 1));
  });
}

/** The largest of the candidates, tried from the first on, that the attempt accepts. */
export function firstThatFits<Candidate, Result>(
  candidates: Iterable<Candidate>,
  attempt: (candidate: Candidate) => Result | undefined,
): Result | undefined {
  for (const candidate of candidates) {
    const result = attempt(candidate);
    if (result !== undefined) return result;
  }
  return undefined;
}

/** Numbers from `from` down to `to`, both included. */
export function down(from: number, to: number, step = 1): number[] {
  return Array.from({ length: Math.floor((from - to) / step + 1e-9) + 1 }, (_, index) => from - index * step);
}
