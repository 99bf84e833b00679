/** The small motifs on the service cards and use cases. */
import { CASE_MOTIFS } from './case-motifs.ts';
import { frame, type Motif, polar } from './icon-kit.ts';
import { faces, spaceAt } from './iso.ts';
import type { Box } from './iso.ts';
import { area, arrow, hatch, numbers, polygon, polyline, rectangle, ring } from './kit.ts';
import type { Point } from './kit.ts';
import { relativeMoves } from './relative-moves.ts';
import { TERM_SIGNS } from './term-signs.ts';

/** Points on a circle around the middle, clockwise. */
function arc(radius: number, from: number, to: number): Point[] {
  const steps = 12;
  return Array.from({ length: steps + 1 }, (_, step) => polar(radius, from + ((to - from) * step) / steps));
}

function zahnrad(): Motif {
  const rim = Array.from({ length: 8 }, (_, tooth) => 45 * tooth).flatMap((middle) => [
    polar(16, middle - 13),
    polar(21.5, middle - 8),
    polar(21.5, middle + 8),
    polar(16, middle + 13),
  ]);
  return [polygon(...rim) + ring([28, 28], 7), [...arc(15, 0, 180), ...arc(8, 180, 0)]];
}

/** Three cubes that only touch: every face is seen whole, so none has to hide another. */
function baukasten(): Motif {
  const space = spaceAt([28, 31]);
  const edge = 12;
  const cubes: Box[] = [
    { x: 0, y: 0, z: edge },
    { x: edge, y: 0 },
    { x: 0, y: edge },
  ].map((at) => ({
    ...at,
    width: edge,
    depth: edge,
    height: edge,
  }));
  const seen = cubes.map((cube) => faces(space, cube));
  return [
    seen
      .map(
        ({ top, left, right }) =>
          polygon(...top) +
          polyline(left[0], left[3], left[2], right[2], right[1]) +
          polyline(left[1], left[2]),
      )
      .join(''),
    ...seen.map(({ right }) => right),
  ];
}

function umzug(): Motif {
  const space = spaceAt([28, 16]);
  const { top, left, right } = faces(space, { x: 0, y: 0, width: 18, depth: 18, height: 16, z: -16 });
  const tape =
    polyline(space(7, 0), space(7, 18), space(7, 18, -5)) +
    polyline(space(11, 0), space(11, 18), space(11, 18, -5));
  const carton =
    polygon(...top) + polyline(left[0], left[3], left[2], right[2], right[1]) + polyline(left[1], left[2]);
  return [carton + tape + arrow([11, 8], [45, 8]), right];
}

function netz(): Motif {
  const inputs: Point[] = [
    [11, 16],
    [11, 40],
  ];
  const hidden: Point[] = [
    [28, 10],
    [28, 28],
    [28, 46],
  ];
  const output: Point = [45, 28];
  const radius = 4.5;
  const joined = (from: Point, to: Point): string => {
    const distance = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const [dx, dy] = [((to[0] - from[0]) * radius) / distance, ((to[1] - from[1]) * radius) / distance];
    return polyline([from[0] + dx, from[1] + dy], [to[0] - dx, to[1] - dy]);
  };
  const edges = hidden.flatMap((node) => [
    ...inputs.map((input) => joined(input, node)),
    joined(node, output),
  ]);
  return [
    edges.join('') + [...inputs, ...hidden, output].map((at) => ring(at, radius)).join(''),
    arc(radius - 0.5, 0, 360).map(([x, y]): Point => [x + output[0] - 28, y]),
  ];
}

function kompass(): Motif {
  const [north, east, south, west] = [polar(15, -60), polar(4.5, 30), polar(15, 120), polar(4.5, 210)];
  const ticks = [0, 90, 180, 270].map((angle) => polyline(polar(17.5, angle), polar(21, angle))).join('');
  return [
    ring([28, 28], 21) + ticks + polygon(north, east, south, west) + polyline(east, west),
    [east, south, west],
  ];
}

