/**
 * Marks as markup for a page: lettering is text in the page's fonts, colours and weights are classes
 * of `src/features/sheet/sheet.css`. Bytes count, it stands in the document: whole numbers, relative moves,
 * hatching as a pattern.
 */
import { escapeXml } from '../escape-xml.ts';
import { numbers, polygon } from '../kit.ts';
import { relativeMoves } from '../relative-moves.ts';
import { brandPath } from './brand.ts';
import { type Colour, dash, type Mark, type Stroke, type TextLine, weight } from './pen.ts';

/** `name` tells its patterns from those of the other drawings in the document. */
export function printLive(marks: Mark[], name: string): string {
  const patterns = new Map<string, string>();
  const body = joined(marks)
    .map((mark) => print(mark, name, patterns))
    .join('');
  return [...patterns.values()].join('') + body;
}

/** Neighbours that look the same are one path. */
function joined(marks: Mark[]): Mark[] {
  const result: Mark[] = [];
  for (const mark of marks) {
    const last = result.at(-1);
    // Filled areas are never joined: in one path an area would cut a hole where it lies on another.
    const alike =
      mark.kind === 'path' && last?.kind === 'path' && !mark.fill && classesOf(mark) === classesOf(last);
    if (alike) result[result.length - 1] = { ...last, data: last.data + mark.data };
    else result.push(mark);
  }
  return result;
}

function print(mark: Mark, name: string, patterns: Map<string, string>): string {
  switch (mark.kind) {
    case 'path':
      return `<path class="${classesOf(mark)}" d="${whole(mark.data)}"/>`;
    case 'hatch': {
      const id = `${name}${mark.gap}${mark.stroke}`;
      patterns.set(id, pattern(id, mark.gap, mark.stroke));
      const data = mark.areas.map((area) => polygon(...area)).join('');
      return `<path fill="url(#${id})" d="${whole(data)}"/>`;
    }
    case 'text':
      return text(mark);
    case 'brand': {
      const { transform, data } = brandPath(mark.slug, mark.box);
      return `<path class="f-ink" transform="${transform}" d="${data}"/>`;
    }
    // Only motifs have signs, and motifs are files of their own: print-outlined.ts draws their signs.
    case 'sign':
      return '';
    case 'step':
      return `<g data-step="${escapeXml(mark.sentence)}">`;
    case 'unheard':
      return '<g aria-hidden="true">';
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

function text({ voice, size, align, lines }: Extract<Mark, { kind: 'text' }>): string {
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

const whole = (data: string) => relativeMoves(data, numbers);
