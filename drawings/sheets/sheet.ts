/** Draws the sheet of a glossary entry or a post from the data in its front matter, wide and narrow. */
import { kept } from '../../cache/kept.ts';
import { drawingRecipe } from '../recipe.ts';
import type { DrawingData } from '../drawing-schema.ts';
import { anatomyDown, drawAnatomy } from './anatomy.ts';
import { drawComparison } from './comparison.ts';
import { drawFlow } from './flow.ts';
import { AREA, drawFrame, drawTitleBlock, FRAME, ground, SHEET, TALL_AREA, type Title } from './frame.ts';
import { type Box, contains, inflate, overlap } from './geometry.ts';
import { drawLayers } from './layers.ts';
import { Column, LEAST } from './narrow/column.ts';
import { comparisonDown } from './narrow/comparison.ts';
import { flowDown } from './narrow/flow.ts';
import { closeNarrow, NARROW_AREA } from './narrow/frame.ts';
import { drawLargest } from './narrow/largest.ts';
import { layersDown } from './narrow/layers.ts';
import { sequenceDown } from './narrow/sequence.ts';
import { treeDown } from './narrow/tree.ts';
import { placeNote } from './note.ts';
import { pair } from './pair.ts';
import { Pen } from './pen.ts';
import { printLive } from './print-live.ts';
import { printOutlined } from './print-outlined.ts';
import { drawSequence } from './sequence.ts';
import { sets } from './sets.ts';
import { type Subjects, subjectOf } from './subjects.ts';
import { timeline } from './timeline.ts';
import { transform } from './transform.ts';
import { drawTree } from './tree.ts';
import { zones } from './zones.ts';

export type SheetInput = Title & { drawing: DrawingData };
export type Composed = { pen: Pen; sheet: Box };

const NARROW_TYPE = 28;

/** As a picture: it needs neither fonts nor styles. */
export function renderSheet(input: SheetInput): string {
  const { pen } = composeWide(input);
  return printOutlined(SHEET, ground(SHEET, FRAME), pen.marks);
}

/** For a page, in both widths: the styles show one of them. */
export const sheetForPage = (input: SheetInput): string =>
  kept(drawingRecipe, JSON.stringify(input), () => bothWidths(input));

function bothWidths(input: SheetInput): string {
  const svg = (name: 'wide' | 'narrow', { pen, sheet }: Composed) =>
    `<svg class="sheet__${name}" role="group" viewBox="0 0 ${sheet.width} ${sheet.height}">${printLive(pen.marks, name[0]!)}</svg>`;
  return svg('wide', composeWide(input)) + svg('narrow', composeNarrow(input));
}

export function composeWide({ drawing, ...title }: SheetInput): Composed {
  const pen = new Pen();
  pen.unheard(() => drawTitleBlock(pen, title, drawing.form));
  drawFrame(pen);
  const subjects = drawWide(pen, drawing);
  const { note, noteAt } = drawing;
  placeNote(pen, note, noteAt === undefined ? undefined : subjectOf(subjects, String(noteAt)));
  checkLetterings(pen, FRAME);
  return { pen, sheet: SHEET };
}

export function composeNarrow({ drawing, ...title }: SheetInput): Composed {
  const { note, noteAt } = drawing;
  const remark = { text: note, ...(noteAt !== undefined && { at: String(noteAt) }) };
  const column = new Column(new Pen(), NARROW_AREA, NARROW_TYPE, LEAST, remark);
  drawDown(column, drawing);
  column.close();
  const sheet = closeNarrow(column, title, drawing.form);
  checkLetterings(column.pen, inflate(sheet, -8));
  return { pen: column.pen, sheet };
}

/** The last guard: no lettering leaves the frame or lies on another. */
function checkLetterings({ letterings }: Pen, frame: Box): void {
  for (const [index, { text, box }] of letterings.entries()) {
    if (!contains(frame, box)) throw new Error(`Die Beschriftung „${text}“ ragt aus dem Blatt.`);
    // A pixel is rounding.
    const inner = inflate(box, -1);
    const other = letterings.slice(0, index).find((earlier) => overlap(earlier.box, inner));
    if (other) throw new Error(`Die Beschriftungen „${other.text}“ und „${text}“ überdecken sich.`);
  }
}

function drawWide(pen: Pen, drawing: DrawingData): Subjects {
  switch (drawing.form) {
    case 'sequence':
      return drawSequence(pen, drawing, AREA);
    case 'tree':
      return drawTree(pen, drawing, AREA);
    case 'layers':
      return drawLayers(pen, drawing, AREA);
    case 'flow':
      return drawFlow(pen, drawing, [TALL_AREA, AREA]);
    case 'comparison':
      return drawComparison(pen, drawing, AREA);
    case 'anatomy':
      return drawAnatomy(pen, drawing, AREA);
    default:
      return drawLargest(pen, AREA, (column) => drawDown(column, drawing));
  }
}

function drawDown(column: Column, drawing: DrawingData): void {
  switch (drawing.form) {
    case 'sequence':
      return sequenceDown(column, drawing);
    case 'tree':
      return void treeDown(column, drawing.root);
    case 'layers':
      return layersDown(column, drawing);
    case 'flow':
      return flowDown(column, drawing);
    case 'comparison':
      return comparisonDown(column, drawing);
    case 'anatomy':
      return anatomyDown(column, drawing);
    case 'timeline':
      return timeline(column, drawing);
    case 'pair':
      return pair(column, drawing);
    case 'transform':
      return transform(column, drawing);
    case 'sets':
      return sets(column, drawing);
    case 'zones':
      return zones(column, drawing);
  }
}
