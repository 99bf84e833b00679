/** Local SEO Agentur: a town as a map board. Who searches, what lies nearer, and who is found. */
import { box, boxes, disc, faces, outline, spaceAt, trace } from './iso.ts';
import {
  arrow,
  dimension,
  group,
  hatch,
  label,
  leader,
  mark,
  note,
  numbers,
  polygon,
  polyline,
  rectangle,
  ring,
  stroke,
} from './kit.ts';
import type { Point, Polygon } from './kit.ts';
import { panel } from './panel.ts';

/** Ten units are a kilometre, so that every distance on the sheet can be measured. */
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
  [245, 8, 55, 43],
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
  const roofs = solids.map((shape) => hatch(9, faces(town, shape).top));
  return (
    group('line d1', plate()) +
    group(
      'fine d2',
      stroke(
        [...FLAT.map((block) => rectangle(...block)), ...CORNERS]
          .map((points) => outline(town, ...points))
          .join(''),
      ),
      boxes(town, solids),
      mark(roofs.join(''), 'hatch'),
    )
  );
}

/** The board is cut through the river bed. */
function plate(): string {
  const section: Polygon = [
    town(SIDE, SIDE),
    town(SIDE, 247),
    town(SIDE, 241, -8),
    town(SIDE, 229, -8),
    town(SIDE, 223),
    town(SIDE, 0),
    town(SIDE, 0, -THICKNESS),
    town(SIDE, SIDE, -THICKNESS),
  ];
  return (
    box(town, { x: 0, y: 0, z: -THICKNESS, width: SIDE, depth: SIDE, height: THICKNESS }) +
    mark(hatch(7, section), 'hatch')
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
    [236, 52],
    [262, 128],
    [292, 230],
  ] as const;
  const bridges = [
    [235, 275, 105],
    [245, 279, 155],
  ] as const;
  return group(
    'thin d3',
    stroke(`${cubic(left, 'M')}${cubic(right, 'L')}z`, 'fill-deep'),
    stroke(waves.map(([x, y]) => `M${numbers(...town(x, y))}q3-3 6 0t6 0`).join(''), 'fine'),
    stroke(`M${numbers(...town(256, 176))}h15l-4 5h-8zm7-1v-13l8 10h-8`, 'fill'),
    stroke(
      bridges
        .map(([from, to, y]) => outline(town, [from, y - 4], [to, y - 4], [to, y + 4], [from, y + 4]))
        .join(''),
      'fill',
    ),
  );
}

/** A pin whose tip is at the given point of the sheet. */
function pin([x, y]: Point, radius: number): string {
  const r = radius;
  return `M${numbers(x, y)}c${numbers(0, -0.9 * r, -r, -1.3 * r, -r, -2.3 * r)}a${r} ${r} 0 1 1 ${2 * r} 0c${numbers(0, r, -r, 1.4 * r, -r, 2.3 * r)}z${ring([x, y - 2.3 * r], 0.38 * r)}`;
}

function trees(): string {
  const [left, back] = [8, 109];
  const spots: Point[] = [
    [12, 10],
    [30, 14],
    [14, 32],
    [33, 31],
  ];
  return stroke(
    spots
      .map(([dx, dy]) => {
        const [x, y] = town(left + dx, back + dy);
        return `${polyline([x, y], [x, y - 7])}${ring([x, y - 12], 5)}`;
      })
      .join(''),
    'fill-deep',
  );
}

function church(): string {
  const tip = town(80, 30, 60);
  const [left, near, right] = [town(72, 38, 34), town(88, 38, 34), town(88, 22, 34)];
  return (
    box(town, { x: 72, y: 22, width: 16, depth: 16, height: 34 }, { hatched: 5 }) +
    stroke(polygon(left, near, right, tip) + polyline(near, tip), 'fill')
  );
}

/** It takes a proper roof to be a roofer. */
function shop(): string {
  const [x, y] = SHOP;
  const [half, eaves, ridge] = [17, 22, 34];
  const at = (dx: number, dy: number, z = 0): Point => town(x + dx * half, y + dy * half, z);
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
      'thin d4',
      stroke(
        polygon(at(-1, 1), at(-1, 1, eaves), at(1, 1, eaves), at(1, 1)) + polygon(...gable),
        'fill-deep',
      ),
      mark(hatch(5, gable), 'hatch'),
      stroke(slopes, 'fill'),
      stroke(tiles.join(''), 'fine'),
      stroke(window + door),
      stroke(awning + stripes.join(''), 'fill'),
    ) +
    group(
      'signal d5',
      stroke(disc(town, x, y, ridge, 3) + polyline(town(x, y, ridge), town(x, y, 66))),
      stroke(pin(town(x, y, 66), 16), 'fill-deep'),
    )
  );
}

