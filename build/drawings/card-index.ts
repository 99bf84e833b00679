/** An open card index: one card for every piece of text, and the one that was found pulled up. */
import { box, spaceAt } from './iso.ts';
import { group, polygon, polyline, stroke } from './kit.ts';
import type { Point } from './kit.ts';

const WIDTH = 164;
const DEPTH = 100;
const HEIGHT = 54;
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
  const well = polygon(
    space(RIM, RIM, HEIGHT),
    space(far, RIM, HEIGHT),
    space(far, near, HEIGHT),
    space(RIM, near, HEIGHT),
  );
  const walls =
    polygon(space(0, DEPTH), space(0, DEPTH, HEIGHT), space(WIDTH, DEPTH, HEIGHT), space(WIDTH, DEPTH)) +
    polygon(space(WIDTH, DEPTH), space(WIDTH, DEPTH, HEIGHT), space(WIDTH, 0, HEIGHT), space(WIDTH, 0));
  const rims =
    polygon(
      space(0, DEPTH, HEIGHT),
      space(WIDTH, DEPTH, HEIGHT),
      space(far, near, HEIGHT),
      space(RIM, near, HEIGHT),
    ) +
    polygon(
      space(WIDTH, DEPTH, HEIGHT),
      space(WIDTH, 0, HEIGHT),
      space(far, RIM, HEIGHT),
      space(far, near, HEIGHT),
    );
  const holder = polygon(
    space(WIDTH, 66, 34),
    space(WIDTH, 34, 34),
    space(WIDTH, 34, 18),
    space(WIDTH, 66, 18),
  );
  return (
    group(
      'line d2',
      box(space, { x: 0, y: 0, width: WIDTH, depth: DEPTH, height: HEIGHT }),
      stroke(well, 'fill-deep'),
    ) +
    group('thin d3', ...Array.from({ length: CARDS }, (_, index) => card(index))) +
    group('line d3', stroke(walls, 'fill-deep'), stroke(rims, 'fill'), stroke(holder, 'fill'))
  );
}
