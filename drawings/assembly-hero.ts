/** The hero of a page that has no drawing of its own: the assembly, taken apart. */
import { axes, core, housing, HOUSING, lid, SCREWS } from './assembly.ts';
import { lifted, spaceAt } from './iso.ts';
import { group, heightBeside, hero, label, leader, note, polygon, rectangle, stroke } from './kit.ts';

const CORE_LIFT = 92;
const LID_LIFT = 244;

const space = spaceAt([252, 302]);

export function assemblyHero(): string {
  const { width, height } = HOUSING;
  const [right, top] = space(width, 0, height);
  const [, bottom] = space(width, 0);
  const dimensionX = 474;
  return hero(
    housing(space),
    core(lifted(space, CORE_LIFT)),
    // Three of the four screws: the core hides the axis of the one at the back.
    axes(lifted(space, height), SCREWS.slice(0, 3), LID_LIFT - height),
    lid(lifted(space, LID_LIFT)),
    group('fine leader late', stroke(heightBeside(dimensionX, right, top, bottom))),
    group(
      'fine leader late',
      stroke(
        leader([50, 66], [58, 112], [118, 128]) +
          leader([98, 228], [132, 244], [180, 244]) +
          leader([56, 404], [64, 366], [116, 350]),
      ),
    ),
    label([502, (top + bottom) / 2], 'nach Maß', { anchor: 'middle', turn: -90 }),
    note([0, 54], 'oben einfach'),
    note([0, 216], 'innen genau'),
    note([0, 428], 'unten stabil'),
    group(
      'fine late wide-only',
      stroke(polygon(...rectangle(359.5, 486.5, 180, 28)) + 'M469.5 486.5v28'),
      label([370, 505], 'Werkplan'),
      label([480, 505], 'M 1:1'),
    ),
  );
}