function searcher(): string {
  const [x, y] = town(...SEARCHER);
  return (
    group(
      'thin d4',
      stroke(`${ring([x, y - 28], 4.5)}M${numbers(x, y - 23)}v13l-5 10m5-10l5 10m-5-19l9-4`, 'fill-deep'),
      stroke(polygon(...rectangle(x + 8, y - 28, 5, 9)), 'fill'),
    ) + group('dash d5 wide-only', mark(polyline([x + 18, y - 27], [588, 66])))
  );
}

function catchment(): string {
  const [x, y] = SHOP;
  const [near, far] = [5 * KILOMETRE, 15 * KILOMETRE];
  const [from, out, over] = [SIDE + 21, SIDE + 38, SIDE + 44];
  return (
    group(
      'dash d3',
      mark(
        trace(town, [x, y + 20], [x, SIDE]) +
          trace(town, [x + 20, y], [SIDE, y]) +
          trace(town, [x, y - near], [SIDE, y - near]) +
          trace(town, [x + far, y], [x + far, SIDE]),
      ),
    ) +
    group('signal d3', stroke(disc(town, x, y, 0, near))) +
    group('dash signal d3', mark(disc(town, x, y, 0, far))) +
    group(
      'fine d5',
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

const CARD = { x: 596, y: 82, width: 324, height: 162 };

function results(): string {
  const { x, y, width, height } = CARD;
  const right = x + width;
  const row = height / 3;
  const places = [COMPETITORS[0], SHOP, COMPETITORS[1]];
  const baseline = (index: number): number => y + row * index + 33;
  return (
    group(
      'line d1',
      stroke(polygon(...rectangle(x, 22, 464, 46)), 'fill-deep'),
      stroke(`${ring([x + 24, 43], 8)}M${x + 30} 49l8 8M1012 22v46${arrow([1026, 45], [1046, 45])}`),
      stroke(polygon(...rectangle(x, y, width, height)), 'fill'),
    ) +
    group(
      'fine d2',
      stroke(
        polyline([x, y + row], [right, y + row]) +
          polyline([x, y + 2 * row], [right, y + 2 * row]) +
          [0, 2].map((index) => `M${x + 52} ${baseline(index) - 11}h120m-120 11h84`).join(''),
      ),
    ) +
    group(
      'thin d4',
      stroke(pin([x + 26, baseline(0) + 5], 9) + pin([x + 26, baseline(2) + 5], 9), 'fill-deep'),
    ) +
    group('signal d5', stroke(pin([x + 26, baseline(1) + 5], 9), 'fill-deep')) +
    label([x + 50, 51], 'Dachdecker in der Nähe', { className: 'code', accent: '|' }) +
    label([x + 52, baseline(1)], 'Ihr Betrieb', { className: 'signal' }) +
    places
      .map((place, index) =>
        label([right - 16, baseline(index)], kilometres(place), {
          anchor: 'end',
          ...(index === 1 && { className: 'signal' }),
        }),
      )
      .join('')
  );
}

/** Title block with the north arrow; a schematic map carries no scale. */
function titleBlock(): string {
  const [x, y, height] = [596, 302, 50];
  return (
    group(
      'fine d5',
      stroke(
        polygon(...rectangle(x, y, 464, height)) +
          [46, 170, 250].map((dx) => `M${x + dx} ${y}v${height}`).join(''),
      ),
      stroke(`M${x + 16} ${y + 42}v-34l-6 15h12l-6-15`),
    ) +
    group('thin d5', stroke(pin([x + 272, y + 37], 8), 'fill-deep')) +
    label([x + 25, y + 32], 'N') +
    label([x + 108, y + 32], 'Lageplan', { anchor: 'middle' }) +
    label([x + 210, y + 32], 'o. M.', { anchor: 'middle' }) +
    label([x + 292, y + 32], 'Wettbewerber')
  );
}

export function catchmentMap(): string {
  const right = CARD.x + CARD.width;
  return panel(
    [
      board(),
      river(),
      catchment(),
      group('thin d4', trees(), church()),
      group('thin d4', stroke(COMPETITORS.map((at) => disc(town, ...at, 0, 2.5)).join(''), 'fine')),
      shop(),
      searcher(),
      group('thin d5', stroke(COMPETITORS.map((at) => pin(town(...at), 9)).join(''), 'fill-deep')),
    ],
    [
      results(),
      titleBlock(),
      group('fine leader d5', stroke(leader([right + 64, 196], [right + 58, 160], [right + 14, 158]))),
      note([right + 32, 220], 'Umzug'),
      note([right + 32, 246], 'nicht nötig'),
      label([CARD.x, 280], 'Relevanz + Entfernung + Bekanntheit', { className: 'wide-only' }),
    ],
  );
}
