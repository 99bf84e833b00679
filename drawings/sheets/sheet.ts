/** Draws the sheet of a glossary entry or a post from the data in its front matter. */
import type { DrawingData } from '../drawing-schema.ts';
import { drawAnatomy } from './anatomy.ts';
import { drawComparison } from './comparison.ts';
import { drawFlow } from './flow.ts';
import { AREA, drawFrame, drawTitleBlock, FRAME, ground, SHEET, TALL_AREA, type Title } from './frame.ts';
import { type Box, contains, inflate, overlap } from './geometry.ts';
import { drawLayers } from './layers.ts';
import { placeNote } from './note.ts';
import { Pen } from './pen.ts';
import { drawSequence } from './sequence.ts';
import { drawTree } from './tree.ts';

export type SheetInput = Title & { drawing: DrawingData };

export function renderSheet(input: SheetInput): string {
  const pen = composeSheet(input);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SHEET.width}" height="${SHEET.height}" viewBox="0 0 ${SHEET.width} ${SHEET.height}">` +
    `${ground(SHEET, FRAME)}${pen}</svg>`
  );
}

export function composeSheet({ drawing, ...title }: SheetInput): Pen {
  const pen = new Pen();
  drawTitleBlock(pen, title, drawing.form);
  drawFrame(pen);
  const subject = drawForm(pen, drawing, title.title);
  placeNote(pen, drawing.note, subject);
  checkLetterings(pen);
  return pen;
}

/** The last guard: no lettering leaves the frame or lies on another. */
function checkLetterings({ letterings }: Pen): void {
  for (const [index, { text, box }] of letterings.entries()) {
    if (!contains(FRAME, box)) throw new Error(`Die Beschriftung „${text}“ ragt aus dem Blatt.`);
    // Pieces of one code line touch; a pixel is rounding.
    const inner = inflate(box, -1);
    const other = letterings.slice(0, index).find((earlier) => overlap(earlier.box, inner));
    if (other) throw new Error(`Die Beschriftungen „${other.text}“ und „${text}“ überdecken sich.`);
  }
}

/** Draws the form and returns what the note points at. */
function drawForm(pen: Pen, drawing: DrawingData, term: string): Box | undefined {
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
      return drawComparison(pen, drawing, AREA, term);
    case 'anatomy':
      return drawAnatomy(pen, drawing, AREA);
  }
}
