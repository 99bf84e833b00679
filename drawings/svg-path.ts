/** Path data: numbers are whole or half and steps relative, because much of it stands inside of pages, where bytes count. */

export type Point = readonly [x: number, y: number];
export type Polygon = readonly Point[];

function round(value: number): number {
  return Math.round(value * 2) / 2;
}

/** Corners lie on whole units, in icons on half ones: a drawing is shown at about one pixel a unit. */
function snap(value: number): number {
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

/** How many numbers each command of path data takes. */
const LENGTHS: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, q: 4, a: 7 };

/**
 * Path data whose pen moves are relative from the second one on. Things that stand in a row or on
 * several levels become the same text, which compresses to almost nothing.
 */
export function relativeMoves(data: string): string {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let result = '';
  for (const [part, command = '', list = ''] of data.matchAll(/([a-z])([^a-z]*)/gi)) {
    const values = (list.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const kind = command.toLowerCase();
    const length = LENGTHS[kind];
    if (!length) {
      [x, y] = [startX, startY];
      result += part;
      continue;
    }
    if (kind === 'm') {
      const [toX = 0, toY = 0] = command === 'M' ? values : [x + values[0]!, y + values[1]!];
      const isFirst = result === '';
      result += isFirst ? `M${numbers(toX, toY)}` : `m${numbers(toX - x, toY - y)}`;
      [x, y, startX, startY] = [toX, toY, toX, toY];
      continue;
    }
    for (let at = 0; at < values.length; at += length) {
      const step = values.slice(at, at + length);
      const [endX, endY] =
        kind === 'h' ? [step[0], undefined] : kind === 'v' ? [undefined, step[0]] : step.slice(-2);
      const isAbsolute = command !== kind;
      x = endX === undefined ? x : isAbsolute ? endX : x + endX;
      y = endY === undefined ? y : isAbsolute ? endY : y + endY;
    }
    result += part;
  }
  return result;
}
