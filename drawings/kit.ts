/**
 * The drawing kit: small functions that return SVG markup. Colour, weight and motion come from
 * classes (`src/ui/drawing.css`), because the content security policy forbids `style=`.
 *
 * Bytes count, the markup stands inside the page: numbers are whole or half, paths are relative,
 * and classes that many strokes share stand on their group.
 */

import { escapeXml } from './escape-xml.ts';
import { relativeMoves } from './relative-moves.ts';

export type Point = readonly [x: number, y: number];
export type Polygon = readonly Point[];

export function round(value: number): number {
  return Math.round(value * 2) / 2;
}

/** Corners lie on whole units, in icons on half ones: a drawing is shown at about one pixel a unit. */
export function snap(value: number): number {
  return Math.abs(value) < 60 ? round(value) : Math.round(value);
}

/** Numbers as path data: no leading zero, and a minus sign is separator enough. */
export function numbers(...values: number[]): string {
  return values
    .map((value) => String(round(value)).replace(/^(-?)0\./, '$1.'))
    .reduce((data, text) => (data === '' || text.startsWith('-') ? data + text : `${data} ${text}`), '');
}

/** Path data of a polyline. Steps are taken between rounded points, so that no error adds up. */
export function polyline(...points: Point[]): string {
  const [start, ...rest] = points.map(([x, y]): Point => [snap(x), snap(y)]);
  if (!start) return '';
  let data = `M${numbers(...start)}`;
  let [x, y] = start;
  let command = '';
  for (const [nextX, nextY] of rest) {
    const dx = round(nextX - x);
    const dy = round(nextY - y);
    const next = dy === 0 ? 'h' : dx === 0 ? 'v' : 'l';
    const step = next === 'h' ? numbers(dx) : next === 'v' ? numbers(dy) : numbers(dx, dy);
    data += next !== command ? next + step : step.startsWith('-') ? step : ` ${step}`;
    [x, y, command] = [nextX, nextY, next];
  }
  return data;
}

export function polygon(...points: Point[]): string {
  return `${polyline(...points)}z`;
}

/** By its corners. */
export const area = (...corners: Point[]): Polygon => corners;

export function rectangle(x: number, y: number, width: number, height: number): Polygon {
  return area([x, y], [x + width, y], [x + width, y + height], [x, y + height]);
}

/** A circle or upright ellipse as path data: one arc that all but closes, half the bytes of two. */
export function ring([x, y]: Point, rx: number, ry = rx): string {
  return `M${numbers(snap(x), snap(y - ry))}a${numbers(rx, ry)} 0 1 0 .1 0z`;
}

/**
 * Hatching at 45° inside the polygons (even-odd: an inner polygon is a hole). The lines lie on one
 * raster for the whole drawing, so neighbouring cut faces continue each other.
 */
export function hatch(gap: number, ...polygons: Polygon[]): string {
  const edges = polygons.flatMap((points) =>
    points.map((point, index): [Point, Point] => [point, points[(index + 1) % points.length] ?? point]),
  );
  const sums = edges.map(([[x, y]]) => x + y);
  let data = '';
  let [penX, penY] = [0, 0];
  let forth = true;
  for (let sum = (Math.floor(Math.min(...sums) / gap) + 0.5) * gap; sum < Math.max(...sums); sum += gap) {
    const crossings = edges.flatMap(([[x1, y1], [x2, y2]]) => {
      const before = x1 + y1 - sum;
      const after = x2 + y2 - sum;
      return before < 0 === after < 0 ? [] : [x1 + ((x2 - x1) * before) / (before - after)];
    });
    crossings.sort((a, b) => a - b);
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const left = round(crossings[i] ?? 0);
      const run = round((crossings[i + 1] ?? 0) - left);
      if (run < 1) continue;
      // To and fro like a hand, in relative moves: short, and along straight edges they repeat.
      const [x, step] = forth ? [left, run] : [left + run, -run];
      data += `${data === '' ? 'M' : 'm'}${numbers(x - penX, sum - x - penY)}l${numbers(step, -step)}`;
      [penX, penY] = [x + step, sum - x - step];
      forth = !forth;
    }
  }
  return data;
}

/**
 * The same hatching for drawings that stand in a page: an area filled with a pattern of the drawing
 * weighs a tenth of the lines. Patterns lie on one raster, too.
 */
