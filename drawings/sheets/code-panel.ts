/** A page of code whose marked pieces carry numbers: what they mean stands in a legend, in reading order. */
import { type Point, polyline, ring } from '../svg-path.ts';
import { type Box, down, overlap, right } from './geometry.ts';
import { type Colour, type Pen, type Run, toneOf, weight } from './pen.ts';
import { drawShape, FOLD } from './shapes.ts';
import { blockOf } from './text-block.ts';
import { widthOf } from './typefaces.ts';

/** A marked piece of a code line, by line and characters. */
export type CodeMark = { line: number; start: number; end: number; number: number; accent: boolean };
/** `smallest` is the size of the numbers. */
export type Panel = {
  lines: string[];
  marks: CodeMark[];
  size: number;
  smallest: number;
  width: number;
  height: number;
};

const PAD = { x: 16, y: 14 };

export function linesOf(code: string, limits: { lines: number; columns: number }): string[] {
  const lines = code.replace(/\n+$/, '').split('\n');
  if (lines.length > limits.lines)
    throw new Error(`„code“ hat ${lines.length} Zeilen, erlaubt sind ${limits.lines}.`);
  const long = lines.find((line) => line.length > limits.columns);
  if (long)
    throw new Error(
      `Die Zeile „${long}“ in „code“ hat ${long.length} Zeichen, erlaubt sind ${limits.columns}.`,
    );
  return lines;
}

export function placeOf(lines: string[], part: string): { line: number; start: number; end: number } {
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

export const inReadingOrder = (a: { line: number; start: number }, b: { line: number; start: number }) =>
  a.line - b.line || a.start - b.start;

export const bubbleRadius = (smallest: number) => Math.round(smallest * 0.74);

/** Height of each line with the numbers below it. */
const pitches = ({ lines, marks, size, smallest }: Pick<Panel, 'lines' | 'marks' | 'size' | 'smallest'>) =>
  lines.map((text, index) => {
    if (text.trim() === '') return size * 0.6;
    const isMarked = marks.some(({ line }) => line === index);
    return size * 1.24 + (isMarked ? 2 * bubbleRadius(smallest) + 2 : 0);
  });

export function measurePanel(lines: string[], marks: CodeMark[], size: number, smallest: number): Panel {
  const columns = Math.max(...lines.map(({ length }) => length));
  const height = pitches({ lines, marks, size, smallest }).reduce((sum, each) => sum + each, 0);
  return {
    lines,
    marks,
    size,
    smallest,
    width: Math.ceil(columns * widthOf('code', size, 'm') + 2 * PAD.x),
    height: Math.ceil(height + 2 * PAD.y),
  };
}

/** In the largest type in which it is no wider, down to the smallest. */
export const panelWithin = (
  lines: string[],
  marks: CodeMark[],
  { size, least }: { size: number; least: number },
  width: number,
): Panel | undefined =>
  down(size, least)
    .map((each) => measurePanel(lines, marks, each, least))
    .find((panel) => panel.width <= width);

/** `air` is what every line gets on top, where the panel has room to spare. */
export function drawPanel(pen: Pen, panel: Panel, box: Box, air = 0): void {
  const { lines, marks, size } = panel;
  drawShape(pen, 'document', box);
  const left = box.x + PAD.x;
  let y = box.y + PAD.y + FOLD * 0.1;
  for (const [index, pitch] of pitches(panel).entries()) {
    const baseline = Math.round(y + size * 0.86 + air / 2);
    const here = marks.filter(({ line }) => line === index);
    drawLine(pen, lines[index]!, here, { size, left, baseline });
    drawBubbles(pen, here, { size, left, baseline }, panel.smallest, right(box));
    y += pitch + air;
  }
}

type At = { size: number; left: number; baseline: number };

/** The code stands back; what is marked stands out. */
function drawLine(pen: Pen, line: string, marks: CodeMark[], { size, left, baseline }: At): void {
  const indent = line.length - line.trimStart().length;
  if (indent === line.length) return;
  const toneAt = (column: number): Colour => {
    const hit = marks.filter(({ start, end }) => column >= start && column < end);
    return hit.length === 0 ? 'soft' : hit.some(({ accent }) => accent) ? 'signal' : 'ink';
  };
  const runs: Run[] = [];
  for (let column = indent; column < line.length; column++) {
    const tone = toneAt(column);
    const last = runs.at(-1);
    if (last?.tone === tone) last.text += line[column];
    else runs.push({ text: line[column]!, tone });
  }
  pen.code(size, runs, left + indent * widthOf('code', size, 'm'), baseline);
}

/** Below the marked pieces of a line; what would lie on another one moves to the right. */
function drawBubbles(
  pen: Pen,
  marks: CodeMark[],
  { size, left, baseline }: At,
  smallest: number,
  end: number,
): void {
  const bar = Math.round(baseline + size * 0.3);
  const radius = bubbleRadius(smallest);
  const character = widthOf('code', size, 'm');
  const taken: Box[] = [];
  for (const mark of marks.toSorted(inReadingOrder)) {
    const [from, to] = [left + mark.start * character + 1, left + mark.end * character - 2];
    pen.path(polyline([from, bar], [to, bar]), { stroke: toneOf(mark.accent), width: weight.heavy });
    const x = Math.min(Math.max((from + to) / 2, from + radius), end - radius - 4);
    const box = { x: x - radius, y: bar, width: 2 * radius, height: 2 * radius };
    while (taken.some((other) => overlap(other, box))) box.x += 4;
    taken.push(box);
    drawBubble(pen, mark, [box.x + radius, bar + radius + 1], smallest);
  }
}

/** A number in its ring. */
export function drawBubble(
  pen: Pen,
  { number, accent }: Pick<CodeMark, 'number' | 'accent'>,
  at: Point,
  size: number,
): void {
  pen.path(ring(at, bubbleRadius(size)), {
    fill: accent ? 'signalFill' : 'plan',
    stroke: accent ? 'signal' : 'soft',
    width: weight.fine,
  });
  pen.writeCentred(blockOf({ voice: 'code', size }, [String(number)]), at, toneOf(accent));
}
