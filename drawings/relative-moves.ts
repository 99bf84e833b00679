/** How many numbers each command of path data takes. */
const LENGTHS: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, q: 4, a: 7 };

/**
 * Path data whose pen moves are relative from the second one on. Things that stand in a row or on
 * several levels become the same text, which compresses to almost nothing.
 */
export function relativeMoves(data: string, print: (...values: number[]) => string): string {
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
      result += isFirst ? `M${print(toX, toY)}` : `m${print(toX - x, toY - y)}`;
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
