/**
 * Draws on one sheet and remembers where: every lettering and every line that says so is an obstacle
 * for what comes later, and the finished sheet can be checked against its frame.
 */
import { polygon, polyline, type Point } from '../kit.ts';
import { mix, token } from '../tokens.ts';
import { capHeight, outline, widthOf } from './faces.ts';
import { boxesAlong, type Box, inflate } from './geometry.ts';
import { lineHeight, type TextBlock } from './text-block.ts';

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

export const weight = { heavy: 3, main: 2, fine: 1.25 } as const;

/** Dash of an axis (long, dot) and of an answer (short). */
export const dash = { axis: '18 5 3 5', reply: '9 6' } as const;

export type Lettering = { text: string; box: Box; size: number };
type WriteOptions = { tone?: Colour; align?: 'start' | 'middle' | 'end' };

export class Pen {
  readonly obstacles: Box[] = [];
  readonly letterings: Lettering[] = [];
  readonly #marks: string[] = [];

  /** Path data that is no obstacle of its own. */
  path(data: string, { stroke, width = weight.main, fill, dash }: Stroke): void {
    const line = stroke ? ` stroke="${colour[stroke]}" stroke-width="${width}"` : '';
    const dashes = dash ? ` stroke-dasharray="${dash}"` : '';
    this.#marks.push(`<path fill="${fill ? colour[fill] : 'none'}"${line}${dashes} d="${data}"/>`);
  }

  keepClear(...boxes: Box[]): void {
    this.obstacles.push(...boxes);
  }

  /** A line that letterings keep clear of. */
  line(points: readonly Point[], stroke: Stroke): void {
    this.path(polyline(...points), stroke);
    this.keepClear(...boxesAlong(points));
  }

  /** A line with a filled head at its end, or at both ends; the line stops inside the head. */
  arrow(
    points: readonly Point[],
    { both = false, head = 15, ...stroke }: Stroke & { both?: boolean; head?: number },
  ): void {
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
    const data = block.lines.map((line, index) => {
      const left = x + (block.width - widthOf(voice, size, line)) * share;
      return outline(voice, size, line, left, top + capHeight(voice, size) + index * lineHeight(block));
    });
    this.path(data.join(''), { fill: tone });
    const box = letteringBox(block, [x, top]);
    this.letterings.push({ text: block.lines.join(' '), box, size });
    this.keepClear(box);
  }

  /** Sets the block centred on the given point. */
  writeCentred(block: TextBlock, [x, y]: Point, tone: Colour = 'ink'): void {
    this.write(block, [x - block.width / 2, y - block.height / 2], { tone, align: 'middle' });
  }

  /** Finished markup: a brand mark. */
  paste(markup: string): void {
    this.#marks.push(markup);
  }

  toString(): string {
    return this.#marks.join('');
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
