/** Releases on an axis of years, with today's line across them. */
import { type Pen, weight } from '../sheets/pen.ts';
import { blockOf, type TextBlock, type Type } from '../sheets/text-block.ts';
import { type Polygon, polygon, polyline, rectangle } from '../svg-path.ts';
import { signs } from './signs.ts';

/** How far the arrow of a release without an end reaches. */
const OPEN = 46;

/** As JJJJ-MM-TT. */
type Day = string;

/** How long one release is cared for; what is missing was never promised. */
type Span = {
  label: string;
  from: Day;
  /** Until then mistakes are mended, too. */
  activeUntil?: Day | undefined;
  until?: Day | undefined;
  /** Until then for those who pay. */
  paidUntil?: Day | undefined;
  /** When it ends, as it stands beside the bar: in full, and where room is scarce. */
  end: { long: string; short: string };
};

export type Group = { name: string; spans: Span[] };

type Scale = {
  /** First and last year of the axis; the last one is where it ends. */
  years: [first: number, last: number];
  left: number;
  right: number;
  at: (day: Day) => number;
};

const yearOf = (day: Day) => Number(day.slice(0, 4));
const time = (day: Day) => Date.parse(day);

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

/** Returns where it ends. */
export function drawChart(pen: Pen, layout: Layout, support: Support, top: number): number {
  const scale = scaleFor(support.groups, support.today, layout.chart);
  const axis = drawAxis(pen, layout, scale, support, top);
  drawBands(pen, scale, axis, heightOf(layout, support.groups));
  let y = axis;
  for (const { name, spans } of support.groups) {
    y = drawName(pen, layout, name, y + layout.gap);
    for (const span of spans) {
      const middle = y + layout.pitch / 2;
      drawBar(pen, span, scale, support.today, middle, layout.bar);
      drawLabels(pen, layout, span, support, middle);
      y += layout.pitch;
    }
  }
  const x = scale.at(support.today);
  pen.line({ stroke: 'signal', width: weight.heavy }, [x, axis], [x, y + 8]);
  return y;
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
  { label, until, end }: Span,
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

/** One release: cared for, security only, for payment, over, or without a promise. */
function drawBar(pen: Pen, span: Span, scale: Scale, today: Day, y: number, height: number): void {
  const { from, until, activeUntil = until ?? today, paidUntil } = span;
  const top = Math.round(y - height / 2);
  const [start, turn, end] = [from, activeUntil, until ?? today].map(scale.at) as [number, number, number];
  /** What began before the axis does has its start torn off. */
  const outline = (end: number): Polygon => {
    const box = rectangle(start, top, end - start, height);
    const isCut = Number(from.slice(0, 4)) < scale.years[0];
    return isCut ? [...box, [start + height / 3, top + height / 2]] : box;
  };
  if (paidUntil) {
    const inset = Math.round(height / 4);
    signs.paid(pen, rectangle(end, top + inset, scale.at(paidUntil) - end, height - 2 * inset));
  }
  if (until && until < today) {
    signs.over(pen, outline(Math.max(start + 4, end)));
  } else {
    if (end > turn) signs.security(pen, rectangle(turn, top, end - turn, height));
    signs.cared(pen, outline(turn));
  }
  if (!until) signs.unlimited(pen, [end, y], [end + OPEN, y]);
}

const line = (type: Type, text: string): TextBlock => blockOf(type, [text]);

/** From `before` years before today to the end of the last span. */
export function scaleFor(
  groups: Group[],
  today: Day,
  { left, right, before }: { left: number; right: number; before: number },
): Scale {
  const ends = groups.flatMap(({ spans }) =>
    spans.map(({ paidUntil, until }) => paidUntil ?? until ?? today),
  );
  const years: Scale['years'] = [yearOf(today) - before, Math.max(...ends.map(yearOf)) + 1];
  const [start, end] = years.map((year) => time(`${year}-01-01`)) as [number, number];
  const at = (day: Day) => {
    const share = (time(day) - start) / (end - start);
    return Math.round(left + Math.min(1, Math.max(0, share)) * (right - left));
  };
  return { years, left, right, at };
}
