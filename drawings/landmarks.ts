/** What stands on the map of the town, each drawn from the back to the front. */
import { box, disc } from './iso.ts';
import type { Space } from './iso.ts';
import { group, numbers, polygon, polyline, ring, shade, stroke } from './kit.ts';
import type { Point, Polygon } from './kit.ts';

/** A pin whose tip is at the given point of the drawing. */
export function pin([x, y]: Point, r: number): string {
  return `M${numbers(x, y)}c${numbers(0, -r, r, -1.3 * r, r, -2.3 * r)}a${r} ${r} 0 1 0-${2 * r} 0c${numbers(0, r, r, 1.3 * r, r, 2.3 * r)}z${ring([x, y - 2.3 * r], 0.38 * r)}`;
}

export function trees(space: Space, left: number, back: number): string {
  const spots: Point[] = [
    [12, 10],
    [30, 14],
    [14, 32],
    [33, 31],
  ];
  return stroke(
    spots
      .map(([dx, dy]) => {
        const [x, y] = space(left + dx, back + dy);
        return `${polyline([x, y], [x, y - 7])}${ring([x, y - 12], 5)}`;
      })
      .join(''),
    'fill-deep',
  );
}

export function church(space: Space): string {
  const tip = space(80, 30, 60);
  const [left, near, right] = [space(72, 38, 34), space(88, 38, 34), space(88, 22, 34)];
  return (
    box(space, { x: 72, y: 22, width: 16, depth: 16, height: 34 }, { hatched: 5 }) +
    stroke(polygon(left, near, right, tip) + polyline(near, tip), 'fill')
  );
}

/** The client's shop, a house with a gabled and tiled roof. */
export function shop(space: Space, [x, y]: Point): string {
  const [half, eaves, ridge] = [17, 22, 34];
  const at = (dx: number, dy: number, z = 0): Point => space(x + dx * half, y + dy * half, z);
  const gable: Polygon = [at(1, 1), at(1, 1, eaves), at(1, 0, ridge), at(1, -1, eaves), at(1, -1)];
  const slopes =
    polygon(at(-1, 0, ridge), at(1, 0, ridge), at(1, -1, eaves), at(-1, -1, eaves)) +
    polygon(at(-1, 1, eaves), at(1, 1, eaves), at(1, 0, ridge), at(-1, 0, ridge));
  const tiles = [0.25, 0.5, 0.75].map((step) => {
    const level = ridge - step * (ridge - eaves);
    return polyline(at(-1, step, level), at(1, step, level));
  });
  const window = polygon(at(-0.7, 1, 4), at(-0.7, 1, 13), at(0.1, 1, 13), at(0.1, 1, 4));
  const door = polyline(at(0.4, 1), at(0.4, 1, 13), at(0.8, 1, 13), at(0.8, 1));
  const awning = polygon(at(-1, 1, 17), at(1, 1, 17), at(1, 1.45, 12), at(-1, 1.45, 12));
  const stripes = [-0.6, -0.2, 0.2, 0.6].map((dx) => polyline(at(dx, 1, 17), at(dx, 1.45, 12)));
  return (
    group(
      'thin',
      stroke(
        polygon(at(-1, 1), at(-1, 1, eaves), at(1, 1, eaves), at(1, 1)) + polygon(...gable),
        'fill-deep',
      ),
      shade(5, gable),
      stroke(slopes, 'fill'),
      stroke(tiles.join(''), 'fine'),
      stroke(window + door),
      stroke(awning + stripes.join(''), 'fill'),
    ) +
    group(
      'signal late',
      stroke(disc(space, x, y, ridge, 3) + polyline(space(x, y, ridge), space(x, y, 66))),
      stroke(pin(space(x, y, 66), 16), 'fill-deep'),
    )
  );
}
