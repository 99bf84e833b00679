/** Support periods as one sheet to scale, wide and narrow, for a page and as a picture. */
import { cachedText } from '../../cache/build-cache.ts';
import { drawingMaker } from '../maker.ts';
import { numbers, polyline } from '../svg-path.ts';
import { drawFrame, drawTitleBlock, frameOf, ground, SHEET, type Title } from '../sheets/frame.ts';
import { bottom, type Box } from '../sheets/geometry.ts';
import { Column, LEAST } from '../sheets/column.ts';
import { closeNarrow, NARROW_AREA } from '../sheets/frame.ts';
import { Pen, weight } from '../sheets/pen.ts';
import { printLive } from '../sheets/print-live.ts';
import { printOutlined } from '../sheets/print-outlined.ts';
import { blockOf, inTwoLines, SMALLEST } from '../sheets/text-block.ts';
import { type Chart, drawChart, type Layout, type Support } from './chart.ts';
import { drawLegend } from './legend.ts';

export type SupportInput = Support & { title: Title; note: string };
type Composed = { pen: Pen; sheet: Box };

const WIDE: Layout = {
  left: 54,
  labels: 214,
  chart: { left: 282, right: 1006, before: 4 },
  right: 1146,
  size: SMALLEST,
  pitch: 28,
  bar: 16,
  gap: 14,
  isNarrow: false,
};
const NARROW: Layout = {
  left: NARROW_AREA.x,
  labels: NARROW_AREA.x,
  chart: { left: 118, right: 560, before: 3 },
  right: NARROW_AREA.x + NARROW_AREA.width,
  size: LEAST,
  pitch: 44,
  bar: 24,
  gap: 26,
  isNarrow: true,
};
const NOTE_SIZE = 28;

/** For a page, in both widths: the styles show one of them. The page describes it and has its words in tables: it is not read out. */
export const supportForPage = (input: SupportInput): string =>
  cachedText(drawingMaker, `support ${JSON.stringify(input)}`, () => {
    const svg = (name: 'wide' | 'narrow', { pen, sheet }: Composed) =>
      `<svg class="sheet__${name}" aria-hidden="true" viewBox="0 0 ${sheet.width} ${sheet.height}">${printLive(pen.elements, name[0]!)}</svg>`;
    return svg('wide', composeWide(input)) + svg('narrow', composeNarrow(input));
  });

/** As a picture: it needs neither fonts nor styles. */
export const supportPicture = (input: SupportInput): string =>
  cachedText(drawingMaker, `support picture ${JSON.stringify(input)}`, () => {
    const { pen, sheet } = composeWide(input);
    return printOutlined(sheet, ground(sheet, frameOf(sheet.height)), pen.elements);
  });

export function composeWide(input: SupportInput): Composed {
  const pen = new Pen();
  const chart = drawChart(pen, WIDE, input, 58);
  const height = Math.ceil((chart.bottom + 136) / 2) * 2;
  const sheet = { ...SHEET, height };
  drawFrame(pen, height);
  const title = drawTitleBlock(pen, input.title, 'timeline', frameOf(height));
  drawLegend(pen, {
    x: WIDE.left,
    y: title.y + 14,
    width: title.x - WIDE.left - 24,
    size: SMALLEST,
    pitch: 38,
  });
  drawNote(pen, input.note, chart);
  return { pen, sheet };
}

export function composeNarrow({ note, title, ...support }: SupportInput): Composed {
  const column = new Column(new Pen(), NARROW_AREA, 28, LEAST, { text: note });
  column.y = drawChart(column.pen, NARROW, support, NARROW_AREA.y).bottom + 44;
  column.y = drawLegend(column.pen, {
    x: column.x,
    y: column.y,
    width: column.width,
    size: LEAST,
    pitch: 46,
  });
  column.close();
  return { sheet: closeNarrow(column, title, 'timeline'), pen: column.pen };
}

/** By hand, where the rows leave room beside today's line; without room there is none. */
function drawNote(pen: Pen, text: string, { space, todayX }: Chart): void {
  const type = { voice: 'note' as const, size: NOTE_SIZE };
  const block = inTwoLines(type, text) ?? blockOf(type, [text]);
  const left = space.left + 44;
  const middle = (space.top + space.bottom) / 2;
  const top = middle - block.height / 2;
  if (block.height + 24 > space.bottom - space.top || left + block.width > space.right) return;
  pen.write(block, [left, top], { tone: 'signal' });
  const [from, to] = [
    [left - 14, middle] as const,
    [
      todayX + 10,
      Math.min(bottom({ x: 0, y: top, width: 0, height: block.height }) + 16, space.bottom - 6),
    ] as const,
  ];
  pen.path(
    `M${numbers(...from)}Q${numbers(from[0] - 40, from[1])} ${numbers(...to)}` +
      polyline([to[0] + 4, to[1] - 14], to, [to[0] + 16, to[1] - 2]),
    { stroke: 'signal', width: weight.main },
  );
}
