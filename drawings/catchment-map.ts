/** Local SEO Agentur: a town as a map board. Who searches, what lies nearer, and who is found. */
import { box, boxes, disc, faces, outline, spaceAt, trace } from './iso.ts';
import {
  dimension,
  group,
  label,
  numbers,
  polygon,
  polyline,
  rectangle,
  ring,
  shade,
  stroke,
} from './kit.ts';
import type { Point, Polygon } from './kit.ts';
import { church, pin, shop, trees } from './landmarks.ts';
import { localResults } from './local-results.ts';
import { panel } from './panel.ts';

/** Ten units are a kilometre, so that every distance on the map can be measured. */
const KILOMETRE = 10;
const SIDE = 310;
const THICKNESS = 16;
const ROOF = 6;
const town = spaceAt([280, 24]);

const SHOP: Point = [155, 155];
const SEARCHER: Point = [228, 156];
/** The last one is too far away to be among the results. */
const COMPETITORS: readonly [Point, Point, Point] = [
  [240, 204],
  [186, 108],
  [55, 203],
];

/** Blocks as [x, y, width, depth]; the raised ones carry a roof and are hatched. */
type Block = readonly [x: number, y: number, width: number, depth: number];
const RAISED: readonly Block[] = [
  [109, 8, 42, 43],
  [8, 59, 43, 42],
  [159, 59, 42, 42],
  [59, 109, 42, 42],
  [8, 159, 43, 42],
  [250, 8, 50, 43],
  [59, 209, 92, 42],
  [159, 209, 42, 42],
  [8, 259, 43, 41],
  [209, 259, 42, 41],
  [285, 59, 15, 42],
];
const FLAT: readonly Block[] = [
  [8, 8, 43, 43],
  [59, 8, 42, 93],
  [159, 8, 42, 43],
  [209, 109, 26, 42],
  [109, 59, 42, 42],
  [209, 59, 16, 42],
  [8, 109, 43, 42],
  [285, 109, 15, 42],
  [59, 159, 42, 42],
  [209, 159, 32, 42],
  [285, 159, 15, 42],
  [8, 209, 43, 42],
  [209, 209, 42, 42],
  [59, 259, 42, 41],
  [109, 259, 92, 41],
  [259, 259, 41, 41],
];
/** The market square cuts the corners off the four blocks around it. */
const CORNERS: readonly Polygon[] = [-1, 1].flatMap((sx) =>
  [-1, 1].map((sy): Polygon => {
    const at = (dx: number, dy: number): Point => [SHOP[0] + sx * dx, SHOP[1] + sy * dy];
    return [at(29, 4), at(46, 4), at(46, 46), at(4, 46), at(4, 29), at(29, 29)];
  }),
);

function board(): string {
  const solids = RAISED.map(([x, y, width, depth]) => ({ x, y, width, depth, height: ROOF }));
  const roofs = solids.map((shape) => faces(town, shape).top);
  return (
    group('line', plate()) +
    group(
      'fine',
      stroke(
        [...FLAT.map((block) => rectangle(...block)), ...CORNERS]
          .map((points) => outline(town, ...points))
          .join(''),
      ),
      boxes(town, solids),
      shade(9, ...roofs),
    )
  );
}

/** The board is cut through the river bed. */
function plate(): string {
  const bed = [town(SIDE, 246), town(SIDE, 241, -8), town(SIDE, 229, -8), town(SIDE, 224)];
  const section: Polygon = [
    town(SIDE, SIDE),
    ...bed,
    town(SIDE, 0),
    town(SIDE, 0, -THICKNESS),
    town(SIDE, SIDE, -THICKNESS),
  ];
  return (
    box(town, { x: 0, y: 0, z: -THICKNESS, width: SIDE, depth: SIDE, height: THICKNESS }) +
    shade(8, section) +
    stroke(polyline(...bed))
  );
}

type Bank = readonly [Point, Point, Point, Point, Point, Point, Point];

