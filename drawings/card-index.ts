/** An open card index: one card for every piece of text, and the one that was found pulled up. */
import { box, spaceAt } from './iso.ts';
import { group, polygon, polyline, shade, stroke } from './kit.ts';
import type { Point, Polygon } from './kit.ts';

const WIDTH = 176;
const DEPTH = 106;
const HEIGHT = 56;
const RIM = 5;
const CARDS = 10;
const FOUND = 6;

export function cardIndex(origin: Point): string {
  const space = spaceAt(origin);
  const far = WIDTH - RIM;
  const near = DEPTH - RIM;
  const card = (index: number): string => {
    const x = RIM + 8 + (index * (WIDTH - 30)) / (CARDS - 1);
    const top = HEIGHT + (index === FOUND ? 48 : 10);
    const tab = 10 + ((index * 29) % 62);
    const outline: Point[] = [
      space(x, RIM + 3, 8),
      space(x, RIM + 3, top),
      space(x, tab, top),
      space(x, tab + 2, top + 7),
      space(x, tab + 16, top + 7),
      space(x, tab + 18, top),
      space(x, near - 3, top),
      space(x, near - 3, 8),
    ];
    const lines = [10, 18, 26]
      .map((drop) => polyline(space(x, 20, top - drop), space(x, drop === 26 ? 60 : 80, top - drop)))
      .join('');
    return stroke(polygon(...outline), 'fill') + (index === FOUND ? stroke(lines, 'fine') : '');
  };
  const rim = (x: number, y: number): Point => space(x, y, HEIGHT);
  const front: Polygon = [space(WIDTH, DEPTH), rim(WIDTH, DEPTH), rim(WIDTH, 0), space(WIDTH, 0)];
  const side: Polygon = [space(0, DEPTH), rim(0, DEPTH), rim(WIDTH, DEPTH), space(WIDTH, DEPTH)];
  const holder: Polygon = [
    space(WIDTH, 70, 36),
    space(WIDTH, 36, 36),
    space(WIDTH, 36, 19),
    space(WIDTH, 70, 19),
  ];
  const well = polygon(rim(RIM, RIM), rim(far, RIM), rim(far, near), rim(RIM, near));
  const rims =
    polygon(rim(0, DEPTH), rim(WIDTH, DEPTH), rim(far, near), rim(RIM, near)) +
    polygon(rim(WIDTH, DEPTH), rim(WIDTH, 0), rim(far, RIM), rim(far, near));
  return (
    group(
      'line',
      box(space, { x: 0, y: 0, width: WIDTH, depth: DEPTH, height: HEIGHT }),
      stroke(well, 'fill-deep'),
    ) +
    group('thin', ...Array.from({ length: CARDS }, (_, index) => card(index))) +
    // The two walls towards the viewer come last: they hide the feet of the cards.
    group(
      'line',
      stroke(polygon(...side) + polygon(...front), 'fill-deep'),
      shade(8, front, holder),
      stroke(rims + polygon(...holder), 'fill'),
    )
  );
}
