/** All releases on one axis, with today's line across them. */
import { polygon, polyline, rectangle } from '../svg-path.ts';
import { type Pen, weight } from '../sheets/pen.ts';
import { blockOf, type TextBlock, type Type } from '../sheets/text-block.ts';
import { drawBar } from './bar.ts';
import { type Day, type Group, type Scale, scaleFor } from './scale.ts';

/** Where things stand and how large they are; in units of the sheet. */
export type Layout = {
  left: number;
  /** Where the labels of the releases begin. */
  labels: number;
  chart: { left: number; right: number; before: number };
  right: number;
  size: number;
  pitch: number;
  bar: number;
  /** Between two groups. */
  gap: number;
  /** The name of a product stands above its releases. */
  isNarrow: boolean;
};

export type Support = {
  groups: Group[];
  today: Day;
  /** Today as it stands on its line. */
  todayLabel: string;
  /** Ends before this day are near. */
  soon: Day;
};

/** A place right of today's line where nothing is drawn. */
export type Space = { top: number; bottom: number; left: number; right: number };

export type Chart = { bottom: number; todayX: number; space: Space };

export function drawChart(pen: Pen, layout: Layout, support: Support, top: number): Chart {
  const scale = scaleFor(support.groups, support.today, layout.chart);
  const axis = drawAxis(pen, layout, scale, support, top);
  drawBands(pen, scale, axis, heightOf(layout, support.groups));
  const todayX = scale.at(support.today);
  let y = axis + layout.gap;
  let space: Space = { top: y, bottom: y, left: 0, right: scale.right };
  let open: Space = { ...space, left: todayX };
  for (const group of support.groups) {
    y = drawName(pen, layout, group.name, y);
    for (const span of group.spans) {
      const middle = y + layout.pitch / 2;
      const end = drawBar(pen, span, scale, support.today, middle, layout.bar);
      drawLabels(pen, layout, span, support, middle);
      // A run of rows that end at today's line leaves room beside it.
      open =
        end > todayX + 60
          ? { ...open, top: y + layout.pitch, bottom: y + layout.pitch, left: todayX }
          : { ...open, bottom: y + layout.pitch, left: Math.max(open.left, end) };
      if (open.bottom - open.top > space.bottom - space.top) space = open;
      y += layout.pitch;
    }
    y += layout.gap;
  }
  const bottom = y - layout.gap;
  drawToday(pen, todayX, axis, bottom);
  return { bottom, todayX, space };
}

/** The years, and above them today; the lines of the years run down behind the bars. */
function drawAxis(
  pen: Pen,
  { size, right, isNarrow }: Layout,
  scale: Scale,
  support: Support,
  top: number,
): number {
  const today = line({ voice: 'code', size }, support.todayLabel);
  const x = scale.at(support.today);
  pen.write(today, [Math.min(x - today.width / 2, scale.right - today.width), top], {
    tone: 'signal',
    align: 'middle',
  });
  const y = top + today.height + size * 0.9;
  const [first, last] = scale.years;
  const ends = line({ voice: 'code', size }, 'Ende');
  const { width } = line({ voice: 'code', size }, String(first));
  // Where a promise reaches far, not every year has room for its name.
  const wanted = Math.ceil((width + 10) / ((scale.right - scale.left) / (last - first)));
  const step = Math.max(isNarrow ? 2 : 1, wanted);
  let ticks = '';
  for (let year = first; year < last; year++) {
    const at = scale.at(`${year}-01-01`);
    const isNamed = (year - first) % step === 0 && at + 8 + width < right - ends.width - 8;
    ticks += polyline([at, isNamed ? y : y + size * 0.92], [at, y + size * 1.1]);
    if (!isNamed) continue;
    const label = line({ voice: 'code', size }, String(year));
    pen.write(label, [at + 8, y + size * 0.16], { tone: 'soft' });
  }
  pen.write(ends, [right - ends.width, y + size * 0.16], { tone: 'soft', align: 'end' });
  const axis = Math.round(y + size * 1.1);
  ticks += polyline([scale.left, axis], [scale.right, axis]);
  pen.path(ticks, { stroke: 'soft', width: weight.fine });
  return axis;
}

/** Every other year lies a shade deeper: the eye finds the year of an end without a line. */
function drawBands(
  pen: Pen,
  { years: [first, last], at, left, right }: Scale,
  top: number,
  height: number,
): void {
  for (let year = first + (first % 2); year < last; year += 2) {
    const start = Math.max(left, at(`${year}-01-01`));
    const end = Math.min(right, at(`${year + 1}-01-01`));
    pen.path(polygon(...rectangle(start, top, end - start, height)), { fill: 'deep' });
  }
}

/** From the axis to the lower end of the last row. */
function heightOf(layout: Layout, groups: Group[]): number {
  const rows = groups.reduce((count, { spans }) => count + spans.length, 0);
  return groups.length * (layout.gap + nameHeight(layout)) + rows * layout.pitch + 8;
}

/** Returns where the releases begin. */
function drawName(pen: Pen, layout: Layout, name: string, y: number): number {
  const { left, size, pitch, bar, isNarrow } = layout;
  const block = line({ voice: 'heading', size: size + 3 }, name);
  if (!isNarrow) {
    // The longest names come close to the labels; a little smaller they keep away from them.
    const room = layout.labels - left - 8;
    const kept = block.width > room ? line({ voice: 'heading', size }, name) : block;
    pen.write(kept, [left, y + (pitch - kept.height) / 2]);
    return y;
  }
  pen.write(block, [left, y + bar / 2]);
  return y + nameHeight(layout);
}

const nameHeight = ({ isNarrow, size, bar }: Layout) =>
  isNarrow ? Math.round(bar / 2 + size * 0.75 + 14) : 0;

function drawLabels(
  pen: Pen,
  { labels, right, size, isNarrow }: Layout,
  { label, until, end }: Group['spans'][number],
  { today, soon }: Support,
  middle: number,
): void {
  const isOver = until !== undefined && until < today;
  const isNear = until !== undefined && !isOver && until < soon;
  const release = line({ voice: 'code', size }, label);
  pen.write(release, [labels, middle - release.height / 2], { tone: isOver ? 'soft' : 'ink' });
  const ending = line({ voice: 'code', size }, isNarrow ? end.short : end.long);
  pen.write(ending, [right - ending.width, middle - ending.height / 2], {
    tone: isNear ? 'signal' : isOver ? 'soft' : 'ink',
    align: 'end',
  });
}

function drawToday(pen: Pen, x: number, top: number, bottom: number): void {
  pen.line({ stroke: 'signal', width: weight.heavy }, [x, top], [x, bottom + 8]);
}

export const line = (type: Type, text: string): TextBlock => blockOf(type, [text]);
