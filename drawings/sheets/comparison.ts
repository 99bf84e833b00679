/** Two sides by the same criteria: as panels with a spine between them, on a phone criterion by criterion. */
import type { Form } from '../drawing-schema.ts';
import { polyline } from '../svg-path.ts';
import type { Column } from './column.ts';
import { bottom, type Box, down, firstThatFits, inflate, right } from './geometry.ts';
import { areaOf, boldOf, type Pen, toneOf, weight } from './pen.ts';
import { drawShape, LIFT } from './shapes.ts';
import type { Subjects } from './subjects.ts';
import { fit, SMALLEST, type TextBlock, voiced } from './text-block.ts';

const PAD_X = 24;
const ARROW = 24;
/** Above and below a row, in sizes of its type. */
const ROW_PAD = 0.54;
const HEAD_PAD = 18;

type Plan = {
  size: number;
  spine: number;
  panel: number;
  titles: TextBlock[];
  criteria: TextBlock[];
  points: TextBlock[][];
  rows: number[];
  head: number;
};

export function comparisonWide(pen: Pen, drawing: Form<'comparison'>, area: Box): Subjects {
  checkRows(drawing);
  const plan = firstThatFits(down(32, SMALLEST), (size) => planFor(drawing, size, area));
  if (!plan) throw new Error('Die Gegenüberstellung passt nicht auf das Blatt: Die Texte sind zu lang.');

  const used = plan.head + plan.rows.reduce((sum, row) => sum + row, 0);
  const extra = Math.min(26, (area.height - LIFT - used) / (plan.rows.length + 1));
  const height = Math.round(used + extra * (plan.rows.length + 1));
  const y = Math.round(area.y + (area.height - LIFT - height) / 2);
  const panels = [area.x, area.x + plan.panel + plan.spine].map((x): Box => ({
    x: Math.round(x),
    y,
    width: plan.panel,
    height,
  }));
  const accented = [drawing.left, drawing.right].findIndex(({ accent }) => accent);
  const subjects: Subjects = new Map();

  for (const [side, panel] of panels.entries()) {
    const accent = side === accented;
    drawShape(pen, 'box', panel, accent);
    const head = plan.head + extra;
    const title = plan.titles[side]!;
    pen.write(title, [panel.x + PAD_X, y + (head - title.height) / 2]);
    pen.path(polyline([panel.x, y + head], [right(panel), y + head]), {
      stroke: toneOf(accent),
      width: weight.main,
    });
  }
  let top = y + plan.head + extra;
  for (const [index, row] of plan.rows.entries()) {
    const low = top + row + extra;
    drawRow(pen, plan, panels, index, (top + low) / 2, accented);
    if (index < plan.rows.length - 1) {
      pen.path(
        panels.map((panel) => polyline([panel.x + PAD_X, low], [right(panel) - PAD_X, low])).join(''),
        { stroke: 'line', width: weight.fine },
      );
    }
    const [first, last] = panels as [Box, Box];
    subjects.set(drawing.criteria[index]!, {
      x: first.x,
      y: top,
      width: right(last) - first.x,
      height: low - top,
    });
    top = low;
  }
  return subjects;
}

function drawRow(
  pen: Pen,
  { points, criteria }: Plan,
  panels: Box[],
  index: number,
  centre: number,
  accented: number,
): void {
  const [left, other] = panels as [Box, Box];
  for (const [side, panel] of panels.entries()) {
    const block = points[side]![index]!;
    pen.write(block, [panel.x + PAD_X, centre - block.height / 2]);
  }
  const [from, to] = [right(left) + (accented === 0 ? LIFT : 0), other.x];
  const criterion = criteria[index]!;
  const middle = (right(left) + LIFT + other.x) / 2;
  pen.writeCentred(criterion, [middle, centre], 'soft');
  const reach = criterion.width / 2 + 10;
  for (const [start, tip] of [
    [middle - reach, from + 4],
    [middle + reach, to - 4],
  ] as const) {
    pen.arrow({ stroke: 'line', width: weight.fine, head: 12 }, [start, centre], [tip, centre]);
  }
}

function checkRows({ left, right, criteria }: Form<'comparison'>): void {
  if (left.points.length !== criteria.length || right.points.length !== criteria.length) {
    throw new Error(
      `Die Gegenüberstellung hat ${criteria.length} Kriterien, links ${left.points.length} und rechts ${right.points.length} Punkte: Es müssen gleich viele sein.`,
    );
  }
}

