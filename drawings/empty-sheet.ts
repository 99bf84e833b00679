/** The sheet of an entry that does not exist yet: frame, axes, and a pencil that has just begun. */
import {
  dimension,
  group,
  label,
  note,
  patterns,
  polygon,
  polyline,
  rectangle,
  ring,
  shade,
  stroke,
} from './kit.ts';
import type { Point } from './kit.ts';

const SHEET = { width: 540, height: 372 } as const;
const FRAME = { x: 22, y: 22, width: 496, height: 328 } as const;
const MIDDLE: Point = [252, 164];
const RADIUS = 92;
/** Where the pencil stands: a twelfth of the way round. */
const TIP: Point = [MIDDLE[0] + RADIUS / 2, MIDDLE[1] - RADIUS * Math.sqrt(0.75)];

function frame(): string {
  const { x, y, width, height } = FRAME;
  const corners = [
    [x, y, 18, 18],
    [x + width, y, -18, 18],
    [x, y + height, 18, -18],
  ].map(([left, top, dx, dy]) => `M${left! + dx!} ${top}h${-dx!}v${dy}`);
  return (
    group('fine', stroke(polygon(...rectangle(x, y, width, height)))) +
    group('line', stroke(corners.join('')))
  );
}

/** All that is known so far: where the middle will be, and how large it may get. */
function construction(): string {
  const [x, y] = MIDDLE;
  return (
    group('dash', stroke(`${ring(MIDDLE, RADIUS)}M${x - 116} ${y}h232M${x} ${y - 116}v232`)) +
    group('fine', stroke(dimension([x - 140, y - RADIUS], [x - 140, y + RADIUS], 8))) +
    label([x - 154, y + 6], 'Ø ?', { anchor: 'end' })
  );
}

/** The arc that is drawn already, and the pencil at its end. */
function beginning(): string {
  const [x, y] = TIP;
  // Leaning to the upper right: along the shaft, and across it.
  const at = (along: number, across: number): Point => [
    x + 0.766 * along + 0.643 * across,
    y - 0.643 * along + 0.766 * across,
  ];
  const shaft = [at(24, -9), at(128, -9), at(128, 9), at(24, 9)];
  return (
    group('signal late', stroke(`M${MIDDLE[0]} ${MIDDLE[1] - RADIUS}A${RADIUS} ${RADIUS} 0 0 1 ${x} ${y}`)) +
    shade(6, [at(24, 2), at(128, 2), at(128, 9), at(24, 9)]) +
    group(
      'thin',
      stroke(
        polygon(...shaft) +
          polyline(at(24, -9), TIP, at(24, 9)) +
          polyline(at(9, -3.4), at(9, 3.4)) +
          polyline(at(24, 2), at(128, 2)) +
          polyline(at(112, -9), at(112, 9)),
      ),
    )
  );
}

function titleBlock(): string {
  const [width, height] = [190, 72];
  const [x, y] = [FRAME.x + FRAME.width - width, FRAME.y + FRAME.height - height];
  return (
    group(
      'thin',
      stroke(polygon(...rectangle(x, y, width, height)), 'fill-deep'),
      stroke(`M${x} ${y + 38}h${width}`),
    ) +
    group('dots', stroke(`M${x + 14} ${y + 26}h${width - 28}`)) +
    label([x + 14, y + 61], 'Blatt –')
  );
}

/** Decoration: the message beside it says the same. */
export function emptySheet(): string {
  const content =
    frame() + construction() + beginning() + titleBlock() + note([44, 326], 'frisch aufgespannt');
  return `<svg class="drawing" viewBox="0 0 ${SHEET.width} ${SHEET.height}" aria-hidden="true">${patterns(content)}${content}</svg>`;
}
