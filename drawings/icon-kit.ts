/** What every icon is made of: 56 × 56, one pen, a touch of hatching. */
import { polygon, rectangle } from './kit.ts';
import type { Point, Polygon } from './kit.ts';

/** Path data of the outline, and the areas that are shaded. */
export type Motif = readonly [outline: string, ...shaded: Polygon[]];

export function frame(x: number, y: number, width: number, height: number): string {
  return polygon(...rectangle(x, y, width, height));
}

export function polar(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [28 + radius * Math.cos(angle), 28 + radius * Math.sin(angle)];
}