function planFor({ left, right, criteria }: Form<'comparison'>, size: number, area: Box): Plan | undefined {
  const criterionType = { voice: 'heading' as const, size: Math.max(SMALLEST, size - 5) };
  const criterionBlocks = criteria.map((text) => fit(criterionType, text, Infinity)!);
  const spine = Math.ceil(Math.max(...criterionBlocks.map(({ width }) => width)) + 2 * (ARROW + 14) + LIFT);
  const panel = Math.floor((area.width - spine - LIFT) / 2);
  const inner = panel - 2 * PAD_X;
  const titleSize = size + 8;
  const titles = [left, right].map(({ title }) =>
    firstThatFits(down(titleSize, SMALLEST), (each) => fit(voiced('heading', each, title), title, inner)),
  );
  const points = [left, right].map((side) =>
    side.points.map((text) => fit(voiced('text', size, text), text, inner, 2)),
  );
  if (titles.includes(undefined) || points.flat().includes(undefined)) return undefined;
  const heights = criteria.map((_, index) => Math.max(...points.map((side) => side[index]!.height)));
  const rows = heights.map((height) => height + 2 * ROW_PAD * size);
  const head = Math.max(...titles.map((title) => title!.height)) + 2 * HEAD_PAD;
  if (head + rows.reduce((sum, row) => sum + row, 0) + LIFT > area.height) return undefined;
  return {
    size,
    spine,
    panel,
    titles: titles as TextBlock[],
    criteria: criterionBlocks,
    points: points as TextBlock[][],
    rows,
    head,
  };
}

const GAP = 12;
const PAD = 18;

export function comparisonNarrow(column: Column, { left, right, criteria }: Form<'comparison'>): void {
  const { pen, size } = column;
  const width = Math.floor((column.width - GAP) / 2);
  const inner = width - 2 * PAD;
  const xs = [column.x, column.x + width + GAP] as const;
  const titles = [left, right].map(({ title }) => column.set('heading', title, inner, size + 3));
  const head = Math.round(Math.max(...titles.map(({ height }) => height)) + 2 * PAD);
  const spoken = right.accent ? 1 : 0;
  const top = column.y;
  const grounds = pen.elements.length;
  for (const [side, title] of titles.entries())
    pen.write(title, [xs[side]! + PAD, top + (head - title.height) / 2]);
  column.y = top + head;
  for (const [row, criterion] of criteria.entries()) {
    const start = column.y;
    column.space(22);
    const name = column.set('heading', criterion, column.width, size - 2);
    const middle = column.x + column.width / 2;
    const words = { x: middle - name.width / 2, y: column.y, width: name.width, height: name.height };
    pen.box(inflate(words, 14, 12), { fill: 'plan', stroke: 'line', width: weight.fine });
    pen.writeCentred(name, [middle, column.y + name.height / 2], 'soft');
    column.y += name.height + 28;
    const points = [left, right].map((side) => column.set('text', side.points[row]!, inner));
    for (const [side, point] of points.entries()) pen.write(point, [xs[side]! + PAD, column.y]);
    const cell = { x: xs[spoken]!, y: column.y, width, height: points[spoken]!.height + 8 };
    const low = column.y + Math.max(...points.map(({ height }) => height));
    column.y = bottom(cell);
    // The note stays inside the panel that it speaks of: between the panels and between the rows there are lines.
    column.subject(criterion, cell, { to: xs[spoken]! + width });
    column.y = Math.max(column.y, low) + 22;
    pen.line({ stroke: 'line', width: weight.fine }, [column.x, start], [column.x + column.width, start]);
  }
  // The ground comes before what stands on it.
  pen.behind(grounds, () => {
    for (const [side, { accent }] of [left, right].entries()) {
      const panel = { x: xs[side]!, y: top, width, height: column.y - top };
      pen.box(panel, areaOf(accent));
      pen.keepClear(panel);
    }
  });
}

export function comparisonThumbnail(pen: Pen, { left, right: other }: Form<'comparison'>, box: Box): void {
  const gap = box.width * 0.12;
  const width = (box.width - gap) / 2;
  const head = 46;
  for (const [side, { points, accent }] of [left, other].entries()) {
    const panel = { ...box, x: box.x + side * (width + gap), width };
    pen.box(panel, { ...boldOf(accent), fill: 'fill' });
    pen.box({ ...panel, height: head }, { fill: toneOf(accent) });
    const pitch = (panel.height - head) / points.length;
    const longest = Math.max(...points.map(({ length }) => length));
    for (const [index, text] of points.entries()) {
      const [x, y] = [panel.x + 22, panel.y + head + (index + 0.5) * pitch];
      const length = (width - 44) * (text.length / longest);
      pen.path(polyline([x, y], [x + length, y]), { stroke: 'soft', width: 10 });
    }
  }
}
