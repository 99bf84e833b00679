import type { DrawingData } from '../drawing-schema.ts';
import { type Point, polyline } from '../kit.ts';
import { widthOf } from './faces.ts';
import { type Box, bottom, down, firstThatFits, right } from './geometry.ts';
import { type Pen, weight } from './pen.ts';
import { drawShape, space } from './shapes.ts';
import { blockOf, fit, SMALLEST, type TextBlock } from './text-block.ts';

type Anatomy = Extract<DrawingData, { form: 'anatomy' }>;
/** A marked piece of a code line, by line and characters. */
type Mark = { line: number; start: number; end: number; text: string; accent: boolean };
type LabelledMark = Mark & { lane: number; label: TextBlock };

const LIMITS = { lines: 8, columns: 46 };
const PAD = 26;
const CHANNEL = 56;
const UNDERLINE = 7;
const LANE = 11;
const LABEL_GAP = 0.95;

type Plan = { size: number; pitch: number[]; marks: LabelledMark[]; panel: Box; labelX: number };

export function drawAnatomy(pen: Pen, drawing: Anatomy, area: Box): undefined {
  const lines = drawing.code.replace(/\n+$/, '').split('\n');
  checkCode(lines);
  const marks = drawing.marks.map(({ part, text }, index): Mark => ({
    ...find(lines, part),
    text,
    accent: index === drawing.marks.length - 1,
  }));
  const plan = firstThatFits(down(40, SMALLEST), (size) => planFor(lines, marks, size, area));
  if (!plan)
    throw new Error(
      'Die Zeilen passen mit ihren Beschriftungen nicht auf das Blatt: Code oder Beschriftungen kürzen.',
    );

  drawShape(pen, 'document', plan.panel);
  pen.keepClear(...space('document', plan.panel));
  const baselines = baselinesOf(plan);
  for (const [index, line] of lines.entries())
    drawCode(
      pen,
      plan,
      line,
      baselines[index]!,
      marks.filter((mark) => mark.line === index),
    );
  drawLabels(pen, plan, baselines, area);
}

function checkCode(lines: string[]): void {
  if (lines.length > LIMITS.lines)
    throw new Error(`„code“ hat ${lines.length} Zeilen, erlaubt sind ${LIMITS.lines}.`);
  const long = lines.find((line) => line.length > LIMITS.columns);
  if (long)
    throw new Error(
      `Die Zeile „${long}“ in „code“ hat ${long.length} Zeichen, erlaubt sind ${LIMITS.columns}.`,
    );
}

function find(lines: string[], part: string): { line: number; start: number; end: number } {
  const places = lines.flatMap((text, line) => {
    const found: { line: number; start: number; end: number }[] = [];
    for (let start = text.indexOf(part); start >= 0; start = text.indexOf(part, start + 1))
      found.push({ line, start, end: start + part.length });
    return found;
  });
  if (places.length !== 1)
    throw new Error(
      `Die Stelle „${part}“ aus „marks“ kommt in „code“ ${places.length}-mal vor, verlangt ist genau einmal.`,
    );
  return places[0]!;
}

/** On each line the rightmost mark has the first lane; those left of it pass below. */
function withLanes(marks: Mark[]): (Mark & { lane: number })[] {
  return marks.map((mark) => ({
    ...mark,
    lane: marks.filter((other) => other.line === mark.line && other.start > mark.start).length,
  }));
}

function planFor(lines: string[], marks: Mark[], size: number, area: Box): Plan | undefined {
  const character = widthOf('code', size, 'm');
  const codeWidth = Math.max(...lines.map((line) => line.length)) * character;
  const panelWidth = Math.ceil(codeWidth + 2 * PAD);
  const labelX = area.x + panelWidth + CHANNEL;
  const labelSize = Math.min(30, Math.max(SMALLEST, size - 1));
  const labelled = withLanes(marks).map((mark) => {
    const label = fit(
      { voice: mark.accent ? 'heading' : 'text', size: labelSize },
      mark.text,
      area.x + area.width - labelX,
      2,
    );
    return label && { ...mark, label };
  });
  if (labelled.includes(undefined)) return undefined;
  const complete = labelled as LabelledMark[];
  const pitch = lines.map((line, index) => {
    const lanes = marks.filter((mark) => mark.line === index).length;
    return line.trim() === ''
      ? size * 0.7
      : size * 1.18 + (lanes > 0 ? UNDERLINE + 5 + (lanes - 1) * LANE : 0);
  });
  const codeHeight = pitch.reduce((sum, height) => sum + height, 0) + 2 * (PAD - 8);
  const labelHeight = complete.reduce((sum, { label }) => sum + label.height + label.size * LABEL_GAP, 0);
  if (Math.max(codeHeight, labelHeight) > area.height) return undefined;
  const spare = Math.min(size * 0.9, (area.height - codeHeight) / lines.length);
  const airy = pitch.map((height) => height + spare);
  const height = Math.round(codeHeight + spare * lines.length);
  const totalWidth = panelWidth + CHANNEL + Math.max(...complete.map(({ label }) => label.width));
  const x = Math.round(area.x + (area.width - totalWidth) / 2);
  const panel = { x, y: Math.round(area.y + (area.height - height) / 2), width: panelWidth, height };
  return { size, pitch: airy, marks: complete, panel, labelX: x + panelWidth + CHANNEL };
}

