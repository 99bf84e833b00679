/** The empty sheet, wide and narrow: ground, grid, frame, title block. */
import { type DrawingData, FORM_NAMES } from '../drawing-schema.ts';
import { polyline } from '../svg-path.ts';
import { brandOf } from './brand.ts';
import type { Column } from './column.ts';
import { bottom, type Box, down, firstThatFits, right } from './geometry.ts';
import { colour, type Pen, weight } from './pen.ts';
import { blockOf, fit, shortened, SMALLEST, type TextBlock } from './text-block.ts';

export const SHEET = { x: 0, y: 0, width: 1200, height: 675 } as const;
/** Its sides are multiples of the grid. */
export const FRAME = { x: 24, y: 25, width: 1152, height: 624 } as const;
export const TITLE_HEIGHT = 84;
/** Where a form draws; the strip below it belongs to the title block and, if need be, to the note. */
export const AREA = { x: 54, y: 55, width: 1092, height: 492 } as const;
/** The same down to the frame, for a form that leaves the corner of the title block free. */
export const TALL_AREA = { ...AREA, height: 564 } as const;

export const frameOf = (sheetHeight: number): Box => ({
  ...FRAME,
  height: FRAME.height + sheetHeight - SHEET.height,
});

const GRID = 24;
const BOLD_EVERY = 5;

export function ground(sheet: Box, origin: { x: number; y: number }): string {
  const lines = { fine: '', bold: '' };
  const add = (index: number, data: string): void => {
    lines[index % BOLD_EVERY === 0 ? 'bold' : 'fine'] += data;
  };
  // Half a pixel aside: a line one pixel wide then fills exactly one row of pixels.
  for (let index = -1; origin.x + index * GRID < sheet.width; index++) {
    add(index, `M${origin.x + index * GRID + 0.5} 0v${sheet.height}`);
  }
  for (let index = -1; origin.y + index * GRID < sheet.height; index++) {
    add(index, `M0 ${origin.y + index * GRID + 0.5}h${sheet.width}`);
  }
  return (
    `<path fill="${colour.plan}" d="M0 0h${sheet.width}v${sheet.height}h${-sheet.width}z"/>` +
    `<path stroke="${colour.gridFine}" d="${lines.fine}"/><path stroke="${colour.gridBold}" d="${lines.bold}"/>`
  );
}

/** A taller sheet says its own height; the frame keeps its distance from the edges. */
export function drawFrame(pen: Pen, sheetHeight: number = SHEET.height): void {
  const frame = frameOf(sheetHeight);
  const { x, y, width, height } = frame;
  pen.box(frame, { stroke: 'line', width: weight.main });
  const [centreX, centreY] = [x + width / 2, y + height / 2];
  const centring = [
    polyline([centreX, 10], [centreX, y + 8]),
    polyline([centreX, sheetHeight - 10], [centreX, bottom(frame) - 8]),
    polyline([8, centreY], [x + 8, centreY]),
    polyline([SHEET.width - 8, centreY], [right(frame) - 8, centreY]),
  ];
  pen.path(centring.join(''), { stroke: 'line' });
  drawCorners(
    pen,
    [x, y, 1, 1],
    [right(frame), y, -1, 1],
    [x, bottom(frame), 1, -1],
    [right(frame), bottom(frame), -1, -1],
  );
}

/** Each by its place and the way inwards. */
function drawCorners(pen: Pen, ...corners: [x: number, y: number, dx: number, dy: number][]): void {
  const data = corners.map(([x, y, dx, dy]) => polyline([x + dx * 22, y], [x, y], [x, y + dy * 22]));
  pen.path(data.join(''), { stroke: 'soft', width: weight.heavy });
}

export type Title = {
  title: string;
  /** Which set it belongs to. */
  collection: string;
  brand?: string;
  /** «Blatt 07/51»: only on the sheet in a page, never in a picture (see `drawTitleBlock`). */
  sheet?: string;
};

/**
 * In a picture the title block names neither the sheet's number nor the count of sheets: otherwise every picture would
 * have to be made anew for one new entry.
 */
