import type { Form } from '../drawing-schema.ts';
import { type Point, polygon, polyline, type Polygon, rectangle } from '../kit.ts';
import { type Box, bottom, down, firstThatFits, right } from './geometry.ts';
import { dash, type Pen, weight } from './pen.ts';
import type { Subjects } from './subjects.ts';
import { fit, settings, SMALLEST, type TextBlock, voiced } from './text-block.ts';

type Layer = Form<'layers'>['layers'][number];

export const PLATE_DEPTH = { x: 40, y: 22 };
const DEPTH = PLATE_DEPTH;
const PAD = 26;
const COLUMN_GAP = 30;
const GAP = 8;
const DIMENSION = { away: 26, text: 18 };

type Lettered = { title: TextBlock; detail: TextBlock };
/** `inRow`: the detail stands beside its title, else below it. */
type Plan = { inRow: boolean; size: number; letters: Lettered[]; titleWidth: number; width: number };

export function drawLayers(pen: Pen, drawing: Form<'layers'>, area: Box): Subjects {
  const { layers } = drawing;
  checkSide(drawing);
  const side = drawing.side ? sideBlock(drawing.side) : undefined;
  const room = area.width - DEPTH.x - (side ? DIMENSION.away + DIMENSION.text + side.width + 4 : 0);
  const pitch = Math.floor(area.height / layers.length);
  const height = Math.min(pitch - DEPTH.y - GAP, 124);
  const plan = firstThatFits(down(34, SMALLEST), (size) => planFor(layers, size, room, height));
  if (!plan)
    throw new Error('Die Schichten passen nicht auf das Blatt: Titel oder Erklärungen sind zu lang.');

  const width = Math.round(Math.min(room, Math.max(plan.width * 1.12, room * 0.8)));
  const total = width + area.width - room;
  const x = Math.round(area.x + (area.width - total) / 2);
  const top = area.y + (area.height - (layers.length * (height + DEPTH.y + GAP) - GAP)) / 2 + DEPTH.y;
  const fronts = layers.map((_, index): Box => ({
    x,
    y: Math.round(top + index * (height + DEPTH.y + GAP)),
    width,
    height,
  }));

  drawAxes(pen, fronts);
  const subjects: Subjects = new Map();
  // From the bottom up: a plate hides what lies behind it.
  for (const [index, front] of [...fronts.entries()].toReversed()) {
    drawPlate(pen, front, layers[index]!.accent ?? false);
    letter(pen, plan, plan.letters[index]!, front);
    const outer = {
      x: front.x,
      y: front.y - DEPTH.y,
      width: front.width + DEPTH.x,
      height: front.height + DEPTH.y,
    };
    pen.keepClear(outer);
    subjects.set(String(index + 1), outer);
  }
  if (side) drawDimension(pen, side, fronts[drawing.sideFrom! - 1]!, fronts[drawing.sideTo! - 1]!);
  return subjects;
}

function checkSide({ layers, side, sideFrom, sideTo }: Form<'layers'>): void {
  const given = [side, sideFrom, sideTo].filter((value) => value !== undefined).length;
  if (given === 0) return;
  if (given < 3) throw new Error('Die Maßlinie braucht „side“, „sideFrom“ und „sideTo“ zusammen.');
  if (sideFrom! > sideTo! || sideTo! > layers.length) {
    throw new Error(
      `Die Maßlinie reicht von Schicht ${sideFrom} bis ${sideTo}, es gibt aber nur die Schichten 1 bis ${layers.length}.`,
    );
  }
}

function sideBlock(text: string): TextBlock {
  const blocks = settings({ voice: 'heading', size: 28 }, text, 3);
  return blocks.find(({ width }) => width <= 150) ?? blocks.at(-1)!;
}

