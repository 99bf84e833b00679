/** SEO: the search field, and below it the way up as a longitudinal section of a road. */
import {
  area,
  arrow,
  dimension,
  group,
  label,
  note,
  numbers,
  polygon,
  polyline,
  rectangle,
  ring,
  shade,
  hero,
  stroke,
} from './kit.ts';
import type { Point } from './kit.ts';

const LEFT = 44;
const RIGHT = 532;
const FLOOR = 424;
const SUMMIT = 492;

/** Positions lie on a logarithmic scale: from 40 to 20 is as far as from 20 to 10. */
function level(position: number): number {
  return 152 + 44 * Math.log2(position);
}

const POSITIONS = [1, 5, 10, 20, 40];

/** Where each kind of work starts; its layer carries the next one. */
const STATIONS = [
  { x: 96, name: 'Technik' },
  { x: 216, name: 'Inhalte' },
  { x: 356, name: 'Verweise' },
];

const road: readonly Point[] = [
  [LEFT, level(40)],
  [96, level(38)],
  [160, level(21)],
  [216, level(19)],
  [288, level(7)],
  [356, level(6)],
  [424, level(2.2)],
  [452, level(2)],
  [SUMMIT, level(1)],
  [RIGHT, level(1)],
];
/** Tops of the layers below the road: where the ground was, and what each work left to build on. */
const oldGround: readonly Point[] = [
  [96, level(38)],
  [200, level(36)],
  [300, level(40)],
  [420, level(35)],
  [RIGHT, level(37)],
];
const afterTechnik: readonly Point[] = [
  [216, level(19)],
  [RIGHT, level(17)],
];
const afterInhalte: readonly Point[] = [
  [356, level(6)],
  [RIGHT, level(5.4)],
];

function between(upper: readonly Point[], lower: readonly Point[]): Point[] {
  return [...upper, ...lower.toReversed()];
}

function ground(): string {
  const body: Point[] = [...road, [RIGHT, FLOOR], [LEFT, FLOOR]];
  const layers =
    shade(6, between([...road.slice(1, 4), ...afterTechnik.slice(1)], oldGround)) +
    shade(10, between([...road.slice(3, 6), ...afterInhalte.slice(1)], afterTechnik)) +
    shade(16, between(road.slice(5), afterInhalte));
  return (
    group(
      'fine',
      stroke(polygon(...body), 'fill'),
      layers,
      stroke([oldGround, afterTechnik, afterInhalte].map((line) => polyline(...line)).join('')),
    ) + group('line', stroke(polyline(...road)))
  );
}

/** Elevation marks, as on every section drawing. */
function levels(): string {
  const lines = POSITIONS.map((position) => polyline([LEFT, level(position)], [RIGHT, level(position)])).join(
    '',
  );
  const marks = POSITIONS.map((position) =>
    polygon([LEFT, level(position)], [LEFT - 5, level(position) - 7], [LEFT + 5, level(position) - 7]),
  ).join('');
  return (
    group('dots', stroke(lines)) +
    group('fine', stroke(marks, 'fill-deep')) +
    POSITIONS.map((position) => label([31, level(position) + 5], String(position), { anchor: 'end' })).join(
      '',
    )
  );
}

function searchField(): string {
  return (
    group(
      'line',
      stroke(polygon(...rectangle(LEFT, 16, RIGHT - LEFT, 54)), 'fill-deep'),
      stroke(`${ring([74, 41], 9)}M80.5 47.5l9 9${polyline([478, 16], [478, 70])}`),
      stroke(arrow([494, 43], [516, 43])),
    ) + label([106, 49], 'steuerberater musterstadt', { className: 'code', accent: '|' })
  );
}

/** The levelling instrument at the foot, its line of sight to the flag. */
function survey(): string {
  const [x, y] = [70, level(39)];
  const eye = y - 44;
  const tripod = `M${x} ${numbers(eye + 7)}l-13 ${numbers(y - eye - 7)}m13-${numbers(y - eye - 7)}v${numbers(y - eye - 8)}m0-${numbers(y - eye - 8)}l13 ${numbers(y - eye - 8)}`;
  const telescope = area([x - 11, eye + 4], [x + 11, eye - 6], [x + 13, eye - 1], [x - 9, eye + 9]);
  return (
    group('dash signal late', stroke(polyline([x + 18, eye - 6], [SUMMIT - 6, level(1) - 32]))) +
    group('signal late', stroke(`M${SUMMIT} ${numbers(level(1))}v-44l26 10-26 10`, 'signal-fill')) +
    group('thin', stroke(tripod), stroke(polygon(...telescope), 'fill-deep'))
  );
}

/** A worker who pushes a wheelbarrow up the road. */
function worker(): string {
  const y = level(6.5);
  return group(
    'thin late',
    stroke(
      ring([306, y - 27], 3.5) + `M305 ${numbers(y - 22)}l-2 12-5 11m5-11l6 5 1 7M305 ${numbers(y - 20)}l8 8`,
    ),
    stroke(`M311 ${numbers(y - 11)}l10-3h17l-5 9h-11l-11-6${ring([337, y - 5], 3.5)}`, 'fill-deep'),
  );
}

/** What lies in the old ground: an ammonite. */
function fossil(): string {
  const [x, y] = [252, 405];
  const spiral = `M${x} ${y}a3 3 0 0 1 6 0a6 6 0 0 1-12 0a9 9 0 0 1 18 0a12 12 0 0 1-22.5 6`;
  const ribs = 'M246 396l3 4M254 393v5M262 396l-3 4M266 404l-4 1M243 405h4M246 413l3-3';
  return (
    group('fine late', stroke(spiral + ribs)) +
    label([276, 410], 'Keyword-Tricks, um 2005', { className: 'wide-only' })
  );
}

export function searchProfile(): string {
  return hero(
    searchField(),
    levels(),
    ground(),
    survey(),
    worker(),
    fossil(),
    group(
      'fine',
      stroke(
        `${polyline([LEFT, FLOOR], [RIGHT, FLOOR])}${STATIONS.map(({ x }) => polyline([x, FLOOR - 6], [x, FLOOR + 10])).join('')}`,
      ),
    ),
    ...STATIONS.map(({ x, name }) => label([x, FLOOR + 32], name, { anchor: 'middle' })),
    group('fine leader late', stroke(dimension([LEFT, 508], [RIGHT, 508], 8))),
    label([(LEFT + RIGHT) / 2, 499], 'Monate, nicht Tage', { anchor: 'middle' }),
    note([64, 192], 'kein Versprechen,'),
    note([64, 217], 'ein Profil'),
  );
}
