/**
 * Isometric solids for the kit. x runs to the lower right, y to the lower left, z upwards; all
 * three keep their length. Whoever draws several solids draws them from the back to the front.
 */
import { numbers, polygon, polyline, ring, round, shade, snap, stroke } from './kit.ts';
import type { Point, Polygon } from './kit.ts';

export type Space = (x: number, y: number, z?: number) => Point;

const COS_30 = Math.sqrt(3) / 2;

/** A space whose origin lies at the given point of the drawing. */
export function spaceAt([originX, originY]: Point): Space {
  return (x, y, z = 0) => [snap(originX + (x - y) * COS_30), snap(originY + (x + y) / 2 - z)];
}

/** The same space, lifted: what stands on a plate is measured from that plate's surface. */
export function lifted(space: Space, height: number): Space {
  return (x, y, z = 0) => space(x, y, z + height);
}

export type Box = { x: number; y: number; z?: number; width: number; depth: number; height: number };

type Face = readonly [Point, Point, Point, Point];
export type Faces = { top: Face; left: Face; right: Face };

export function faces(space: Space, { x, y, z = 0, width, depth, height }: Box): Faces {
  const [farX, farY, upper] = [x + width, y + depth, z + height];
  return {
    top: [space(x, y, upper), space(farX, y, upper), space(farX, farY, upper), space(x, farY, upper)],
    left: [space(x, farY, upper), space(farX, farY, upper), space(farX, farY, z), space(x, farY, z)],
    right: [space(farX, farY, upper), space(farX, y, upper), space(farX, y, z), space(farX, farY, z)],
  };
}

export type Finish = {
  /** Distance of the hatching on the right face; without it the face stays plain. */
  hatched?: number;
  /** Class of the top face. */
  top?: string;
};

/**
 * Solid boxes: silhouette in the side colour, hatching, then top face and front edge. Boxes given
 * together share their elements, so none of them may hide another.
 */
export function boxes(space: Space, shapes: readonly Box[], { hatched, top = 'fill' }: Finish = {}): string {
  const solids = shapes.map((shape) => faces(space, shape));
  const silhouette = ({
    top: [back, right, , left],
    left: [, , nearest, outerLeft],
    right: [, , outerRight],
  }: Faces): string => polygon(back, right, outerRight, nearest, outerLeft, left);
  return (
    stroke(solids.map(silhouette).join(''), 'fill-deep') +
    (hatched ? shade(hatched, ...solids.map(({ right }) => right)) : '') +
    stroke(solids.map(({ top: lid, left }) => polygon(...lid) + polyline(left[1], left[2])).join(''), top)
  );
}

export function box(space: Space, shape: Box, finish?: Finish): string {
  return boxes(space, [shape], finish);
}

/** A line on a horizontal surface. */
export function trace(space: Space, ...points: Point[]): string {
  return polyline(...points.map(([x, y]) => space(x, y)));
}

/** A closed outline on a horizontal surface. */
export function outline(space: Space, ...points: Point[]): string {
  return polygon(...points.map(([x, y]) => space(x, y)));
}

/** Half axes of the ellipse that a horizontal circle becomes. */
function circleAxes(radius: number): Point {
  return [radius * Math.sqrt(1.5), radius * Math.SQRT1_2];
}

/** A horizontal circle as path data. */
export function disc(space: Space, x: number, y: number, z: number, radius: number): string {
  return ring(space(x, y, z), ...circleAxes(radius));
}

function arcTo(step: Point, rx: number, ry: number, sweep: 0 | 1, large: 0 | 1 = 0): string {
  return `a${numbers(rx, ry)} 0 ${large} ${sweep} ${numbers(...step)}`;
}

export type Drum = { x: number; y: number; z?: number; radius: number; height: number };

/** An upright cylinder. */
export function drum(space: Space, { x, y, z = 0, radius, height }: Drum): string {
  const [cx, cy] = space(x, y, z);
  const [rx, ry] = circleAxes(radius);
  const wall = `M${numbers(cx - rx, cy - height)}v${numbers(height)}${arcTo([2 * rx, 0], rx, ry, 0)}v${numbers(-height)}`;
  const lid = disc(space, x, y, z + height, radius);
  return stroke(wall, 'fill-deep') + stroke(lid, 'fill');
}

/**
 * A cylinder with the quarter towards the viewer cut out: the two cut faces are hatched, rings mark
 * the layers. This is the data store of the stack.
 */
export function cutDrum(
  space: Space,
  { x, y, z = 0, radius, height }: Drum,
  layers: number,
  gap: number,
): string {
  const [rx, ry] = circleAxes(radius);
  const at = (dx: number, dy: number, level: number): Point => space(x + dx, y + dy, z + level);
  const edgeX = (level: number): Point => at(radius, 0, level);
  const edgeY = (level: number): Point => at(0, radius, level);
  const side = (level: number, sign: 1 | -1): Point => {
    const [cx, cy] = at(0, 0, level);
    return [cx + sign * rx, cy];
  };
  const long = (from: Point, to: Point, sweep: 0 | 1, large: 0 | 1 = 0): string =>
    arcTo([round(to[0]) - round(from[0]), round(to[1]) - round(from[1])], rx, ry, sweep, large);

  const lid = `M${numbers(...at(0, 0, height))}L${numbers(...edgeX(height))}${long(edgeX(height), edgeY(height), 0, 1)}z`;
  const floor = `M${numbers(...at(0, 0, 0))}L${numbers(...edgeX(0))}${long(edgeX(0), edgeY(0), 1)}z`;
  const leftWall = `M${numbers(...side(height, -1))}V${numbers(side(0, -1)[1])}${long(side(0, -1), edgeY(0), 0)}V${numbers(edgeY(height)[1])}`;
  const rightWall = `M${numbers(...side(height, 1))}V${numbers(side(0, 1)[1])}${long(side(0, 1), edgeX(0), 1)}V${numbers(edgeX(height)[1])}`;
  const cutFaces: Polygon[] = [
    [at(0, 0, height), edgeX(height), edgeX(0), at(0, 0, 0)],
    [at(0, 0, height), edgeY(height), edgeY(0), at(0, 0, 0)],
  ];
  let rings = '';
  for (let layer = 1; layer < layers; layer += 1) {
    const level = (height * layer) / layers;
    rings += `M${numbers(...side(level, -1))}${long(side(level, -1), edgeY(level), 0)}`;
    rings += `L${numbers(...at(0, 0, level))}L${numbers(...edgeX(level))}${long(edgeX(level), side(level, 1), 0)}`;
  }
  const walls = leftWall + rightWall;
  const cut = cutFaces.map((face) => polygon(...face)).join('');
  return (
    stroke(floor + walls, 'fill-deep') +
    stroke(cut, 'fill') +
    shade(gap, ...cutFaces) +
    stroke(rings, 'fine') +
    stroke(lid, 'fill')
  );
}
