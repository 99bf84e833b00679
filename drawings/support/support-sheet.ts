/** Support periods as one sheet to scale, wide and narrow, for a page and as a picture. */
import { cachedText } from '../../cache/build-cache.ts';
import { drawingSourcesHash } from '../sources-hash.ts';
import { Column, LEAST } from '../sheets/column.ts';
import {
  closeNarrow,
  drawFrame,
  drawTitleBlock,
  frameOf,
  ground,
  NARROW_AREA,
  SHEET,
  type Title,
} from '../sheets/frame.ts';
import type { Box } from '../sheets/geometry.ts';
import { Pen } from '../sheets/pen.ts';
import { printLive } from '../sheets/print-live.ts';
import { printOutlined } from '../sheets/print-outlined.ts';
import { SMALLEST } from '../sheets/text-block.ts';
import { drawChart, type Layout, type Support } from './chart.ts';
import { shortMoment } from './period.ts';
import { drawLegend } from './signs.ts';

export type SupportInput = Support & { title: string };
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

/** For a page, in both widths: the styles show one of them. The page describes it and has its words in tables: it is not read out. */
export const supportForPage = (input: SupportInput): string =>
  cachedText(drawingSourcesHash, `support ${JSON.stringify(input)}`, () => {
    const svg = (name: 'wide' | 'narrow', { pen, sheet }: Composed) =>
      `<svg class="sheet__${name}" aria-hidden="true" viewBox="0 0 ${sheet.width} ${sheet.height}">${printLive(pen.elements, name[0]!)}</svg>`;
    return svg('wide', composeWide(input)) + svg('narrow', composeNarrow(input));
  });

/** As a picture: it needs neither fonts nor styles. */
export const supportPicture = (input: SupportInput): string =>
  cachedText(drawingSourcesHash, `support picture ${JSON.stringify(input)}`, () => {
    const { pen, sheet } = composeWide(input);
    return printOutlined(sheet, ground(sheet, frameOf(sheet.height)), pen.elements);
  });

const titleOf = ({ title, today }: SupportInput): Title => ({
  title,
  collection: 'Lexikon',
  sheet: `Stand ${shortMoment(today)}`,
});

export function composeWide(input: SupportInput): Composed {
  const pen = new Pen();
  const height = Math.ceil((drawChart(pen, WIDE, input, 58) + 136) / 2) * 2;
  const sheet = { ...SHEET, height };
  drawFrame(pen, height);
  const title = drawTitleBlock(pen, titleOf(input), 'timeline', frameOf(height));
  drawLegend(pen, {
    x: WIDE.left,
    y: title.y + 14,
    width: title.x - WIDE.left - 24,
    size: SMALLEST,
    pitch: 38,
  });
  return { pen, sheet };
}

export function composeNarrow(input: SupportInput): Composed {
  const column = new Column(new Pen(), NARROW_AREA, 28, LEAST);
  column.y = drawChart(column.pen, NARROW, input, NARROW_AREA.y) + 44;
  column.y = drawLegend(column.pen, {
    x: column.x,
    y: column.y,
    width: column.width,
    size: LEAST,
    pitch: 46,
  });
  column.close();
  return { sheet: closeNarrow(column, titleOf(input), 'timeline'), pen: column.pen };
}
