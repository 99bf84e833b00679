/** Bodies seen from the front: a face and, to the lower right, its hatched thickness. */
import { polygon, polyline, rectangle, shade, stroke } from './kit.ts';
import type { Polygon } from './kit.ts';

export type Module = { x: number; y: number; width: number; height: number };

const THICKNESS = 7;

export function modules(...all: Module[]): string {
  const sides = all.map(({ x, y, width, height }): Polygon => {
    const [right, bottom] = [x + width, y + height];
    const [farRight, farBottom] = [right + THICKNESS, bottom + THICKNESS];
    return [
      [right, y],
      [farRight, y + THICKNESS],
      [farRight, farBottom],
      [x + THICKNESS, farBottom],
      [x, bottom],
      [right, bottom],
    ];
  });
  const edges = all.map(({ x, y, width, height }) =>
    polyline([x + width, y + height], [x + width + THICKNESS, y + height + THICKNESS]),
  );
  return (
    stroke(sides.map((side) => polygon(...side)).join('') + edges.join(''), 'fill-deep') +
    shade(5, ...sides) +
    stroke(all.map(({ x, y, width, height }) => polygon(...rectangle(x, y, width, height))).join(''), 'fill')
  );
}
