/** Consultee AI: papers become an index, the desk answers from it or rings for a person. */
import { arrow, group, hatch, label, mark, note, polygon, polyline, rectangle, ring, stroke } from './kit.ts';
import { cardIndex } from './card-index.ts';
import { modules } from './module.ts';
import { panel } from './panel.ts';

const FRAME = { left: 230, right: 830, top: 36, bottom: 364, seam: 540 };
const COUNTER = { x: 572, y: 56, width: 236, height: 282 };
const MIDDLE = COUNTER.x + COUNTER.width / 2;
const LEDGE = 208;
const FLOOR = COUNTER.y + COUNTER.height;

/** Two sheets and a book, back to front. */
function papers(): string {
  const sheetOutline = (x: number, y: number): string =>
    `M${x} ${y}h130l18 18v180h-148zM${x + 130} ${y}v18h18`;
  return (
    group(
      'thin d1',
      stroke(sheetOutline(8, 34), 'fill'),
      stroke(sheetOutline(24, 92), 'fill'),
      stroke('M38 134h106', 'fine'),
      modules({ x: 40, y: 150, width: 140, height: 178 }),
    ) +
    group('fine d2', stroke('M52 150v178M68 206h96M68 222h96M68 238h60')) +
    label([22, 64], 'AGB') +
    label([36, 122], 'Preisliste') +
    label([66, 184], 'Handbuch')
  );
}

/** Everything the service runs on lies inside one boundary, drawn like a section line. */
function boundary(): [left: string, right: string] {
  const { left, right, top, bottom, seam } = FRAME;
  const corner = 16;
  const corners = (x: number, inwards: number): string =>
    polyline([x, top + corner], [x, top], [x + inwards * corner, top]) +
    polyline([x, bottom - corner], [x, bottom], [x + inwards * corner, bottom]);
  return [
    group('dash d3', mark(polyline([seam, top], [left, top], [left, bottom], [seam, bottom]))) +
      group('line d3', stroke(corners(left, 1))) +
      label([left, 24], 'Server in Deutschland'),
    group('dash d3', mark(polyline([seam, top], [right, top], [right, bottom], [seam, bottom]))) +
      group('line d3', stroke(corners(right, -1))),
  ];
}

function counter(): string {
  const { x, y, width } = COUNTER;
  const slots = [x + 38, MIDDLE - 6, x + width - 50];
  const names = ['Chat', 'Q&A', 'E-Mail'];
  const opening = rectangle(x + 22, y + 42, width - 44, LEDGE - y - 42);
  return (
    group('line d1', modules(COUNTER), stroke(polygon(...opening), 'fill-deep')) +
    group('fine d2', stroke(`M${x} ${y + 32}h${width}`)) +
    label([MIDDLE, y + 24], 'Auskunft', { anchor: 'middle' }) +
    bot() +
    group('line d3', modules({ x: x - 10, y: LEDGE, width: width + 20, height: 10 })) +
    group(
      'thin d3',
      stroke(slots.map((at) => polygon(...rectangle(at - 26, 262, 52, 9))).join(''), 'fill-deep'),
    ) +
    names.map((name, index) => label([slots[index] ?? 0, 304], name, { anchor: 'middle' })).join('')
  );
}

/** It holds the card it answers from. */
function bot(): string {
  const [x, y] = [MIDDLE + 14, 132];
  return group(
    'thin d4',
    stroke(`M${x - 44} ${LEDGE}v-14l14-14h60l14 14v14`, 'fill'),
    stroke(
      `${polygon(...rectangle(x - 30, y - 14, 60, 44))}M${x} ${y - 14}v-10${ring([x, y - 27], 3)}`,
      'fill',
    ),
    stroke(ring([x - 12, y + 4], 4.5) + ring([x + 12, y + 4], 4.5) + `M${x - 12} ${y + 20}h24`),
  );
}

function bell(): string {
  const [x, y] = [784, LEDGE];
  return group(
    'signal d5',
    stroke(`M${x - 17} ${y - 4}a17 17 0 0 1 34 0z`, 'signal-fill'),
    stroke(`M${x - 20} ${y - 1}h40M${x} ${y - 21}v-5${ring([x, y - 29], 3)}`),
  );
}

function bubbles(): string {
  return (
    group(
      'thin d4',
      stroke('M846 22h226v44h-190l-16 14v-14h-20z', 'fill-deep'),
      stroke('M852 98h220v76h-220v-24l-38-8 38-12z', 'fill'),
    ) +
    note([862, 51], 'Wann neuer Filter?') +
    label([866, 128], 'Alle 6 Monate.') +
    label([866, 158], 'Handbuch, S. 12')
  );
}

function handover(): string {
  const [x, y] = [1052, FLOOR];
  return (
    group('signal d5', stroke(arrow([808, 204], [x, 204], [x, 268]))) +
    group(
      'thin d5',
      stroke(
        `${ring([x, y - 54], 6)}M${x} ${y - 47}v24l-8 23m8-23l8 23M${x} ${y - 42}l-14 12M${x} ${y - 42}l14 12`,
        '',
      ),
    ) +
    label([846, 236], 'an einen', { className: 'signal' }) +
    label([846, 262], 'Menschen übergeben', { className: 'signal' }) +
    note([846, 300], 'weiß er’s nicht,') +
    note([846, 325], 'klingelt er')
  );
}

export function questionDesk(): string {
  const [leftFrame, rightFrame] = boundary();
  return panel(
    [
      papers(),
      leftFrame,
      cardIndex([366, 190]),
      group('thin d3', stroke(arrow([196, 240], [256, 240]))),
      label([250, 350], 'Index'),
      group('thin d4', stroke(arrow([500, 180], [558, 180]))),
    ],
    [
      rightFrame,
      group('line d2', stroke(`M560 ${FLOOR}h512`), mark(hatch(6, rectangle(560, FLOOR, 512, 9)), 'hatch')),
      counter(),
      bell(),
      bubbles(),
      handover(),
    ],
  );
}
