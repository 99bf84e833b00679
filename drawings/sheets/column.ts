/**
 * A form laid out from top to bottom: it draws where the column has come to and moves it on. The same
 * code makes the narrow sheet, as tall as it needs, and tries out sizes of type for the wide one.
 */
import { numbers, type Point, polyline } from '../svg-path.ts';
import { bottom, type Box, down, inflate } from './geometry.ts';
import { letteringBox, Pen, weight } from './pen.ts';
import { subjectOf, type Subjects } from './subjects.ts';
import { fit, settings, SMALLEST, type TextBlock, type Type, voiced } from './text-block.ts';

export type Remark = { text: string; at?: string };

const NOTE = { size: 33, indent: 66, gap: 20, below: 14 };
/** Between a note and the line it stands beside. */
const CLEAR = 16;

/** Where the lines of the drawing leave room for a note: it may fill all of it. */
export type Lane = { from?: number; to?: number };

export class Column {
  readonly pen: Pen;
  readonly area: { x: number; y: number; width: number };
  readonly size: number;
  readonly least: number;
  y: number;
  readonly subjects: Subjects = new Map();
  #remark: Remark | undefined;

  /** `size` is that of running text, `least` that below which no lettering would be read. */
  constructor(
    pen: Pen,
    area: { x: number; y: number; width: number },
    size: number,
    least: number,
    remark?: Remark,
  ) {
    this.pen = pen;
    this.area = area;
    this.size = size;
    this.least = least;
    this.y = area.y;
    this.#remark = remark;
  }

  /** A part of its width, from the height it has come to. */
  part(x: number, width: number): Column {
    return new Column(this.pen, { x, y: this.y, width }, this.size, this.least);
  }

  get isNarrow(): boolean {
    return this.least === LEAST;
  }

  get x(): number {
    return this.area.x;
  }

  get width(): number {
    return this.area.width;
  }

  space(height: number): void {
    this.y += height;
  }

  /** Text in as few lines as the width asks for. */
  set(voice: Type['voice'], text: string, width: number, size = this.size): TextBlock {
    return wrapped(voiced(voice, size, text), text, width, this.least);
  }

  /** Writes at the column's height and moves on below. */
  write(block: TextBlock, x = this.x, tone: 'ink' | 'soft' | 'signal' = 'ink'): void {
    this.pen.write(block, [x, this.y], { tone });
    this.y += block.height;
  }

  /** What the note takes up below what it speaks of. */
  noteHeight(name: string, lane: Lane = {}): number {
    if (this.#remark?.at !== name) return 0;
    return NOTE.gap + this.#noteIn(lane, this.x).block.height + NOTE.below;
  }

  #noteIn({ from = 0, to }: Lane, x: number): { left: number; block: TextBlock } {
    const left = Math.max(x, from) + NOTE.indent;
    const end = to === undefined ? this.x + this.width : to - CLEAR;
    const type = { voice: 'note', size: NOTE.size } as const;
    return { left, block: wrapped(type, this.#remark!.text, end - left, this.least) };
  }

  /**
   * Names what has just been drawn; if the note speaks of it, it follows here, inside its lane. Returns the ground of
   * the note.
   */
  subject(name: string, box: Box, lane: Lane = {}): Box | undefined {
    this.subjects.set(name, box);
    if (this.#remark?.at !== name) return undefined;
    const { left, block } = this.#noteIn(lane, box.x);
    this.#remark = undefined;
    this.y = Math.max(this.y, bottom(box)) + NOTE.gap;
    const from: Point = [left - 10, this.y + block.height / 2];
    const to: Point = [left - 42, bottom(box) + 5];
    const ground = inflate(letteringBox(block, [left, this.y]), 8, 4);
    this.pen.write(block, [left, this.y], { tone: 'signal' });
    this.pen.leaders.push({ from, to });
    this.pen.path(
      `M${numbers(...from)}Q${numbers(to[0], from[1])} ${numbers(...to)}` +
        polyline([to[0] - 7, to[1] + 11], to, [to[0] + 7, to[1] + 11]),
      { stroke: 'signal', width: weight.main },
    );
    this.y += block.height + NOTE.below;
    return ground;
  }

  /** A note that speaks of the whole stands at the end. */
  close(): void {
    if (!this.#remark) return;
    if (this.#remark.at !== undefined) subjectOf(this.subjects, this.#remark.at);
    const block = wrapped({ voice: 'note', size: NOTE.size }, this.#remark.text, this.width, this.least);
    this.space(30);
    this.pen.write(block, [this.x, this.y], { tone: 'signal' });
    this.y += block.height;
  }
}

const MOST_LINES = 4;

function wrapped(wanted: Type, text: string, width: number, least: number): TextBlock {
  const type = { ...wanted, size: Math.max(wanted.size, least) };
  const block = fit(type, text, width, MOST_LINES);
  if (block) return block;
  const narrowest = settings(type, text, MOST_LINES).at(-1)!;
  // A long word may take a smaller type, down to where it would no longer be read.
  const size = Math.floor((type.size * width) / narrowest.width);
  const smaller = size >= least && fit({ ...type, size }, text, width, MOST_LINES);
  if (smaller) return smaller;
  throw new Error(`„${text}“ ist zu lang für seinen Platz auf dem Blatt: kürzen oder trennbar schreiben.`);
}

/** 12.5 px on a phone of 360 px, where a unit is half a pixel. */
export const LEAST = 25;

const LARGEST = 30;

/** Draws a column in the largest type with which it is no taller than its area, centred in it. */
export function drawLargest(pen: Pen, area: Box, draw: (column: Column) => void): Subjects {
  let reason = new Error('Die Zeichnung passt nicht auf das Blatt: Texte kürzen oder weniger zeigen.');
  for (const size of down(LARGEST, SMALLEST + 2)) {
    const trial = new Column(new Pen(), area, size, SMALLEST);
    try {
      draw(trial);
    } catch (error) {
      reason = error as Error;
      continue;
    }
    const spare = area.height - (trial.y - area.y);
    if (spare < 0) continue;
    const column = new Column(pen, { ...area, y: Math.round(area.y + spare / 2) }, size, SMALLEST);
    draw(column);
    return column.subjects;
  }
  throw reason;
}
