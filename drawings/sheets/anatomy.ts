import type { Form } from '../drawing-schema.ts';
import { polygon, polyline } from '../svg-path.ts';
import {
  bubbleRadius,
  type CodeMark,
  drawBubble,
  drawPanel,
  inReadingOrder,
  linesOf,
  measurePanel,
  panelWithin,
  placeOf,
} from './code-panel.ts';
import { type Column, LEAST } from './column.ts';
import { bottom, type Box, down, firstThatFits, right } from './geometry.ts';
import { boldOf, type Colour, type Pen, toneOf } from './pen.ts';
import type { Subjects } from './subjects.ts';
import { fit, SMALLEST } from './text-block.ts';

const LIMITS = { lines: 8, columns: 43 };
const CHANNEL = 48;
const LARGEST = 34;
const WIDER = 12;

/** Read from the top left on; the legend has the same order. */
function read(drawing: Form<'anatomy'>): { lines: string[]; marks: (CodeMark & { text: string })[] } {
  const lines = linesOf(drawing.code, LIMITS);
  const marks = drawing.marks
    .map(({ part, text, accent = false }) => ({ ...placeOf(lines, part), text, accent }))
    .toSorted(inReadingOrder)
    .map((mark, index) => ({ ...mark, number: index + 1 }));
  return { lines, marks };
}

export function anatomyWide(pen: Pen, drawing: Form<'anatomy'>, area: Box): Subjects {
  const { lines, marks } = read(drawing);
  const radius = bubbleRadius(SMALLEST);
  const plan = firstThatFits(down(LARGEST, SMALLEST), (size) => {
    const panel = measurePanel(lines, marks, size, SMALLEST);
    const room = area.width - panel.width - CHANNEL - 2 * radius - 14;
    const legend = marks.map(({ text, accent }) =>
      fit({ voice: accent ? 'heading' : 'text', size: Math.min(28, Math.max(22, size)) }, text, room, 2),
    );
    const complete = legend.filter((block) => block !== undefined);
    const height = complete.reduce((sum, block) => sum + block.height + 18, 0);
    const fits = complete.length === marks.length && Math.max(panel.height, height) <= area.height;
    return fits ? { panel, legend: complete } : undefined;
  });
  if (!plan)
    throw new Error(
      'Die Zeilen passen mit ihren Beschriftungen nicht auf das Blatt: Code oder Beschriftungen kürzen.',
    );
  const { panel, legend } = plan;
  const legendWidth = Math.max(...legend.map(({ width }) => width)) + 2 * radius + 14;
  const spare = area.height - panel.height;
  const air = Math.min(panel.size * 0.7, spare / lines.length);
  const height = Math.round(panel.height + air * lines.length);
  const x = Math.round(area.x + (area.width - panel.width - CHANNEL - legendWidth) / 2);
  const box = { x, y: Math.round(area.y + (area.height - height) / 2), width: panel.width, height };
  drawPanel(pen, panel, box, air);

  const words = legend.reduce((sum, block) => sum + block.height, 0);
  const gap = Math.min(44, (area.height - words) / legend.length);
  let y = area.y + (area.height - words - gap * (legend.length - 1)) / 2;
  const subjects: Subjects = new Map();
  for (const [index, block] of legend.entries()) {
    const mark = marks[index]!;
    const left = right(box) + CHANNEL;
    drawBubble(pen, mark, [left + radius, y + block.height / 2], SMALLEST);
    pen.write(block, [left + 2 * radius + 14, y], { tone: toneOf(mark.accent) });
    const line = { x: left, y: y - 6, width: 2 * radius + 14 + block.width, height: block.height + 12 };
    pen.keepClear(line);
    subjects.set(String(mark.number), line);
    y += block.height + gap;
  }
  return subjects;
}

export function anatomyNarrow(column: Column, drawing: Form<'anatomy'>): void {
  const { lines, marks } = read(drawing);
  const { pen } = column;
  const panel = panelWithin(lines, marks, column, column.width + 2 * WIDER);
  if (!panel) throw new Error('Der Code ist zu breit für das schmale Blatt: Zeilen kürzen.');
  // Long lines take the page of code almost to the frame.
  const wider = panel.width > column.width ? WIDER : 0;
  const box = {
    x: column.x - wider,
    y: Math.round(column.y),
    width: column.width + 2 * wider,
    height: panel.height,
  };
  drawPanel(pen, panel, box);
  column.y += panel.height + 30;
  const radius = bubbleRadius(LEAST);
  for (const mark of marks) {
    const { number, text, accent } = mark;
    const left = column.x + 2 * radius + 16;
    const block = column.set(accent ? 'heading' : 'text', text, column.width - 2 * radius - 16);
    const height = Math.max(block.height, 2 * radius);
    drawBubble(pen, mark, [column.x + radius, column.y + height / 2], LEAST);
    pen.write(block, [left, column.y + (height - block.height) / 2], { tone: toneOf(accent) });
    const line = { x: column.x, y: column.y, width: left - column.x + block.width, height };
    column.y += height;
    column.subject(String(number), line, { from: column.x + radius });
    column.space(16);
  }
}

/** Every word a bar; the accented mark stands out as it does on the sheet. */
export function anatomyThumbnail(pen: Pen, { code, marks }: Form<'anatomy'>, box: Box): void {
  const fold = 40;
  const lines = code.replace(/\n+$/, '').split('\n');
  const [x, end] = [box.x, right(box)];
  pen.path(
    polygon([x, box.y], [end - fold, box.y], [end, box.y + fold], [end, bottom(box)], [x, bottom(box)]),
    boldOf(),
  );
  pen.path(polyline([end - fold, box.y], [end - fold, box.y + fold], [end, box.y + fold]), {
    stroke: 'ink',
    width: 4,
  });
  const character = (box.width - 56) / Math.max(...lines.map(({ length }) => length));
  const pitch = (box.height - 44) / lines.length;
  const width = Math.min(16, pitch * 0.5);
  for (const [index, line] of lines.entries()) {
    const y = box.y + 22 + (index + 0.5) * pitch;
    const bar = (start: number, length: number, stroke: Colour) => {
      const from = x + 28 + start * character;
      pen.path(polyline([from, y], [from + length * character - 3, y]), { stroke, width });
    };
    for (const { index: start, 0: word } of line.matchAll(/\S+/g)) bar(start, word.length, 'line');
    for (const { part, accent } of marks) {
      const start = line.indexOf(part);
      if (start >= 0) bar(start, part.length, toneOf(accent));
    }
  }
}
