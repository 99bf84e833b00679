/** The empty sheet: ground, grid, frame, title block. */
import type { DrawingData } from '../drawing-schema.ts';
import { polygon, polyline, rectangle } from '../kit.ts';
import { brandOf } from './brand.ts';
import { type Box, bottom, down, firstThatFits, right } from './geometry.ts';
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

export function ground(sheet: Box, origin: { x: number; y: number }, grid = GRID): string {
  const lines = { fine: '', bold: '' };
  const add = (index: number, data: string): void => {
    lines[index % BOLD_EVERY === 0 ? 'bold' : 'fine'] += data;
  };
  // Half a pixel aside: a line one pixel wide then fills exactly one row of pixels.
  for (let index = -1; origin.x + index * grid < sheet.width; index++) {
    add(index, `M${origin.x + index * grid + 0.5} 0v${sheet.height}`);
  }
  for (let index = -1; origin.y + index * grid < sheet.height; index++) {
    add(index, `M0 ${origin.y + index * grid + 0.5}h${sheet.width}`);
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
  pen.path(polygon(...rectangle(x, y, width, height)), { stroke: 'line', width: weight.main });
  const [centreX, centreY] = [x + width / 2, y + height / 2];
  const centring = [
    polyline([centreX, 10], [centreX, y + 8]),
    polyline([centreX, sheetHeight - 10], [centreX, bottom(frame) - 8]),
    polyline([8, centreY], [x + 8, centreY]),
    polyline([SHEET.width - 8, centreY], [right(frame) - 8, centreY]),
  ];
  const corners = [
    [x, 1, y, 1],
    [right(frame), -1, y, 1],
    [x, 1, bottom(frame), -1],
    [right(frame), -1, bottom(frame), -1],
  ].map(([cornerX, dx, cornerY, dy]) =>
    polyline([cornerX! + dx! * 22, cornerY!], [cornerX!, cornerY!], [cornerX!, cornerY! + dy! * 22]),
  );
  pen.path(centring.join(''), { stroke: 'line' });
  pen.path(corners.join(''), { stroke: 'soft', width: weight.heavy });
}

export type Title = {
  title: string;
  /** Which set it belongs to. */
  collection: string;
  brand?: string;
  /** «Blatt 07/51»: only on the sheet in a page, never in a picture (see `drawTitleBlock`). */
  sheet?: string;
};

export const FORM_NAMES: Record<DrawingData['form'], string> = {
  sequence: 'Abfolge',
  tree: 'Baum',
  layers: 'Schichten',
  flow: 'Ablauf',
  comparison: 'Vergleich',
  anatomy: 'Aufbau',
  timeline: 'Zeitachse',
  pair: 'Gegenstück',
  transform: 'Umwandlung',
  sets: 'Mengen',
  zones: 'Bereiche',
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
  const box = { x: right(frame) - width, y: bottom(frame) - TITLE_HEIGHT, width, height: TITLE_HEIGHT };
  const rule = bottom(box) - 34;

  pen.keepClear(box);
  pen.path(polygon(...rectangle(box.x, box.y, box.width, box.height)), { fill: 'deep', stroke: 'line' });
  const left = box.x + brandWidth;
  let rules = polyline([left, rule], [right(box), rule]);
  if (brand) {
    rules += polyline([left, box.y], [left, bottom(box)]);
    const size = 48;
    pen.brand(brand, {
      x: box.x + (brandWidth - size) / 2,
      y: box.y + (TITLE_HEIGHT - size) / 2,
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
export const shortTitle = (title: string) => title.split(/: | – /)[0]!;

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