const MOTIFS = {
  browser: () => [
    `${frame(7, 11, 42, 34)}M7 19h42M12 15h.1M16.5 15h.1M21 15h.1M13 27h11M13 32h7${frame(13, 37, 9, 3)}${frame(29, 26, 14, 14)}`,
    rectangle(29, 26, 14, 14),
  ],
  server: () => [
    `${[9, 22, 35].map((y) => `${frame(8, y, 35, 13)}M14 ${y + 6.5}h.1M19 ${y + 6.5}h.1M27 ${y + 6.5}h10`).join('')}M43 9l5 4v39h-35l-5-4M43 48l5 4`,
    area([43, 9], [48, 13], [48, 52], [43, 48]),
    area([8, 48], [43, 48], [48, 52], [13, 52]),
  ],
  zahnrad,
  baukasten,
  karte: () => [
    `M22 19l-14-5v30l13 5 14-5 13 5v-30l-12-4M21 24v25M35 40v4${'M28 37c-5-7-9-11-9-17a9 9 0 0 1 18 0c0 6-4 10-9 17z'}${ring([28, 20], 3)}`,
    area([8, 14], [17, 17.5], [21, 26], [21, 49], [8, 44]),
  ],
  verweis: () => [
    `${frame(8, 9, 17, 22)}M12 15h9M12 20h9M12 25h4${frame(31, 25, 17, 22)}M35 41h9${arrow([16.5, 31], [16.5, 39], [27, 39])}`,
    rectangle(35, 29, 9, 8),
  ],
  seite: () => [
    'M10 7h19l8 8v34h-27zM29 7v8h8M15 22h17M15 28h17M15 44h10M45 7v42M42 7h6M42 49h6',
    rectangle(15, 33, 17, 6),
  ],
  diagramm: () => [
    `M8 8v40h41${frame(14, 36, 7, 12)}${frame(26, 28, 7, 20)}${frame(38, 17, 7, 31)}${polyline([14, 26], [24, 19], [31, 20], [44, 8])}`,
    rectangle(38, 17, 7, 31),
    rectangle(26, 28, 7, 20),
    rectangle(14, 36, 7, 12),
  ],
  umzug,
  lupe: () => [
    `${ring([24, 24], 16)}${polygon([34.2, 37], [37, 34.2], [49, 46.2], [46.2, 49])}M17 20h14M17 25h14M17 30h7`,
    area([34.2, 37], [37, 34.2], [49, 46.2], [46.2, 49]),
  ],
  sprechblase: () => [
    'M8 9h36v25h-20l-8 8v-8h-8zM18 21.5h.1M26 21.5h.1M34 21.5h.1M44 14h4v25h-23',
    area([44, 14], [48, 14], [48, 39], [24, 39], [24, 34], [44, 34]),
  ],
  sprache: () => [
    'M8 24v8M13 18v20M18 11v34M23 20v16M28 25v6M35 15h13M35 23h13M35 41h8',
    rectangle(35, 29, 13, 6),
  ],
  netz,
  kompass,
  ...CASE_MOTIFS,
  ...TERM_SIGNS,
} satisfies Record<string, () => Motif>;

export type IconName = keyof typeof MOTIFS;
export const iconNames = Object.keys(MOTIFS) as readonly IconName[];

export const SIZE = 56;

/** The same as a sign among the forms of a motif: shaded areas are filled, because lines would be too fine. */
export function sign(name: IconName): { outline: string; areas: string } {
  const [outline, ...shaded]: Motif = MOTIFS[name]();
  const printed = (data: string) => relativeMoves(data, numbers);
  return { outline: printed(outline), areas: printed(shaded.map((area) => polygon(...area)).join('')) };
}

/** Colour is the text's; the card says beside it what the picture shows. A smaller scale leaves air around it. */
export function icon(name: IconName, scale = 1): string {
  const [pen, ...shaded]: Motif = MOTIFS[name]();
  const shade = shaded.map((area) => hatch(4, area)).join('');
  const width = Math.round(SIZE / scale);
  const margin = (SIZE - width) / 2;
  return `<svg class="icon" viewBox="${margin} ${margin} ${width} ${width}" aria-hidden="true"><path d="${relativeMoves(pen, numbers)}"/><path stroke-width=".8" d="${shade}"/></svg>`;
}
