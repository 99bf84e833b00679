/** Consultee AI: papers become an index, the desk answers from it or rings for a person. */
import { cardIndex } from './card-index.ts';
import { arrow, group, label, note, polygon, polyline, rectangle, ring, shade, stroke } from './kit.ts';
import { modules } from './module.ts';
import { panel } from './panel.ts';

const FRAME = { left: 240, right: 829, top: 36, bottom: 364, seam: 540 };
const COUNTER = { x: 572, y: 56, width: 236, height: 282 };
const OPENING = { x: 590, y: 98, width: 164 };
const LEDGE = 208;
const SLOT = 246;
const FLOOR = COUNTER.y + COUNTER.height;
const TEXT = 848;

/** Two papers and a book, from the back to the front; a marker stands out at page 12. */
function papers(): string {
  const paper = (x: number, y: number): string =>
    `M${x} ${y}h128l20 20v178h-148zM${x + 148} ${y + 20}h-20v-20`;
  const book = 'M40 150h136v176h-136z';
  const pages = 'M176 150l9 9v176h-136l-9-9M179 153v176h-136M182 156v176h-136M176 326l9 9';
  return (
    group(
      'thin',
      stroke(paper(8, 34), 'fill'),
      stroke(paper(24, 92), 'fill'),
      stroke(pages, 'fill-deep'),
      stroke(book, 'fill'),
    ) +
    group('fine', stroke('M52 150v176M68 208h92M68 224h92M68 240h58M70 296l16-28 16 28zM86 276v10m0 3v3')) +
    group('thin', stroke('M185 192h36l-7 10 7 10h-36z', 'fill'), stroke(arrow([224, 202], [266, 202]))) +
    label([191, 207], '12', { className: 'wide-only' }) +
    label([22, 77], 'AGB') +
    label([36, 135], 'Preisliste') +
    label([64, 190], 'Handbuch')
  );
}

/** All that the service runs on lies inside one boundary, drawn as a section line. */
function boundary(): { left: string; right: string } {
  const { left, right, top, bottom, seam } = FRAME;
  const half = (x: number, inwards: number): string =>
    group('dash', stroke(polyline([seam, top], [x, top], [x, bottom], [seam, bottom]))) +
    group(
      'line',
      stroke(
        polyline([x, top + 16], [x, top], [x + inwards, top]) +
          polyline([x, bottom - 16], [x, bottom], [x + inwards, bottom]),
      ),
    );
  return {
    left:
      half(left, 16) +
      label([left, 24], 'Server in Deutschland') +
      group(
        'thin wide-only',
        stroke(arrow([left - 26, top], [left - 4, top]) + arrow([left - 26, bottom], [left - 4, bottom])),
        label([left - 40, top + 5], 'D'),
        label([left - 40, bottom + 5], 'D'),
      ),
    right: half(right, -16),
  };
}

function counter(): string {
  const { x, y, width } = COUNTER;
  const opening = rectangle(OPENING.x, OPENING.y, OPENING.width, LEDGE - OPENING.y);
  return (
    group('line', modules(COUNTER), stroke(polygon(...opening), 'fill-deep')) +
    group('fine', stroke(`M${x} ${y + 32}h${width}`)) +
    label([x + width / 2, y + 24], 'Auskunft', { anchor: 'middle' }) +
    bot() +
    group('line', modules({ x: x - 6, y: LEDGE, width: width + 12, height: 10 })) +
    slots()
  );
}

/** The bot, which answers from the card that it holds. */
function bot(): string {
  const [x, y] = [692, 120];
  const head = `${polygon(...rectangle(x - 32, y, 64, 44))}M${x} ${y}v-9${ring([x, y - 15], 3)}`;
  const face = `${ring([x - 13, y + 17], 5)}${ring([x + 13, y + 17], 5)}M${x - 13} ${y + 33}h26`;
  return group(
    'thin',
    stroke(`M${x - 8} ${y + 44}v8h16v-8M${x - 46} ${LEDGE}v-24l12-12h68l12 12v24`, 'fill'),
    stroke(head, 'fill'),
    stroke(face + polyline([x - 46, 190], [x - 60, 192], [x - 68, 172])),
    stroke('M602 132h36v44h-36z', 'fill'),
    stroke('M609 143h22M609 152h22M609 161h12', 'fine'),
  );
}