function river(): string {
  const left: Bank = [
    [207, 0],
    [217, 72],
    [251, 96],
    [251, 150],
    [251, 202],
    [277, 239],
    [SIDE, 246],
  ];
  const right: Bank = [
    [SIDE, 224],
    [290, 217],
    [273, 190],
    [273, 150],
    [273, 85],
    [239, 66],
    [229, 0],
  ];
  const cubic = ([start, ...rest]: Bank, command: string): string =>
    `${command}${numbers(...town(...start))}C${numbers(...rest.flatMap((point) => [...town(...point)]))}`;
  const waves = [
    [229, 48],
    [262, 128],
  ] as const;
  const bridges = [
    [235, 275, 105],
    [245, 279, 155],
  ] as const;
  return group(
    'thin',
    stroke(`${cubic(left, 'M')}${cubic(right, 'L')}z`, 'fill-deep'),
    stroke(waves.map(([x, y]) => `M${numbers(...town(x, y))}m-6 0q3-3 6 0t6 0`).join(''), 'fine'),
    stroke(`M${numbers(...town(262, 196))}h15l-4 5h-8zm7-1v-13l8 10h-8`, 'fill'),
    stroke(
      bridges
        .map(([from, to, y]) => outline(town, [from, y - 4], [to, y - 4], [to, y + 4], [from, y + 4]))
        .join(''),
      'fill',
    ),
  );
}

function searcher(): string {
  const [x, y] = town(...SEARCHER);
  return (
    group(
      'thin',
      stroke(`${ring([x, y - 28], 4.5)}M${numbers(x, y - 23)}v13l-5 10m5-10l5 10m-5-19l9-4`, 'fill-deep'),
      stroke(polygon(...rectangle(x + 8, y - 28, 5, 9)), 'fill'),
    ) + group('dash late wide-only', stroke(polyline([x + 18, y - 27], [588, 66])))
  );
}

function catchment(): string {
  const [x, y] = SHOP;
  const [near, far] = [5 * KILOMETRE, 15 * KILOMETRE];
  const [from, out, over] = [SIDE + 21, SIDE + 38, SIDE + 44];
  return (
    group(
      'dash',
      stroke(
        trace(town, [x, y + 20], [x, SIDE]) +
          trace(town, [x + 20, y], [SIDE, y]) +
          trace(town, [x, y - near], [SIDE, y - near]) +
          trace(town, [x + far, y], [x + far, SIDE]),
      ),
    ) +
    group('signal', stroke(disc(town, x, y, 0, near))) +
    group('dash signal', stroke(disc(town, x, y, 0, far))) +
    group(
      'fine late',
      stroke(
        trace(town, [x, from], [x, over]) +
          trace(town, [x + far, from], [x + far, over]) +
          trace(town, [from, y], [over, y]) +
          trace(town, [from, y - near], [over, y - near]) +
          dimension(town(x, out), town(x + far, out), 0) +
          dimension(town(out, y), town(out, y - near), 0),
      ),
    ) +
    label([150, 338], '15 km', { anchor: 'end' }) +
    label([470, 296], '5 km')
  );
}

function kilometres([x, y]: Point): string {
  const distance = Math.hypot(x - SEARCHER[0], y - SEARCHER[1]) / KILOMETRE;
  return `${distance.toFixed(1).replace('.', ',')} km`;
}

export function catchmentMap(): string {
  const [first, second] = COMPETITORS;
  return panel(
    [
      board(),
      river(),
      catchment(),
      group('thin', trees(town, 8, 109), church(town)),
      group('fine', stroke(COMPETITORS.map((at) => disc(town, ...at, 0, 2.5)).join(''))),
      shop(town, SHOP),
      searcher(),
      group('thin late', stroke(COMPETITORS.map((at) => pin(town(...at), 9)).join(''), 'fill-deep')),
    ],
    localResults([kilometres(first), kilometres(SHOP), kilometres(second)]),
  );
}
