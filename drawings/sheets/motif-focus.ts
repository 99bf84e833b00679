import { type Point, polyline } from '../kit.ts';
import { type Box, inflate } from './geometry.ts';
import type { Pen } from './pen.ts';

/** Corner marks around a brand mark that stands for the accented element. */
export function focus(pen: Pen, box: Box): void {
  const { x, y, width, height } = inflate(box, 12);
  const corners = [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const;
  const data = corners.map(([far, low]) => {
    const corner: Point = [x + far * width, y + low * height];
    const [inX, inY] = [far ? -20 : 20, low ? -20 : 20];
    return polyline([corner[0] + inX, corner[1]], corner, [corner[0], corner[1] + inY]);
  });
  pen.path(data.join(''), { stroke: 'signal', width: 6 });
}
