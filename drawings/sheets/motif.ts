/** The small picture of an entry in the list: the gist of its drawing, without a word. */
import { ground } from './frame.ts';
import type { Box } from './geometry.ts';
import { anatomyMotif, comparisonMotif, layersMotif } from './motif-blocks.ts';
import { pairMotif, setsMotif, timelineMotif, transformMotif, zonesMotif } from './motif-columns.ts';
import { flowMotif, flowMotifAround } from './motif-flow.ts';
import { sequenceMotif, treeMotif } from './motif-lines.ts';
import { Pen } from './pen.ts';
import { printOutlined } from './print-outlined.ts';
import type { SheetInput } from './sheet.ts';

export const MOTIF = { x: 0, y: 0, width: 480, height: 320 } as const;
const INNER = { x: 36, y: 32, width: 408, height: 256 } as const;
const MARK = 128;

export function renderMotif({ drawing, brand, title }: SheetInput): string {
  const pen = new Pen();
  const place = (box: Box) => brand && pen.brand(brand, box);
  switch (drawing.form) {
    case 'sequence':
      sequenceMotif(pen, drawing, INNER, brand ? { term: title, place } : undefined);
      break;
    case 'tree':
      treeMotif(pen, drawing, INNER, brand ? place : undefined);
      break;
    case 'flow':
      if (brand) flowMotifAround(pen, drawing, INNER, place);
      else flowMotif(pen, drawing, INNER);
      break;
    case 'layers':
      layersMotif(pen, drawing, beside(place, brand));
      break;
    case 'comparison':
      comparisonMotif(pen, drawing, beside(place, brand));
      break;
    case 'anatomy':
      anatomyMotif(pen, drawing, beside(place, brand));
      break;
    case 'timeline':
      timelineMotif(pen, drawing, beside(place, brand));
      break;
    case 'pair':
      pairMotif(pen, drawing, beside(place, brand));
      break;
    case 'transform':
      transformMotif(pen, drawing, beside(place, brand));
      break;
    case 'sets':
      setsMotif(pen, drawing, beside(place, brand));
      break;
    case 'zones':
      zonesMotif(pen, drawing, beside(place, brand));
      break;
  }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${MOTIF.width}" height="${MOTIF.height}" viewBox="0 0 ${MOTIF.width} ${MOTIF.height}">` +
    `${ground(MOTIF, { x: 0, y: 16 }, 48)}${printOutlined(pen.marks)}</svg>`
  );
}

/** The brand mark at the left, if there is one; returns what is left for the motif. */
function beside(place: (box: Box) => void, brand: string | undefined): Box {
  if (!brand) return INNER;
  place({ x: INNER.x, y: INNER.y + (INNER.height - MARK) / 2, width: MARK, height: MARK });
  return { ...INNER, x: INNER.x + MARK + 36, width: INNER.width - MARK - 36 };
}
