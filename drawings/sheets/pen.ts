/**
 * Draws on one sheet and remembers where: every lettering and every line that says so is an obstacle
 * for what comes later, and the finished sheet can be checked against its frame. What is drawn is kept
 * as elements; `print-outlined.ts` and `print-live.ts` turn them into markup.
 */
import { type Point, polygon, type Polygon, polyline, rectangle } from '../svg-path.ts';
import { mix, token } from '../tokens.ts';
import { type Box, boxesAlong, inflate } from './geometry.ts';
import { lineHeight, type TextBlock } from './text-block.ts';
import { capHeight, type Voice, widthOf } from './typefaces.ts';

const [plan, line, signal] = [token('plan'), token('plan-line'), token('signal')];
export const colour = {
  plan,
  deep: token('plan-deep'),
  gridFine: mix(plan, line, 0.06),
  gridBold: mix(plan, line, 0.14),
  fill: mix(plan, line, 0.17),
  line,
  soft: token('plan-soft'),
  ink: token('plan-ink'),
  signal,
  signalFill: mix(plan, signal, 0.18),
} as const;

export type Colour = keyof typeof colour;
export type Stroke = { stroke?: Colour; width?: number; fill?: Colour; dash?: string };

/** `bold` is for thumbnails. */
export const weight = { bold: 6, heavy: 3, main: 2, fine: 1.25 } as const;

/** Dash of an axis (long, dot) and of an answer (short). */
export const dash = { axis: '18 5 3 5', reply: '9 6' } as const;

/** How what matters is told from the rest: as lettering, as a line, as an area. */
export const toneOf = (accent?: boolean): 'signal' | 'ink' => (accent ? 'signal' : 'ink');
export const lineOf = (accent?: boolean) =>
  ({
    stroke: toneOf(accent),
    width: accent ? weight.heavy : weight.main,
  }) satisfies Stroke;
export const areaOf = (accent?: boolean) =>
  ({ ...lineOf(accent), fill: accent ? 'signalFill' : 'fill' }) satisfies Stroke;

/** The same in a thumbnail. */
export const boldOf = (accent?: boolean) =>
  ({ fill: accent ? 'signal' : 'fill', stroke: toneOf(accent), width: weight.bold }) satisfies Stroke;

type ArrowStroke = Stroke & { both?: boolean; head?: number };
type Align = 'start' | 'middle' | 'end';
export type Run = { text: string; tone: Colour };
/** One line of text; `left` is where its first letter starts, `anchor` what stays if the letters differ. */
export type TextLine = { runs: Run[]; left: number; anchor: number; baseline: number };

export type Element =
  | ({ kind: 'path'; data: string } & Stroke)
  | { kind: 'hatch'; gap: number; areas: Polygon[]; stroke: Colour }
  | { kind: 'text'; voice: Voice; size: number; align: Align; lines: TextLine[] }
  | { kind: 'brand'; slug: string; box: Box }
  | { kind: 'sign'; name: string; box: Box }
  | { kind: 'step'; sentence: string }
  | { kind: 'end' };

export type Lettering = { text: string; box: Box; size: number };
type WriteOptions = { tone?: Colour; align?: Align };

export class Pen {
  readonly obstacles: Box[] = [];
  readonly letterings: Lettering[] = [];
  /** Lines that point: from what, to what. */
  readonly leaders: { from: Point; to: Point }[] = [];
  readonly elements: Element[] = [];

  /** Path data that is no obstacle of its own. */
  path(data: string, stroke: Stroke): void {
    this.elements.push({ kind: 'path', data, ...stroke });
  }

  box({ x, y, width, height }: Box, stroke: Stroke): void {
    this.path(polygon(...rectangle(x, y, width, height)), stroke);
  }

  hatch(gap: number, stroke: Colour, ...areas: Polygon[]): void {
    this.elements.push({ kind: 'hatch', gap, areas, stroke });
  }

  /** Draws behind all that was drawn since there were so many elements: its size is known only afterwards. */
  behind(count: number, draw: () => void): void {
    const drawn = this.elements.length;
    draw();
    this.elements.splice(count, 0, ...this.elements.splice(drawn));
  }

