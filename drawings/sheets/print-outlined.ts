/** What a pen has drawn as a file whose lettering is outlined and whose colours are fixed: it needs no font and no styles. */
import { sign, SIZE } from '../icons.ts';
import { hatch } from '../svg-path.ts';
import { brandMark } from './brand.ts';
import type { Box } from './geometry.ts';
import { colour, type Element, type Stroke, type TextLine, weight } from './pen.ts';
import { outline, widthOf } from './typefaces.ts';

/** `ground` is markup that lies behind them. */
export function printOutlined({ width, height }: Box, ground: string, elements: Element[]): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `${ground}${elements.map(print).join('')}</svg>`
  );
}

function print(element: Element): string {
  switch (element.kind) {
    case 'path':
      return path(element.data, element);
    case 'hatch':
      return path(hatch(element.gap, ...element.areas), { stroke: element.stroke, width: weight.fine });
    case 'text':
      return element.lines.flatMap((line) => letters(element.voice, element.size, line)).join('');
    case 'brand':
      return brandMark(element.slug, element.box, colour.ink);
    case 'sign':
      return signMark(element);
    default:
      return '';
  }
}

function path(data: string, { stroke, width = weight.main, fill, dash }: Stroke): string {
  const line = stroke ? ` stroke="${colour[stroke]}" stroke-width="${width}"` : '';
  const dashes = dash ? ` stroke-dasharray="${dash}"` : '';
  return `<path fill="${fill ? colour[fill] : 'none'}"${line}${dashes} d="${data}"/>`;
}

const SIGN_WEIGHT = 1.6;

function signMark({ name, box }: Extract<Element, { kind: 'sign' }>): string {
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
