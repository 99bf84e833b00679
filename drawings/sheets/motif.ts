/** The small picture of an entry in the list: the gist of its drawing, without a word. */
import { ground } from './frame.ts';
import { type Box, inflate } from './geometry.ts';
import { anatomyMotif, comparisonMotif, layersMotif } from './motif-blocks.ts';
import { pairMotif, setsMotif, timelineMotif, transformMotif, zonesMotif } from './motif-columns.ts';
import { flowMotif, flowMotifAround } from './motif-flow.ts';
import { sequenceMotif, treeMotif } from './motif-lines.ts';
import { Pen } from './pen.ts';
import { printOutlined } from './print-outlined.ts';
import type { DrawingData } from '../drawing-schema.ts';

const MOTIF = { x: 0, y: 0, width: 480, height: 320 } as const;
const INNER = { x: 36, y: 32, width: 408, height: 256 } as const;
const MARK = 168;
const GAP = 32;
/** Icons keep a margin of their own, brand marks do not. */
const SIGN_MARGIN = 12;

export type MotifInput = { title: string; drawing: DrawingData; brand?: string };

export function renderMotif(input: MotifInput): string {
  const pen = new Pen();
  drawMotif(pen, input, INNER);
  return printOutlined(MOTIF, ground(MOTIF, { x: 0, y: 16 }, 48), pen.marks);
}

export function drawMotif(pen: Pen, { drawing, brand, title }: MotifInput, inner: Box): void {
  const { sign } = drawing;
  const place = brand
    ? (box: Box) => pen.brand(brand, box)
    : sign && ((box: Box) => pen.sign(sign, inflate(box, SIGN_MARGIN)));
  const rest = () => beside(place, inner);
  switch (drawing.form) {
    case 'sequence':
      return brand && place
        ? sequenceMotif(pen, drawing, inner, { term: title, place })
        : sequenceMotif(pen, drawing, rest());
    case 'tree':
      return brand ? treeMotif(pen, drawing, inner, place) : treeMotif(pen, drawing, rest());
    case 'flow':
      return place ? flowMotifAround(pen, drawing, inner, place) : flowMotif(pen, drawing, inner);
    case 'layers':
      return layersMotif(pen, drawing, rest());
    case 'comparison':
      return comparisonMotif(pen, drawing, rest());
    case 'anatomy':
      return anatomyMotif(pen, drawing, rest());
    case 'timeline':
      return timelineMotif(pen, drawing, rest());
    case 'pair':
      return pairMotif(pen, drawing, rest());
    case 'transform':
      return transformMotif(pen, drawing, rest());
    case 'sets':
      return setsMotif(pen, drawing, rest());
    case 'zones':
      return zonesMotif(pen, drawing, rest());
  }
}

/** The mark at the left, if there is one; returns what is left for the motif. */
function beside(place: ((box: Box) => void) | undefined, inner: Box): Box {
  if (!place) return inner;
  place({ x: inner.x, y: inner.y + (inner.height - MARK) / 2, width: MARK, height: MARK });
  return { ...inner, x: inner.x + MARK + GAP, width: inner.width - MARK - GAP };
}
