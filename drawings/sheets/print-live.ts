/**
 * What a pen has drawn as markup for a page: lettering is text in the page's fonts, colours and weights are classes
 * of `src/features/sheet/sheet.css`. Bytes count, it stands in the document: whole numbers, relative moves,
 * hatching as a pattern.
 */
import { escapeXml } from '../escape-xml.ts';
import { polygon, relativeMoves } from '../svg-path.ts';
import { brandPath } from './brand.ts';
import { type Colour, dash, type Element, type Stroke, type TextLine, weight } from './pen.ts';

/** `name` tells its patterns from those of the other drawings in the document. */
export function printLive(elements: Element[], name: string): string {
  const patterns = new Map<string, string>();
  const body = joined(elements)
    .map((element) => print(element, name, patterns))
    .join('');
  return [...patterns.values()].join('') + body;
}

/** Neighbours that look the same are one path. */
function joined(elements: Element[]): Element[] {
  const result: Element[] = [];
  for (const element of elements) {
    const last = result.at(-1);
    // Filled areas are never joined: in one path an area would cut a hole where it lies on another.
    const alike =
      element.kind === 'path' &&
      last?.kind === 'path' &&
      !element.fill &&
      classesOf(element) === classesOf(last);
    if (alike) result[result.length - 1] = { ...last, data: last.data + element.data };
    else result.push(element);
  }
  return result;
}

function print(element: Element, name: string, patterns: Map<string, string>): string {
  switch (element.kind) {
    case 'path':
      return `<path class="${classesOf(element)}" d="${relativeMoves(element.data)}"/>`;
    case 'hatch': {
      const id = `${name}${element.gap}${element.stroke}`;
      patterns.set(id, pattern(id, element.gap, element.stroke));
      const data = element.areas.map((area) => polygon(...area)).join('');
      return `<path fill="url(#${id})" d="${relativeMoves(data)}"/>`;
    }
    case 'text':
      return text(element);
    case 'brand': {
      const { transform, data } = brandPath(element.slug, element.box);
      return `<path class="f-ink" transform="${transform}" d="${data}"/>`;
    }
    // Only thumbnails have signs, and they are files of their own: print-outlined.ts draws them.
    case 'sign':
      return '';
    case 'step':
      return `<g data-step="${escapeXml(element.sentence)}">`;
    case 'end':
      return '</g>';
  }
}

function classesOf({ stroke, width, fill, dash: dashes }: Stroke): string {
  return [
    stroke && `s-${stroke}`,
    stroke && width === weight.fine && 'fine',
    stroke && width === weight.heavy && 'heavy',
    dashes && (dashes === dash.axis ? 'axis' : 'reply'),
    fill && `f-${fill === 'signalFill' ? 'signal-soft' : fill}`,
  ]
    .filter(Boolean)
    .join(' ');
}

function pattern(id: string, gap: number, stroke: Colour): string {
  return (
    `<pattern id="${id}" width="${gap}" height="${gap}" patternUnits="userSpaceOnUse">` +
    `<path class="s-${stroke} fine" d="M-1 1l2-2M0 ${gap}l${gap}-${gap}M${gap - 1} ${gap + 1}l2-2"/></pattern>`
  );
}

function text({ voice, size, align, lines }: Extract<Element, { kind: 'text' }>): string {
  const [first, ...rest] = lines as [TextLine, ...TextLine[]];
  const tone = first.runs.length === 1 ? first.runs[0]!.tone : 'soft';
  const anchor = align === 'start' ? '' : ` text-anchor="${align}"`;
  const content = (line: TextLine) =>
    line.runs
      .map((run) =>
        run.tone === tone
          ? escapeXml(run.text)
          : `<tspan class="f-${run.tone}">${escapeXml(run.text)}</tspan>`,
      )
      .join('');
  const more = rest.map((line) => {
    const x = Math.round(line.anchor);
    return ` <tspan x="${x}" y="${Math.round(line.baseline)}">${content(line)}</tspan>`;
  });
  return (
    `<text class="v-${voice} f-${tone}" font-size="${size}" x="${Math.round(first.anchor)}" ` +
    `y="${Math.round(first.baseline)}"${anchor}>${content(first)}${more.join('')}</text>`
  );
}