  keepClear(...boxes: Box[]): void {
    this.obstacles.push(...boxes);
  }

  /** A line that letterings keep clear of. */
  line(stroke: Stroke, ...points: Point[]): void {
    this.path(polyline(...points), stroke);
    this.keepClear(...boxesAlong(points));
  }

  /** A line with a filled head at its end, or at both ends; the line stops inside the head. */
  arrow({ both = false, head = 15, ...stroke }: ArrowStroke, ...points: Point[]): void {
    const tone = stroke.stroke ?? 'ink';
    const shaft = [...points];
    const tip = shaft.pop()!;
    const heads = [arrowHead(shaft.at(-1)!, tip, head)];
    shaft.push(towards(tip, shaft.at(-1)!, head - 3));
    if (both) {
      const [start, next] = [points[0]!, points[1]!];
      heads.push(arrowHead(next, start, head));
      shaft[0] = towards(start, next, head - 3);
    }
    this.path(polyline(...shaft), stroke);
    this.path(heads.join(''), { fill: tone });
    this.keepClear(...boxesAlong(points), inflate({ x: tip[0], y: tip[1], width: 0, height: 0 }, 6));
  }

  /** Sets the block with the top left corner of its first capitals at the given point. */
  write(block: TextBlock, [x, top]: Point, { tone = 'ink', align = 'start' }: WriteOptions = {}): void {
    const { voice, size } = block;
    const share = { start: 0, middle: 0.5, end: 1 }[align];
    const lines = block.lines.map((text, index): TextLine => ({
      runs: [{ text, tone }],
      left: x + (block.width - widthOf(voice, size, text)) * share,
      anchor: x + block.width * share,
      baseline: top + capHeight(voice, size) + index * lineHeight(block),
    }));
    this.elements.push({ kind: 'text', voice, size, align, lines });
    const box = letteringBox(block, [x, top]);
    this.letterings.push({ text: block.lines.join(' '), box, size });
    this.keepClear(box);
  }

  /** Sets the block centred on the given point. */
  writeCentred(block: TextBlock, [x, y]: Point, tone: Colour = 'ink'): void {
    this.write(block, [x - block.width / 2, y - block.height / 2], { tone, align: 'middle' });
  }

  /** A line of code in several tones; its indent is space, not letters. */
  code(size: number, runs: Run[], left: number, baseline: number): void {
    const text = runs.map((run) => run.text).join('');
    this.elements.push({
      kind: 'text',
      voice: 'code',
      size,
      align: 'start',
      lines: [{ runs, left, anchor: left, baseline }],
    });
    const box = {
      x: left,
      y: baseline - size * 0.8,
      width: widthOf('code', size, text),
      height: size * 1.02,
    };
    this.letterings.push({ text, box, size });
    this.keepClear(box);
  }

  brand(slug: string, box: Box): void {
    this.elements.push({ kind: 'brand', slug, box });
  }

  sign(name: string, box: Box): void {
    this.elements.push({ kind: 'sign', name, box });
  }

  /** What belongs to one step of an order: a reader can walk from one to the next. */
  step(sentence: string, draw: () => void): void {
    this.elements.push({ kind: 'step', sentence });
    draw();
    this.elements.push({ kind: 'end' });
  }
}

/** What the block covers with its descenders and accents, which reach past the capitals. */
export function letteringBox({ size, width, height }: TextBlock, [x, top]: Point): Box {
  return { x, y: top - size * 0.1, width, height: height + size * 0.32 };
}

function arrowHead(from: Point, tip: Point, length: number): string {
  const angle = Math.atan2(tip[1] - from[1], tip[0] - from[0]);
  const corner = (turn: number): Point => [
    tip[0] - length * Math.cos(angle + turn),
    tip[1] - length * Math.sin(angle + turn),
  ];
  return polygon(tip, corner(0.33), corner(-0.33));
}

function towards([x, y]: Point, [toX, toY]: Point, distance: number): Point {
  const length = Math.hypot(toX - x, toY - y) || 1;
  return [x + ((toX - x) * distance) / length, y + ((toY - y) * distance) / length];
}
