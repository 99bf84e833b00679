/** Draws the sheet of a glossary entry or a post from the data in its front matter, wide and narrow. */
import { cachedText } from '../../cache/build-cache.ts';
import type { DrawingData } from '../drawing-schema.ts';
import { drawingSourcesHash } from '../sources-hash.ts';
import { Column, LEAST } from './column.ts';
import { drawNarrow, drawWide } from './forms.ts';
import {
  closeNarrow,
  drawFrame,
  drawTitleBlock,
  FRAME,
  ground,
  NARROW_AREA,
  SHEET,
  type Title,
} from './frame.ts';
import { type Box, contains, inflate, overlap } from './geometry.ts';
import { placeNote } from './note.ts';
import { Pen } from './pen.ts';
import { printLive } from './print-live.ts';
import { printOutlined } from './print-outlined.ts';
import { subjectOf } from './subjects.ts';

export type SheetInput = Title & { drawing: DrawingData };
export type Composed = { pen: Pen; sheet: Box };

const NARROW_TYPE = 28;

/** As a picture: it needs neither fonts nor styles. */
export function renderSheet(input: SheetInput): string {
  const { pen } = composeWide(input);
  return printOutlined(SHEET, ground(SHEET, FRAME), pen.elements);
}

/** For a page, in both widths: the styles show one of them. */
export const sheetForPage = (input: SheetInput): string =>
  cachedText(drawingSourcesHash, `page ${JSON.stringify(input)}`, () => {
    const svg = (name: 'wide' | 'narrow', { pen, sheet }: Composed) =>
      `<svg class="sheet__${name}" role="group" viewBox="0 0 ${sheet.width} ${sheet.height}">${printLive(pen.elements, name[0]!)}</svg>`;
    return svg('wide', composeWide(input)) + svg('narrow', composeNarrow(input));
  });

export function composeWide({ drawing, ...title }: SheetInput): Composed {
  const pen = new Pen();
  drawTitleBlock(pen, title, drawing.form);
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
  drawNarrow(column, drawing);
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
