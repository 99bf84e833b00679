/** Home: the exploded stack. Surface, logic with the AI module, data; one contact over all of it. */
import { box, boxes, cutDrum, disc, drum, lifted, outline, spaceAt, trace } from './iso.ts';
import type { Space } from './iso.ts';
import {
  area,
  group,
  heightBeside,
  label,
  leader,
  note,
  numbers,
  polygon,
  polyline,
  rectangle,
  hero,
  stroke,
} from './kit.ts';
import type { Point } from './kit.ts';

const WIDTH = 230;
const DEPTH = 165;
const GAP = 132;
/** One hatching for all: each distance costs the page a pattern. */
const GAP_OF_LINES = 7;
const BASE_THICKNESS = 24;
const INSET = 11;
const BOLTS: readonly Point[] = [
  [INSET, DEPTH - INSET],
  [WIDTH - INSET, DEPTH - INSET],
  [WIDTH - INSET, INSET],
];
const DRUM = { x: 96, y: 122, radius: 30, height: 46 };

const base = spaceAt([270, 276]);
const logic = lifted(base, GAP);
const surface = lifted(base, 2 * GAP);

/** A bolted plate; `etching` is what lies flat on it. */
function plate(space: Space, thickness: number, etching = ''): string {
  const bolts = BOLTS.map(([x, y]) => disc(space, x, y, 0, 3.4) + trace(space, [x - 2, y], [x + 2, y])).join(
    '',
  );
  return (
    box(
      space,
      { x: 0, y: 0, z: -thickness, width: WIDTH, depth: DEPTH, height: thickness },
      { hatched: GAP_OF_LINES },
    ) + stroke(bolts + etching, 'fine')
  );
}

/** Axes rise from the bolts; the plate above, drawn later, hides their upper ends. */
function axes(space: Space): string {
  return group('dash', stroke(BOLTS.map(([x, y]) => polyline(space(x, y), space(x, y, GAP))).join('')));
}

function dataPlate(): string {
  const racks = [14, 38, 62].map((y) =>
    box(base, { x: 166, y, width: 48, depth: 18, height: 48 }, { hatched: GAP_OF_LINES }),
  );
  const slots = [13, 24, 35].map((level) => polyline(base(172, 80, level), base(208, 80, level))).join('');
  return (
    group('line', plate(base, BASE_THICKNESS)) +
    group('thin', ...racks, stroke(slots, 'fine'), cutDrum(base, DRUM, 3, GAP_OF_LINES)) +
    group('thin', cup(base, 212, 121))
  );
}

function cup(space: Space, x: number, y: number): string {
  const [cx, cy] = space(x, y, 0);
  const handle = `M${numbers(cx + 9, cy - 14)}c8-2 9 7 0 8`;
  const steam = `M${numbers(cx - 3, cy - 25)}c-4-4 4-6 0-11M${numbers(cx + 4, cy - 25)}c-4-4 4-6 0-11`;
  return (
    stroke(disc(space, x, y, 0, 12), 'fill') +
    drum(space, { x, y, z: 1, radius: 7.5, height: 17 }) +
    stroke(handle) +
    stroke(steam, 'fine')
  );
}

function logicPlate(): string {
  const traces =
    trace(logic, [72, 96], [92, 96], [92, 140], [78, 140]) +
    trace(logic, [154, 74], [154, 100], [136, 100]) +
    trace(logic, [166, 74], [166, 112], [136, 112]) +
    trace(logic, [178, 74], [178, 150], [62, 150]);
  return (
    group('line', plate(logic, 14, traces)) +
    group(
      'thin',
      boxes(
        logic,
        [
          { x: 24, y: 74, width: 48, depth: 34, height: 18 },
          { x: 104, y: 84, width: 32, depth: 40, height: 28 },
          { x: 42, y: 132, width: 36, depth: 20, height: 8 },
        ],
        { hatched: GAP_OF_LINES },
      ),
      stroke(gear(lifted(logic, 28), 120, 104), 'fine'),
    ) +
    aiModule()
  );
}

function gear(space: Space, x: number, y: number): string {
  const teeth = [0, 1, 2, 3, 4, 5, 6, 7].map((tooth) => {
    const [dx, dy] = [Math.cos((tooth * Math.PI) / 4), Math.sin((tooth * Math.PI) / 4)];
    return trace(space, [x + 9 * dx, y + 9 * dy], [x + 12.5 * dx, y + 12.5 * dy]);
  });
  return disc(space, x, y, 0, 9) + disc(space, x, y, 0, 3.5) + teeth.join('');
}