function baselinesOf({ pitch, panel, size }: Plan): number[] {
  let y = panel.y + PAD - 8;
  return pitch.map((height) => {
    y += height;
    return Math.round(y - height + size * 1.02 + (height - size * 1.18) * 0.3);
  });
}

/** The code stands back; what is marked stands out. */
function drawCode(pen: Pen, { panel, size }: Plan, line: string, baseline: number, marks: Mark[]): void {
  const character = widthOf('code', size, 'm');
  const toneAt = (column: number) => {
    const hit = marks.filter(({ start, end }) => column >= start && column < end);
    return hit.length === 0 ? 'soft' : hit.some(({ accent }) => accent) ? 'signal' : 'ink';
  };
  const cuts = [...new Set([0, ...marks.flatMap(({ start, end }) => [start, end]), line.length])].toSorted(
    (a, b) => a - b,
  );
  for (const [index, start] of cuts.slice(0, -1).entries()) {
    const piece = line.slice(start, cuts[index + 1]);
    const indent = piece.length - piece.trimStart().length;
    if (piece.trim() === '') continue;
    const block = blockOf({ voice: 'code', size }, [piece.trim()]);
    pen.write(block, [panel.x + PAD + (start + indent) * character, baseline - block.height], {
      tone: toneAt(start),
    });
  }
}

/** Under each mark a bar; from it a leader through the gap between the lines to its label. */
function drawLabels(pen: Pen, { panel, size, marks, labelX }: Plan, baselines: number[], area: Box): void {
  const character = widthOf('code', size, 'm');
  const ordered = marks
    .map((mark) => ({
      ...mark,
      bar: baselines[mark.line]! + UNDERLINE,
      y: baselines[mark.line]! + UNDERLINE + mark.lane * LANE,
    }))
    .toSorted((a, b) => a.y - b.y);
  const centres = settle(
    ordered.map(({ y, label }) => ({ wanted: y, height: label.height + label.size * LABEL_GAP })),
    area,
  );
  for (const [index, { start, end, bar, y, lane, label, accent }] of ordered.entries()) {
    const tone = accent ? 'signal' : 'line';
    const [left, to] = [panel.x + PAD + start * character + 2, panel.x + PAD + end * character - 3];
    const centre = centres[index]!;
    pen.path(polyline([left, bar], [to, bar]), { stroke: accent ? 'signal' : 'ink', width: weight.heavy });
    const from: Point[] =
      lane === 0
        ? [[to, y]]
        : [
            [left + 5, bar],
            [left + 5, y],
          ];
    pen.line([...from, [right(panel) + 14, y], [labelX - 20, centre], [labelX - 9, centre]], {
      stroke: tone,
      width: accent ? weight.main : weight.fine,
    });
    pen.write(label, [labelX, centre - label.height / 2], { tone: accent ? 'signal' : 'ink' });
  }
}

/** Centres as near as may be to where they are wanted, in the same order and none on another. */
function settle(items: { wanted: number; height: number }[], area: Box): number[] {
  const centres = items.map(({ wanted }) => wanted);
  const reach = (index: number) => (items[index]!.height + items[index + 1]!.height) / 2;
  for (let round = 0; round < 40; round++) {
    for (let index = 0; index + 1 < centres.length; index++) {
      const lack = reach(index) - (centres[index + 1]! - centres[index]!);
      if (lack > 0) {
        centres[index]! -= lack / 2;
        centres[index + 1]! += lack / 2;
      }
    }
    for (const [index, { height }] of items.entries()) {
      centres[index] = Math.min(Math.max(centres[index]!, area.y + height / 2), bottom(area) - height / 2);
    }
  }
  return centres.map(Math.round);
}
