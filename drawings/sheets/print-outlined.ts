/** Marks as a file whose lettering is outlined and whose colours are fixed: it needs no font and no styles. */
import { SIZE, sign } from '../icons.ts';
import { brandMark } from './brand.ts';
import { outline, widthOf } from './faces.ts';
import type { Box } from './geometry.ts';
import { colour, type Mark, type Stroke, type TextLine, weight } from './pen.ts';

/** `ground` is markup that lies behind them. */
export function printOutlined({ width, height }: Box, ground: string, marks: Mark[]): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `${ground}${marks.map(print).join('')}</svg>`
  );
}

function print(mark: Mark): string {
  switch (mark.kind) {
    case 'path':
      return path(mark.data, mark);
    case 'hatch':
      return path(mark.data, { stroke: mark.stroke, width: weight.fine });
    case 'text':
      return mark.lines.flatMap((line) => letters(mark.voice, mark.size, line)).join('');
    case 'brand':
      return brandMark(mark.slug, mark.box, colour.ink);
    case 'sign':
      return signMark(mark);
    default:
      return '';
  }
}

function path(data: string, { stroke, width = weight.main, fill, dash }: Stroke): string {
  const line = stroke ? ` stroke="${colour[stroke]}" stroke-width="${width}"` : '';
  const dashes = dash ? ` stroke-dasharray="${dash}"` : '';
  return `<path fill="${fill ? colour[fill] : 'none'}"${line}${dashes} d="${data}"/>`;
}

const SIGN_WEIGHT = 2.25;

function signMark({ name, box }: Extract<Mark, { kind: 'sign' }>): string {
  const { outline, areas } = sign(name);
  const scale = Math.round((box.width / SIZE) * 1000) / 1000;
  return (
    `<g transform="translate(${box.x} ${box.y})scale(${scale})" stroke-linejoin="round" stroke-linecap="round">` +
    `${path(areas, { fill: 'line' })}${path(outline, { stroke: 'ink', width: SIGN_WEIGHT })}</g>`
  );
}

function letters(voice: Parameters<typeof outline>[0], size: number, line: TextLine): string[] {
  let x = line.left;
  return line.runs.map(({ text, tone }) => {
    const data = outline(voice, size, text, x, line.baseline);
    x += widthOf(voice, size, text);
    return data ? path(data, { fill: tone }) : '';
  });
}