function aiModule(): string {
  const [x, y, size, height] = [146, 20, 56, 18];
  const pins = [10, 22, 34, 46]
    .map(
      (step) =>
        trace(logic, [x + size, y + step], [x + size + 7, y + step]) +
        trace(logic, [x + step, y + size], [x + step, y + size + 7]),
    )
    .join('');
  const roof = lifted(logic, height);
  const [near, middle, far] = [14, 28, 42];
  const nodes: Point[] = [
    [near, near],
    [near, far],
    [middle, middle],
    [far, near],
    [far, far],
  ];
  const edges =
    trace(roof, [x + near, y + near], [x + far, y + far]) +
    trace(roof, [x + near, y + far], [x + far, y + near]);
  return group(
    'signal late',
    stroke(pins),
    box(logic, { x, y, width: size, depth: size, height }, { hatched: GAP_OF_LINES }),
    stroke(edges),
    stroke(nodes.map(([dx, dy]) => disc(roof, x + dx, y + dy, 0, 3.4)).join(''), 'fill-deep'),
  );
}

/** A small web page: address bar, headline, button, a chart that stands up, three cards. */
function surfacePlate(): string {
  const cards = [18, 84, 150];
  const roof = lifted(surface, 6);
  const bar =
    trace(surface, [0, 20], [WIDTH, 20]) +
    [12, 21, 30].map((x) => disc(surface, x, 10, 0, 2.4)).join('') +
    outline(surface, [52, 5], [190, 5], [190, 15], [52, 15]);
  const text =
    trace(surface, [18, 54], [88, 54]) +
    trace(surface, [18, 62], [74, 62]) +
    trace(surface, [126, 36], [126, 84], [214, 84]);
  const headline = trace(surface, [18, 34], [108, 34]) + trace(surface, [18, 43], [86, 43]);
  const cardText = cards
    .map((x) => trace(roof, [x + 9, 123], [x + 34, 123]) + trace(roof, [x + 9, 135], [x + 49, 135]))
    .join('');
  const bars = [6, 12, 21, 34].map((height, index) => ({
    x: 134 + index * 20,
    y: 64,
    width: 11,
    depth: 9,
    height,
  }));
  const pointer = area([46, 82], [46, 104], [51, 98], [56, 107], [60, 105], [55, 96], [63, 96]);
  return (
    group('line', plate(surface, 10, bar + text)) +
    group(
      'thin',
      stroke(headline),
      boxes(surface, [...bars, ...cards.map((x) => ({ x, y: 110, width: 58, depth: 38, height: 6 }))]),
      stroke(cardText, 'fine'),
    ) +
    group(
      'signal late',
      box(surface, { x: 18, y: 72, width: 42, depth: 17, height: 4 }, { top: 'signal-fill' }),
    ) +
    group('thin late', stroke(outline(roof, ...pointer), 'fill-deep'))
  );
}

/** The plug that is about to join the logic with the data below it. */
function plug(): string {
  const [x, y, z] = [84, DEPTH + 24, -13];
  const prong = (at: number): string => polyline(logic(at, DEPTH + 12, -7), logic(at, y, -7));
  const socket = (at: number): string => disc(logic, at, DEPTH, -7, 0.8);
  const [startX, startY] = logic(x + 8, y + 22, -7);
  const [endX, endY] = base(DRUM.x - DRUM.radius, DRUM.y, 18);
  const cable = `M${numbers(startX, startY)}C${numbers(startX - 26, startY + 15, endX - 60, endY + 6, endX - 6, endY)}`;
  return group(
    'thin',
    stroke(prong(x + 4) + prong(x + 12) + socket(x + 4) + socket(x + 12) + cable),
    box(logic, { x, y, z, width: 16, depth: 22, height: 12 }),
  );
}

export function stack(): string {
  const [right, top] = surface(WIDTH, 0);
  const [, bottom] = base(WIDTH, 0, -BASE_THICKNESS);
  const dimensionX = 500;
  return hero(
    dataPlate(),
    axes(base),
    logicPlate(),
    plug(),
    axes(logic),
    surfacePlate(),
    group('fine leader late', stroke(heightBeside(dimensionX, right, top, bottom))),
    group(
      'fine leader late',
      stroke(
        leader([44, 67], [56, 98], [120, 101]) +
          leader([44, 201], [56, 232], [120, 235]) +
          leader([26, 338], [38, 370], [120, 372]) +
          leader([440, 482], [404, 478], [390, 466]),
      ),
    ),
    label([527, (top + bottom) / 2], 'ein Ansprechpartner', { anchor: 'middle', turn: -90 }),
    note([0, 56], 'Oberfläche'),
    note([0, 190], 'Logik und', { accent: ' KI' }),
    note([0, 327], 'Daten'),
    note([540, 506], 'Kaffee: bauseits', { anchor: 'end' }),
    group(
      'fine late wide-only',
      stroke(polygon(...rectangle(0.5, 486.5, 194, 28)) + 'M97.5 486.5v28'),
      label([10.5, 505], 'Werkplan'),
      label([107.5, 505], 'Blatt 01'),
    ),
  );
}
