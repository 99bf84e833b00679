/** The gist of a drawing, without a word: in the glossary's list, on a post's card, beside the title of a shared link. */
import type { DrawingData } from '../drawing-schema.ts';
import { drawGist } from './forms.ts';
import { type Box, inflate, middle } from './geometry.ts';
import { Pen, weight } from './pen.ts';
import { printOutlined } from './print-outlined.ts';

const IN_LIST = { x: 0, y: 0, width: 400, height: 320 } as const;
const INNER = { x: 32, y: 32, width: 336, height: 256 } as const;
/**
 * 200 px high on every card, up to 862 px wide. The thumbnail keeps to the middle, which the narrowest card still
 * shows; to its sides there is nothing to cut. The card draws the ground, because it may be higher than the picture.
 */
const ON_CARD = { x: 0, y: 0, width: 1312, height: 304 } as const;
const INNER_ON_CARD = { x: 452, y: 26, width: 408, height: 252 } as const;
const EMBLEM = 216;
/** Icons keep a margin of their own, brand marks do not. */
const SIGN_MARGIN = 12;

export type ThumbnailInput = { title: string; drawing: DrawingData; brand?: string };

export function renderThumbnail(input: ThumbnailInput): string {
  const pen = new Pen();
  drawThumbnail(pen, input, INNER);
  return printOutlined(IN_LIST, '', pen.elements);
}

export function renderCardPicture(input: ThumbnailInput): string {
  const pen = new Pen();
  drawThumbnail(pen, input, INNER_ON_CARD);
  // It is shown as large as the drawings of the page, and with lines like theirs.
  const elements = pen.elements.map((element) =>
    'width' in element ? { ...element, width: weight.heavy } : element,
  );
  return printOutlined(ON_CARD, '', elements);
}

/** One motif: the mark or the sign of the term, or else the gist of its drawing. */
export function drawThumbnail(pen: Pen, { drawing, brand }: ThumbnailInput, inner: Box): void {
  const { sign } = drawing;
  const [x, y] = middle(inner);
  const emblem = { x: x - EMBLEM / 2, y: y - EMBLEM / 2, width: EMBLEM, height: EMBLEM };
  if (brand) pen.brand(brand, emblem);
  else if (sign !== undefined) pen.sign(sign, inflate(emblem, SIGN_MARGIN));
  else drawGist(pen, drawing, inner);
}