export function shade(gap: number, ...areas: Polygon[]): string {
  const data = areas.map((area) => polygon(...area)).join('');
  return `<path fill="url(#hatch-${gap})" d="${relativeMoves(data, numbers)}"/>`;
}

/** The patterns that this markup fills with. */
export function patterns(markup: string): string {
  const gaps = new Set([...markup.matchAll(/url\(#hatch-(\d+)\)/g)].map(([, gap]) => Number(gap)));
  return [...gaps]
    .toSorted((a, b) => a - b)
    .map(
      (gap) =>
        `<pattern id="hatch-${gap}" width="${gap}" height="${gap}" patternUnits="userSpaceOnUse">` +
        `<path d="M-1 1l2-2M0 ${gap}l${gap}-${gap}M${gap - 1} ${gap + 1}l2-2"/></pattern>`,
    )
    .join('');
}

export function stroke(data: string, className = ''): string {
  return `<path${classAttribute(className)} d="${relativeMoves(data, numbers)}"/>`;
}

export function group(className: string, ...children: string[]): string {
  return `<g${classAttribute(className)}>${children.join('')}</g>`;
}

/** The two barbs of an open arrow whose tip is at `tip` and which comes from `from`. */
function barbs(from: Point, tip: Point, length = 8): string {
  const angle = Math.atan2(tip[1] - from[1], tip[0] - from[0]);
  const barb = (turn: number): Point => [
    tip[0] - length * Math.cos(angle + turn),
    tip[1] - length * Math.sin(angle + turn),
  ];
  return polyline(barb(0.38), tip, barb(-0.38));
}

export function arrow(...points: Point[]): string {
  const [beforeLast, last] = points.slice(-2);
  return beforeLast && last ? polyline(...points) + barbs(beforeLast, last) : '';
}

/** A line from a note to its subject: bent once, open arrow at the subject. */
export function leader(from: Point, bend: Point, to: Point): string {
  return `M${numbers(...from)}Q${numbers(...bend)} ${numbers(...to)}${barbs(bend, to, 7)}`;
}

/** A dimension line with arrows at both ends and short extension lines across them (0: none). */
export function dimension(from: Point, to: Point, extension: number): string {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const across = ([x, y]: Point): string => {
    const dx = extension * Math.sin(angle);
    const dy = extension * Math.cos(angle);
    return polyline([x - dx, y + dy], [x + dx, y - dy]);
  };
  const extensions = extension > 0 ? across(from) + across(to) : '';
  return polyline(from, to) + barbs(to, from) + barbs(from, to) + extensions;
}

/** The height of something, measured to the right of it. */
export function heightBeside(x: number, right: number, top: number, bottom: number): string {
  return (
    polyline([right + 6, top], [x + 6, top]) +
    polyline([right + 6, bottom], [x + 6, bottom]) +
    dimension([x, top], [x, bottom], 0)
  );
}

export type Lettering = {
  anchor?: 'middle' | 'end';
  className?: string;
  /** Degrees, around the anchor point. */
  turn?: number;
  /** End of the line, in the signal colour. */
  accent?: string;
};

function lettering(
  kind: string,
  [x, y]: Point,
  text: string,
  { anchor, className, turn, accent }: Lettering = {},
): string {
  const at = turn
    ? ` transform="translate(${numbers(x, y)})rotate(${turn})"`
    : ` x="${numbers(x)}" y="${numbers(y)}"`;
  const align = anchor ? ` text-anchor="${anchor}"` : '';
  const content = escapeXml(text) + (accent ? `<tspan class="signal">${escapeXml(accent)}</tspan>` : '');
  return `<text${classAttribute(className ? `${kind} ${className}` : kind)}${at}${align}>${content}</text>`;
}

/** Handwriting. */
export function note(at: Point, text: string, options?: Lettering): string {
  return lettering('note', at, text, options);
}

/** Lettering in the monospaced face. */
export function label(at: Point, text: string, options?: Lettering): string {
  return lettering('label', at, text, options);
}

/** Every hero drawing has this size, so that the hero can plan for it. */
export const HERO = { width: 540, height: 520 } as const;

/** Decoration beside a heading that says the same: hidden from assistive technology. */
export function hero(...children: string[]): string {
  const content = children.join('');
  return `<svg class="drawing" viewBox="0 0 ${HERO.width} ${HERO.height}" aria-hidden="true">${patterns(content)}${content}</svg>`;
}

function classAttribute(className: string): string {
  return className === '' ? '' : ` class="${className}"`;
}
