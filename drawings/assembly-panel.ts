/** The band of a project page that has no drawing of its own: the assembly, its section and its plan. */
import { core, CORE, HATCHING, housing, HOUSING, LID, SCREWS } from './assembly.ts';
import { lifted, spaceAt } from './iso.ts';
import {
  arrow,
  group,
  heightBeside,
  label,
  leader,
  note,
  polygon,
  polyline,
  rectangle,
  ring,
  shade,
  stroke,
} from './kit.ts';
import type { Polygon } from './kit.ts';
import { panel } from './panel.ts';

const { width, depth, height, rim, floor } = HOUSING;
const space = spaceAt([280, 146]);
const VIEWS_X = 604;
const SECTION_TOP = 92;
const PLAN_TOP = 206;

function pictorial(): string[] {
  const [right, top] = space(width, 0, height);
  const [, bottom] = space(width, 0);
  const dimensionX = 496;
  return [
    housing(space),
    core(lifted(space, 84)),
    group('fine late', stroke(heightBeside(dimensionX, right, top, bottom))),
    group(
      'fine leader late',
      stroke(leader([120, 68], [146, 98], [206, 96]) + leader([72, 286], [84, 238], [144, 212])),
    ),
    label([524, (top + bottom) / 2], 'nach Maß', { anchor: 'middle', turn: -90 }),
    note([8, 56], 'innen genau'),
    note([8, 310], 'unten stabil'),
  ];
}

/** Cut along A–A: what the knife goes through is hatched. */
function section(): string {
  const [x, y] = [VIEWS_X, SECTION_TOP];
  const [right, bottom] = [x + width, y + height];
  const shell: Polygon = [
    [x, y],
    [x + rim, y],
    [x + rim, bottom - floor],
    [right - rim, bottom - floor],
    [right - rim, y],
    [right, y],
    [right, bottom],
    [x, bottom],
  ];
  const cover = rectangle(x, y - LID.thickness, width, LID.thickness);
  const knob = rectangle(x + width / 2 - LID.knob, y - LID.thickness - LID.knob, 2 * LID.knob, LID.knob);
  const inner = rectangle(x + CORE.x, bottom - floor - CORE.height, CORE.width, CORE.height);
  return (
    group(
      'line',
      stroke([shell, cover, knob].map((part) => polygon(...part)).join(''), 'fill'),
      shade(HATCHING, shell, cover),
    ) + group('signal', stroke(polygon(...inner), 'fill-deep'))
  );
}

function plan(): string {
  const [x, y] = [VIEWS_X, PLAN_TOP];
  const [middle, right] = [y + depth / 2, x + width];
  const screws = SCREWS.map(([dx, dy]) => ring([x + dx, y + dy], 3)).join('');
  const cut = (at: number) => arrow([at, middle + 16], [at, middle]);
  return (
    group(
      'line',
      stroke(polygon(...rectangle(x, y, width, depth)), 'fill'),
      stroke(polygon(...rectangle(x + rim, y + rim, width - 2 * rim, depth - 2 * rim)), 'fill-deep'),
    ) +
    group('thin', stroke(screws, 'fine')) +
    group('signal', stroke(polygon(...rectangle(x + CORE.x, y + CORE.y, CORE.width, CORE.depth)), 'fill')) +
    group('dash', stroke(polyline([x - 24, middle], [right + 24, middle]))) +
    group('thin', stroke(cut(x - 24) + cut(right + 24))) +
    label([x - 30, middle + 40], 'A', { anchor: 'middle' }) +
    label([right + 24, middle + 40], 'A', { anchor: 'middle' })
  );
}

export function assemblyPanel(): string {
  return panel(pictorial(), [
    section(),
    plan(),
    label([850, SECTION_TOP + 42], 'Schnitt A–A'),
    label([850, PLAN_TOP + 82], 'Draufsicht'),
    note([850, 46], 'erst messen,'),
    note([850, 72], 'dann bauen'),
    group(
      'fine late wide-only',
      stroke(polygon(...rectangle(892.5, 336.5, 180, 28)) + 'M1002.5 336.5v28'),
      label([903, 355], 'Werkplan'),
      label([1013, 355], 'M 1:1'),
    ),
  ]);
}
