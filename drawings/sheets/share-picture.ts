/** What a shared link shows, often no wider than a thumb: the term, whose site it is, a thumbnail. */
import { polyline } from '../svg-path.ts';
import { ground } from './frame.ts';
import { bottom, down, firstThatFits, right } from './geometry.ts';
import { Pen, weight } from './pen.ts';
import { printOutlined } from './print-outlined.ts';
import { blockOf, fit, type TextBlock } from './text-block.ts';
import { drawThumbnail, type ThumbnailInput } from './thumbnail.ts';

export type SharePictureInput = ThumbnailInput & { section: string; site: string };

const PICTURE = { x: 0, y: 0, width: 1200, height: 630 } as const;
const FRAME = { x: 24, y: 27, width: 1152, height: 576 } as const;
const THUMBNAIL = { x: 714, y: 150, width: 408, height: 256 } as const;
const TITLE = { x: 72, top: 150, width: 580, height: 290, largest: 108, smallest: 32, lines: 4 } as const;
/** Size of the smallest lettering; a phone shows the preview at a third of its size. */
const SMALL = 32;

export function renderSharePicture(input: SharePictureInput): string {
  const { pen } = composeSharePicture(input);
  return printOutlined(PICTURE, ground(PICTURE, FRAME), pen.elements);
}

export function composeSharePicture({ title, section, site, ...drawn }: SharePictureInput): { pen: Pen } {
  const pen = new Pen();
  pen.box(FRAME, { stroke: 'line' });
  drawThumbnail(pen, { title, ...drawn }, THUMBNAIL);

  const label = blockOf({ voice: 'code', size: SMALL }, [section]);
  pen.write(label, [TITLE.x, 84], { tone: 'soft' });
  const name = titleBlock(title);
  if (!name)
    throw new Error(
      `Ein Wort im Titel „${title}“ ist zu lang für das Vorschaubild: kürzen oder mit Bindestrich schreiben.`,
    );
  pen.write(name, [TITLE.x, TITLE.top]);

  const rule = bottom(FRAME) - 96;
  pen.path(polyline([FRAME.x, rule], [right(FRAME), rule]), { stroke: 'line', width: weight.fine });
  const owner = blockOf({ voice: 'heading', size: SMALL + 8 }, [site]);
  pen.write(owner, [TITLE.x, (rule + bottom(FRAME) - owner.height) / 2]);
  pen.box({ x: right(FRAME) - 72, y: rule + 36, width: 24, height: 24 }, { fill: 'signal' });
  return { pen };
}

/**
 * In the largest type that fits; but a title stays on one line if that costs no more than a fifth of the size, so that
 * «KI-» does not stand on a line of its own.
 */
function titleBlock(title: string): TextBlock | undefined {
  const within = (lines: number) =>
    firstThatFits(down(TITLE.largest, TITLE.smallest, 4), (size) => {
      const block = fit({ voice: 'heading', size }, title, TITLE.width, lines);
      return block && block.height <= TITLE.height ? block : undefined;
    });
  const [whole, largest] = [within(1), within(TITLE.lines)];
  return whole && largest && whole.size >= largest.size * 0.8 ? whole : largest;
}