function planFor(layers: Layer[], size: number, room: number, height: number): Plan | undefined {
  const titleSize = Math.round(size * 1.2);
  const letters = layers.map(({ text, detail }) => ({
    title: fit(voiced('heading', titleSize, text), text, room)!,
    detail: fit(voiced('text', size, detail), detail, room)!,
  }));
  if (letters.some(({ title, detail }) => !title || !detail)) return undefined;
  const titleWidth = Math.max(...letters.map(({ title }) => title.width));
  const detailWidth = Math.max(...letters.map(({ detail }) => detail.width));
  const rowWidth = titleWidth + COLUMN_GAP + detailWidth + 2 * PAD;
  if (rowWidth <= room && titleSize + 18 <= height)
    return { inRow: true, size, letters, titleWidth, width: rowWidth };
  const stackWidth = Math.max(titleWidth, detailWidth) + 2 * PAD;
  if (stackWidth <= room && (titleSize + size) * 1.18 + 14 <= height)
    return { inRow: false, size, letters, titleWidth, width: stackWidth };
  return undefined;
}

function letter(pen: Pen, { inRow, size, titleWidth }: Plan, { title, detail }: Lettered, front: Box): void {
  const centre = front.y + front.height / 2;
  const left = front.x + PAD;
  if (inRow) {
    pen.write(title, [left, centre - title.height / 2]);
    // On the title's baseline.
    pen.write(detail, [left + titleWidth + COLUMN_GAP, centre + title.height / 2 - detail.height], {
      tone: 'soft',
    });
    return;
  }
  const gap = size * 0.6;
  const top = centre - (title.height + gap + detail.height) / 2;
  pen.write(title, [left, top]);
  pen.write(detail, [left, top + title.height + gap], { tone: 'soft' });
}

export function drawPlate(pen: Pen, front: Box, accent: boolean): void {
  const tone = accent ? 'signal' : 'ink';
  const lean = ([x, y]: Point): Point => [x + DEPTH.x, y - DEPTH.y];
  const corners = rectangle(front.x, front.y, front.width, front.height) as [Point, Point, Point, Point];
  const [topLeft, topRight, lowRight] = corners;
  const lid: Polygon = [topLeft, lean(topLeft), lean(topRight), topRight];
  const flank: Polygon = [topRight, lean(topRight), lean(lowRight), lowRight];
  const width = accent ? weight.heavy : weight.main;
  pen.path(polygon(...lid) + polygon(...flank), { fill: 'plan', stroke: tone, width: weight.fine });
  pen.hatch(7, accent ? 'signal' : 'line', flank);
  pen.path(polygon(...corners), { fill: accent ? 'signalFill' : 'fill', stroke: tone, width });
}

/** The plates are lifted off each other along these axes. */
function drawAxes(pen: Pen, fronts: Box[]): void {
  const [first, last] = [fronts[0]!, fronts.at(-1)!];
  const data = [
    polyline([first.x + 0.5, first.y], [last.x + 0.5, bottom(last)]),
    polyline([right(first) - 0.5, first.y], [right(last) - 0.5, bottom(last)]),
    polyline([right(first) + DEPTH.x - 0.5, first.y], [right(last) + DEPTH.x - 0.5, bottom(last) - DEPTH.y]),
  ];
  pen.path(data.join(''), { stroke: 'line', width: weight.fine, dash: dash.axis });
}

/** A dimension line over some of the plates: together they are what its text says. */
function drawDimension(pen: Pen, block: TextBlock, from: Box, to: Box): void {
  const edge = right(from) + DEPTH.x;
  const x = Math.round(edge + DIMENSION.away);
  const [top, low] = [from.y - DEPTH.y, bottom(to) - DEPTH.y];
  for (const y of [top, low]) pen.line({ stroke: 'soft', width: weight.fine }, [edge + 6, y], [x + 8, y]);
  pen.arrow({ stroke: 'soft', width: weight.fine, both: true }, [x, top], [x, low]);
  pen.write(block, [x + DIMENSION.text, (top + low - block.height) / 2]);
}
