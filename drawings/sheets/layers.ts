/** Layers as plates above each other, each with what it does. */
import type { Form } from '../drawing-schema.ts';
import { type Point, polygon, type Polygon, polyline, rectangle } from '../svg-path.ts';
import type { Column } from './column.ts';
import { bottom, type Box, cornersOf, down, firstThatFits, right } from './geometry.ts';
import { areaOf, boldOf, dash, type Pen, toneOf, weight } from './pen.ts';
import type { Subjects } from './subjects.ts';
import { fit, settings, SMALLEST, type TextBlock, voiced } from './text-block.ts';

type Layer = Form<'layers'>['layers'][number];

const DEPTH = { x: 40, y: 22 };
const PAD = 26;
const COLUMN_GAP = 30;
const GAP = 8;
const DIMENSION = { away: 26, text: 18 };

type Lettered = { title: TextBlock; detail: TextBlock };
/** `inRow`: the detail stands beside its title, else below it. */
type Plan = { inRow: boolean; size: number; letters: Lettered[]; titleWidth: number; width: number };

export function layersWide(pen: Pen, drawing: Form<'layers'>, area: Box): Subjects {
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

function drawPlate(pen: Pen, front: Box, accent: boolean): void {
  const lean = ([x, y]: Point): Point => [x + DEPTH.x, y - DEPTH.y];
  const corners = rectangle(front.x, front.y, front.width, front.height) as [Point, Point, Point, Point];
  const [topLeft, topRight, lowRight] = corners;
  const lid: Polygon = [topLeft, lean(topLeft), lean(topRight), topRight];
  const flank: Polygon = [topRight, lean(topRight), lean(lowRight), lowRight];
  pen.path(polygon(...lid) + polygon(...flank), {
    fill: 'plan',
    stroke: toneOf(accent),
    width: weight.fine,
  });
  pen.hatch(7, accent ? 'signal' : 'line', flank);
  pen.box(front, areaOf(accent));
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

const NARROW_PAD = 20;
const FRAME = { side: 14, top: 22 };

export function layersNarrow(
  column: Column,
  { layers, side, sideFrom = 0, sideTo = 0 }: Form<'layers'>,
): void {
  const { pen } = column;
  const left = column.x + (side ? FRAME.side : 0);
  const width = column.width - DEPTH.x - (side ? 2 * FRAME.side : 0);
  let frameTop = 0;
  for (const [index, { text, detail, accent = false }] of layers.entries()) {
    if (side && index + 1 === sideFrom) {
      frameTop = column.y + 6;
      column.space(FRAME.top);
      column.write(column.set('heading', side, width, column.size), left, 'soft');
      column.space(10);
    }
    column.space(DEPTH.y);
    const title = column.set('heading', text, width - 2 * NARROW_PAD, column.size + 3);
    const small = column.set('text', detail, width - 2 * NARROW_PAD, column.size - 2);
    const height = Math.round(title.height + small.height + column.size * 0.6 + 2 * NARROW_PAD);
    const front = { x: left, y: Math.round(column.y), width, height };
    drawPlate(pen, front, accent);
    pen.write(title, [left + NARROW_PAD, front.y + NARROW_PAD]);
    pen.write(small, [left + NARROW_PAD, front.y + height - NARROW_PAD - small.height], { tone: 'soft' });
    pen.keepClear(front);
    column.y = front.y + height;
    column.subject(String(index + 1), front, { to: left + width });
    column.space(14);
    if (side && index + 1 === sideTo) {
      const frame = rectangle(column.x, frameTop, column.width, column.y - frameTop + 4);
      pen.line({ stroke: 'soft', width: weight.fine, dash: dash.reply }, ...frame, frame[0]!);
      column.space(18);
    }
  }
}

export function layersThumbnail(
  pen: Pen,
  { layers, side, sideFrom, sideTo }: Form<'layers'>,
  box: Box,
): void {
  const depth = { x: 30, y: 18 };
  const pitch = box.height / layers.length;
  const width = box.width - depth.x - (side ? 44 : 0);
  const fronts = layers.map((_, index): Box => ({
    x: box.x,
    y: box.y + index * pitch + depth.y,
    width,
    height: pitch - depth.y - 6,
  }));
  for (const [index, front] of [...fronts.entries()].toReversed()) {
    const { accent } = layers[index]!;
    const [a, b, c] = cornersOf(front) as [Point, Point, Point];
    const lean = ([x, y]: Point): Point => [x + depth.x, y - depth.y];
    const flank = { stroke: toneOf(accent), width: 4 } as const;
    pen.path(polygon(a, lean(a), lean(b), lean(c), c, b), { ...flank, fill: 'plan' });
    pen.path(polyline(b, lean(b)), flank);
    pen.box(front, boldOf(accent));
  }
  if (!side || !sideFrom || !sideTo) return;
  const x = right(box) - 12;
  const [top, low] = [fronts[sideFrom - 1]!.y - depth.y, bottom(fronts[sideTo - 1]!) - depth.y];
  pen.path(polyline([x - 12, top], [x, top], [x, low], [x - 12, low]), {
    stroke: 'soft',
    width: weight.bold,
  });
}