/** Three slots, from which a chat message, a question and a letter hang. */
function slots(): string {
  const [chat, question, mail] = [610, 684, 758];
  const slips =
    `M${chat - 18} ${SLOT}h36v28h-36zm8 11h20m-20 8h13` +
    `M${question - 14} ${SLOT}h28v28h-28zm9.5 11q0-5 4.5-5t4.5 5-4.5 6v2m0 3v2` +
    `M${mail - 20} ${SLOT}h40v28h-40zm0 2l20 15 20-15`;
  const names: [number, string][] = [
    [chat, 'Chat'],
    [question, 'Q&A'],
    [mail, 'E-Mail'],
  ];
  return (
    group(
      'thin',
      stroke(names.map(([x]) => polygon(...rectangle(x - 27, SLOT - 3, 54, 7))).join(''), 'fill-deep'),
      stroke(slips, 'fill'),
    ) + names.map(([x, name]) => label([x, SLOT + 60], name, { anchor: 'middle' })).join('')
  );
}

function bubbles(): string {
  const right = 1074;
  return (
    group(
      'thin',
      stroke(`M${TEXT} 16h${right - TEXT}v44h-14v13l-17-13h-${right - TEXT - 31}z`, 'fill-deep'),
      stroke(`M${TEXT} 86h${right - TEXT}v76h-${right - TEXT}v-22l-86-2 86-14z`, 'fill'),
      stroke(`M${TEXT + 12} 124h${right - TEXT - 24}`, 'fine'),
    ) +
    note([TEXT + 14, 45], 'Wann neuer Filter?') +
    label([TEXT + 14, 112], 'Alle 6 Monate.', { className: 'code' }) +
    label([TEXT + 14, 150], 'Handbuch, S. 12')
  );
}

/** Where no card fits, the bell calls a person. */
function handover(): string {
  const [bell, person, wire] = [782, 1052, 244];
  const dome = `M${bell - 17} ${LEDGE - 4}a17 17 0 0 1 34 0z`;
  const fittings = `M${bell - 20} ${LEDGE - 1}h40M${bell} ${LEDGE - 21}v-5${ring([bell, LEDGE - 29], 3)}`;
  const figure = `${ring([person, 286], 7)}M${person} 294v22l-9 22m9-22l9 22m-9-39l-13 12m13-12l13 12`;
  const headset = `M${person - 10} 287a10 10 0 0 1 20 0v4l-7 4`;
  return (
    group(
      'signal late',
      stroke(dome, 'signal-fill'),
      stroke(fittings),
      stroke(arrow([bell + 24, LEDGE - 4], [839, LEDGE - 4], [839, wire], [person, wire], [person, 272])),
    ) +
    group('thin late', stroke(figure + headset)) +
    label([TEXT, 204], 'an einen Menschen', { className: 'signal' }) +
    label([TEXT, 230], 'übergeben', { className: 'signal' }) +
    note([TEXT, 292], 'weiß er’s nicht,') +
    note([TEXT, 318], 'klingelt er')
  );
}

export function questionDesk(): string {
  const { left, right } = boundary();
  return panel(
    [
      papers(),
      left,
      cardIndex([366, 180]),
      group('thin', stroke(arrow([464, 144], [558, 144]))),
      label([256, 350], 'Index'),
      label([299.5, 350], ': eine Karte je Abschnitt', { className: 'wide-only' }),
    ],
    [
      right,
      group('line', stroke(`M560 ${FLOOR}h514`), shade(8, rectangle(560, FLOOR, 514, 9))),
      counter(),
      bubbles(),
      handover(),
    ],
  );
}
