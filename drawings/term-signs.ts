/** The signs of glossary terms that have no brand: a thing that everybody knows, for an idea that nobody sees. */
import { frame, type Motif, polar } from './icon-kit.ts';
import { area, arrow, polygon, polyline, rectangle, ring } from './kit.ts';
import type { Point } from './kit.ts';

function hexagon([x, y]: Point, radius: number): Point[] {
  return Array.from({ length: 6 }, (_, corner): Point => {
    const [dx, dy] = polar(radius, 60 * corner - 30);
    return [x + dx - 28, y + dy - 28];
  });
}

/** One cell apart from the others, and still one of them. */
function waben(): Motif {
  const pitch = { x: 15.6, y: 13.5 };
  const middles = (
    [
      [-0.5, -1],
      [0.5, -1],
      [-1, 0],
      [0, 0],
      [1, 0],
      [-0.5, 1],
      [0.5, 1],
    ] as Point[]
  ).map(([x, y]): Point => [28 + x * pitch.x, 28 + y * pitch.y]);
  const cells = middles.map((middle) => hexagon(middle, 7.6));
  return [cells.map((cell) => polygon(...cell)).join(''), cells[3]!];
}

export const TERM_SIGNS = {
  // A scaffold around a house that is not there yet.
  geruest: () => [
    'M9 50v-43M28 50v-43M47 50v-43M5 17h46M5 31h46M5 45h46M9 45l19-14M28 45l19-14M9 31l19-14',
    rectangle(28, 17, 19, 14),
  ],
  // Something goes and comes while the page stays.
  kreislauf: () => [
    `M9 24a20 20 0 0 1 36-7M47 32a20 20 0 0 1-36 7M46 7v11h-11M10 49v-11h11${frame(21, 21, 14, 14)}`,
    rectangle(21, 21, 14, 14),
  ],
  // Two ways from one post.
  wegweiser: () => [
    'M26 6h4v4h-4zM26 21v4h4v-4M26 36v14h4v-14M10 10h32l7 5.5-7 5.5h-32zM46 25h-32l-7 5.5 7 5.5h32zM18 50h20',
    area([10, 10], [42, 10], [49, 15.5], [42, 21], [10, 21]),
  ],
  // A barrier, closed.
  schranke: () => [
    'M7 22h8v27h-8zM15 26h35v7h-35M24 26l-4 7M33 26l-4 7M42 26l-4 7M46 33v16M43 49h6M4 49h14M11 14v8M7 9h8v5h-8z',
    rectangle(7, 22, 8, 27),
  ],
  // A paragraph, printed, bound and stamped.
  norm: () => [
    `M10 6h28v44h-28zM38 10h6v40h-30M16 14h16M16 20h16M16 26h10${ring([30, 38], 8)}${polyline([26, 38], [29, 41], [34.5, 34.5])}`,
    area([38, 10], [44, 10], [44, 50], [38, 50]),
  ],
  // Link by link.
  kette: () => [
    'M14 21h10a7 7 0 0 1 0 14h-10a7 7 0 0 1 0-14zM32 21h10a7 7 0 0 1 0 14h-10a7 7 0 0 1 0-14zM22 28h12',
    area([14, 21], [24, 21], [31, 28], [24, 35], [14, 35], [7, 28]),
  ],
  globus: () => [
    `${ring([28, 28], 21)}${ring([28, 28], 9, 21)}M7 28h42M10 17.5h36M10 38.5h36`,
    [polar(21, -90), polar(21, -60), polar(21, -30), polar(21, 0), [37, 28], [35, 17], [32, 10]],
  ],
  // Shackle, body, keyhole.
  schloss: () => [
    `M10 25h36v25h-36zM17 25v-8a11 11 0 0 1 22 0v8M22 25v-8a6 6 0 0 1 12 0v8${ring([28, 35], 3)}M28 38v6`,
    rectangle(10, 25, 36, 25),
  ],
  schluessel: () => [
    `${ring([16, 28], 11)}${ring([14, 28], 4)}M26.5 25h24.5v6h-24.5M36 31v7h5v-7M45 31v5h6v-5`,
    rectangle(27, 25, 24, 6),
  ],
  waben,
  // A flat brush and its stroke.
  pinsel: () => [
    'M36 5h8v18h-8zM32 23h16v6h-16zM32 29h16v9l-4 5-4-3-4 3-4-5zM7 50c8-10 14 5 22-5',
    rectangle(32, 23, 16, 6),
  ],
  // A letter with its flap closed.
  umschlag: () => [
    'M6 13h44v31h-44zM6 13l22 18 22-18M6 44l16-18M50 44l-16-18',
    area([6, 13], [50, 13], [28, 31]),
  ],
  // What templates are written in.
  klammern: () => ['M17 14l-12 14 12 14M39 14l12 14-12 14M33 9l-10 38', area([17, 14], [17, 42], [5, 28])],
  // One road, both directions.
  gegenverkehr: () => [
    `${arrow([14, 20], [43, 20])}${arrow([42, 36], [13, 36])}M6 9v38M50 9v38M19 28h4M26 28h4M33 28h4`,
    rectangle(2, 9, 4, 38),
    rectangle(50, 9, 4, 38),
  ],
} satisfies Record<string, () => Motif>;
