/** A page of code whose marked pieces carry numbers: what they mean stands in a legend, in reading order. */
import { polyline, ring } from '../kit.ts';
import { widthOf } from './faces.ts';
import { type Box, bottom, overlap } from './geometry.ts';
import { type Colour, type Pen, type Run, weight } from './pen.ts';
import { drawShape, FOLD, space } from './shapes.ts';
import { blockOf } from './text-block.ts';

/** A marked piece of a code line, by line and characters. */
export type CodeMark = { line: number; start: number; end: number; number: number; accent: boolean };
export type Panel = { lines: string[]; marks: CodeMark[]; size: number; width: number; height: number };

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

/** The number in its ring; its digits are never smaller than the smallest lettering. */
export const bubbleRadius = (smallest: number) => Math.round(smallest * 0.74);

const isMarked = (marks: CodeMark[], line: number) => marks.some((mark) => mark.line === line);

function pitches(
  { lines, marks, size }: Pick<Panel, 'lines' | 'marks' | 'size'>,
  smallest: number,
): number[] {
  return lines.map((line, index) => {
    if (line.trim() === '') return size * 0.6;
    return size * 1.24 + (isMarked(marks, index) ? 2 * bubbleRadius(smallest) + 2 : 0);
  });
}

export function measurePanel(lines: string[], marks: CodeMark[], size: number, smallest: number): Panel {
  const columns = Math.max(...lines.map(({ length }) => length));
  const height = pitches({ lines, marks, size }, smallest).reduce((sum, each) => sum + each, 0);
  return {
    lines,
    marks,
    size,
    width: Math.ceil(columns * widthOf('code', size, 'm') + 2 * PAD.x),
    height: Math.ceil(height + 2 * PAD.y),
  };
}

/** `air` is what every line gets on top, where the panel has room to spare. */
export function drawPanel(pen: Pen, panel: Panel, box: Box, smallest: number, air = 0): Map<number, Box> {
  const { lines, marks, size } = panel;
  const character = widthOf('code', size, 'm');
  drawShape(pen, 'document', box);
  pen.keepClear(...space('document', box));
  const left = box.x + PAD.x;
  const places = new Map<number, Box>();
  let y = box.y + PAD.y + FOLD * 0.1;
  for (const [index, pitch] of pitches(panel, smallest).entries()) {
    const baseline = Math.round(y + size * 0.86 + air / 2);
    const here = marks.filter(({ line }) => line === index);
    drawLine(pen, lines[index]!, here, { size, left, baseline });
    drawBubbles(pen, here, { size, left, baseline, character, smallest, end: box.x + box.width }, places);
    y += pitch + air;
  }
  return places;
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

function drawBubbles(
  pen: Pen,
  marks: CodeMark[],
  {
    size,
    left,
    baseline,
    character,
    smallest,
    end,
  }: At & { character: number; smallest: number; end: number },
  places: Map<number, Box>,
): void {
  const bar = Math.round(baseline + size * 0.3);
  const radius = bubbleRadius(smallest);
  const taken: Box[] = [];
  for (const { start, end: last, number, accent } of marks.toSorted(inReadingOrder)) {
    const [from, to] = [left + start * character + 1, left + last * character - 2];
    pen.path(polyline([from, bar], [to, bar]), { stroke: accent ? 'signal' : 'ink', width: weight.heavy });
    let x = Math.min(Math.max((from + to) / 2, from + radius), end - radius - 4);
    const boxAt = () => ({ x: x - radius, y: bar, width: 2 * radius, height: 2 * radius });
    while (taken.some((other) => overlap(other, boxAt()))) x += 4;
    const box = boxAt();
    taken.push(box);
    drawBubble(pen, number, [x, bar + radius + 1], { radius, size: smallest, accent });
    places.set(number, {
      x: from,
      y: baseline - size,
      width: to - from,
      height: bottom(box) - baseline + size,
    });
  }
}

export function drawBubble(
  pen: Pen,
  number: number,
  [x, y]: readonly [number, number],
  { radius, size, accent }: { radius: number; size: number; accent: boolean },
): void {
  pen.path(ring([x, y], radius), {
    fill: accent ? 'signalFill' : 'plan',
    stroke: accent ? 'signal' : 'soft',
    width: weight.fine,
  });
  pen.writeCentred(blockOf({ voice: 'code', size }, [String(number)]), [x, y], accent ? 'signal' : 'ink');
}