export function drawTitleBlock(
  pen: Pen,
  { title, collection, brand, sheet = 'M 1:1' }: Title,
  form: DrawingData['form'],
  frame: Box = FRAME,
): Box {
  const info = [collection, FORM_NAMES[form], sheet].map((text) =>
    blockOf({ voice: 'code', size: 20 }, [text.toUpperCase()]),
  );
  const infoWidth = info.reduce((sum, { width }) => sum + width + 28, 0);
  if (brand) brandOf(brand);
  const brandWidth = brand ? TITLE_HEIGHT : 0;
  const name = titleOf(title);
  const width = Math.ceil(Math.max(infoWidth, name.width + 32) + brandWidth);
  // Two lines need more room above the details.
  const height = Math.max(TITLE_HEIGHT, Math.ceil(name.height) + 58);
  const box = { x: right(frame) - width, y: bottom(frame) - height, width, height };
  const rule = bottom(box) - 34;

  pen.keepClear(box);
  pen.box(box, { fill: 'deep', stroke: 'line' });
  const left = box.x + brandWidth;
  let rules = polyline([left, rule], [right(box), rule]);
  if (brand) {
    rules += polyline([left, box.y], [left, bottom(box)]);
    const size = 48;
    pen.brand(brand, {
      x: box.x + (brandWidth - size) / 2,
      y: box.y + (height - size) / 2,
      width: size,
      height: size,
    });
  }
  pen.write(name, [left + 16, (box.y + rule - name.height) / 2]);
  let x = left;
  const stretch = (width - brandWidth - infoWidth) / info.length;
  for (const [index, block] of info.entries()) {
    if (index > 0) rules += polyline([x, rule], [x, bottom(box)]);
    pen.write(block, [x + 14 + stretch / 2, (rule + bottom(box) - block.height) / 2], { tone: 'soft' });
    x += block.width + 28 + stretch;
  }
  pen.path(rules, { stroke: 'line', width: weight.fine });
  return box;
}

const TITLE_MAX_WIDTH = 400;

/** A long heading of a post is cut at its colon. */
const shortTitle = (title: string) => title.split(/: | – /)[0]!;

/** One line; what is long takes two, and a heading that is longer still ends in an ellipsis. */
function titleOf(title: string): TextBlock {
  const short = shortTitle(title);
  const type = (size: number) => ({ voice: 'heading' as const, size });
  const block =
    firstThatFits(down(32, 24), (size) => fit(type(size), short, TITLE_MAX_WIDTH)) ??
    firstThatFits(down(24, SMALLEST), (size) => fit(type(size), short, TITLE_MAX_WIDTH, 2)) ??
    shortened(type(SMALLEST), short, TITLE_MAX_WIDTH, 2);
  if (!block)
    throw new Error(
      `Ein Wort der Überschrift „${short}“ ist zu lang für das Schriftfeld: kürzen oder mit Bindestrich schreiben.`,
    );
  return block;
}

const NARROW_WIDTH = 720;
const EDGE = 14;
export const NARROW_AREA = { x: 32, y: 46, width: NARROW_WIDTH - 64 } as const;

/** Draws below the column and returns the size of the whole sheet. */
export function closeNarrow(column: Column, title: Title, form: DrawingData['form']): Box {
  const { pen } = column;
  column.space(34);
  const block = { x: EDGE, y: Math.round(column.y), width: NARROW_WIDTH - 2 * EDGE };
  const height = drawTitle(column, block, title, form);
  const frame = { x: EDGE, y: EDGE, width: block.width, height: Math.round(block.y + height - EDGE) };
  pen.box(frame, { stroke: 'line', width: weight.fine });
  drawCorners(pen, [EDGE, EDGE, 1, 1], [right(frame), EDGE, -1, 1]);
  return { x: 0, y: 0, width: NARROW_WIDTH, height: bottom(frame) + EDGE };
}

function drawTitle(
  column: Column,
  { x, y, width }: Omit<Box, 'height'>,
  { title, collection, sheet = 'M 1:1', brand }: Title,
  form: DrawingData['form'],
): number {
  const { pen, size, least } = column;
  const mark = brand ? 52 : 0;
  const name = column.set('heading', shortTitle(title), width - 36 - mark, size + 4);
  // As high as ever around one line, and higher around several.
  const upper = Math.max(72, Math.round(name.height + 48));
  const lower = 58;
  pen.box({ x, y, width, height: upper + lower }, { fill: 'deep', stroke: 'line' });
  if (brand) pen.brand(brand, { x: x + width - mark - 14, y: y + (upper - 44) / 2, width: 44, height: 44 });
  pen.write(name, [x + 18, y + (upper - name.height) / 2]);
  const info = [collection, FORM_NAMES[form], sheet].map((text) =>
    blockOf({ voice: 'code', size: least }, [text]),
  );
  const used = info.reduce((sum, each) => sum + each.width, 0);
  const gap = (width - used) / info.length;
  let rules = polyline([x, y + upper], [x + width, y + upper]);
  let left = x;
  for (const [index, each] of info.entries()) {
    if (index > 0) rules += polyline([left, y + upper], [left, y + upper + lower]);
    pen.write(each, [left + gap / 2, y + upper + (lower - each.height) / 2], { tone: 'soft' });
    left = Math.round(left + each.width + gap);
  }
  pen.path(rules, { stroke: 'line', width: weight.fine });
  return upper + lower;
}
