/** A housing, its core and its lid: what is drawn where a page has no subject of its own. */
import { box, disc, drum, lifted, outline, trace } from './iso.ts';
import type { Space } from './iso.ts';
import { group, polygon, polyline, stroke } from './kit.ts';
import type { Point } from './kit.ts';

export const HOUSING = { width: 190, depth: 150, height: 70, rim: 12, floor: 8 } as const;
export const CORE = { x: 40, y: 35, width: 110, depth: 80, height: 36 } as const;
export const LID = { thickness: 10, knob: 14 } as const;
export const HATCHING = 7;

const { width, depth, height, rim, floor } = HOUSING;
const screw = rim / 2;
/** From the left, along the near edges, to the one at the back. */
export const SCREWS: readonly Point[] = [
  [screw, depth - screw],
  [width - screw, depth - screw],
  [width - screw, screw],
  [screw, screw],
];

const screwHeads = (space: Space): string => SCREWS.map(([x, y]) => disc(space, x, y, 0, 3)).join('');

/** Open at the top: one sees the two far walls inside and as much of the floor as the near rim leaves. */
export function housing(space: Space): string {
  const top = lifted(space, height);
  const [far, near, drop] = [width - rim, depth - rim, height - floor];
  const inside =
    polyline(space(rim, near - drop, floor), space(rim, rim, floor), space(far - drop, rim, floor)) +
    polyline(space(rim, rim, floor), top(rim, rim));
  return (
    group(
      'line',
      box(space, { x: 0, y: 0, width, depth, height }, { hatched: HATCHING }),
      stroke(polygon(top(rim, rim), top(far, rim), top(far, near), top(rim, near)), 'fill-deep'),
    ) + group('thin', stroke(inside + screwHeads(top), 'fine'))
  );
}

/** The part that all the others are there for. */
export function core(space: Space): string {
  const { x, y, width, depth, height } = CORE;
  const roof = lifted(space, height);
  const [centreX, centreY] = [x + width / 2, y + depth / 2];
  const etching =
    outline(
      roof,
      [x + 8, y + 8],
      [x + width - 8, y + 8],
      [x + width - 8, y + depth - 8],
      [x + 8, y + depth - 8],
    ) +
    disc(roof, centreX, centreY, 0, 20) +
    trace(roof, [x + 8, centreY], [centreX - 20, centreY]) +
    trace(roof, [centreX + 20, centreY], [x + width - 8, centreY]);
  return group('signal', box(space, CORE, { hatched: HATCHING }), stroke(etching));
}

export function lid(space: Space): string {
  const top = lifted(space, LID.thickness);
  const frame = outline(top, [rim, rim], [width - rim, rim], [width - rim, depth - rim], [rim, depth - rim]);
  return (
    group('line', box(space, { x: 0, y: 0, width, depth, height: LID.thickness }, { hatched: HATCHING })) +
    group(
      'thin',
      stroke(frame + screwHeads(top), 'fine'),
      drum(top, { x: width / 2, y: depth / 2, radius: LID.knob, height: LID.knob }),
    )
  );
}

/** Along these the parts come together. What is drawn later hides their upper ends. */
export function axes(space: Space, at: readonly Point[], length: number): string {
  return group('dash', stroke(at.map(([x, y]) => polyline(space(x, y), space(x, y, length))).join('')));
}
