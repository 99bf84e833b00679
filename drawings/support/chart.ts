/** Releases on an axis of years, with today's line across them. */
import { type Pen, weight } from '../sheets/pen.ts';
import { blockOf, type TextBlock, type Type } from '../sheets/text-block.ts';
import { type Polygon, polygon, polyline, rectangle } from '../svg-path.ts';
import { lastDay, type Release, shortMoment } from './period.ts';
import { signs } from './signs.ts';

/** How far the arrow of a release without an end reaches. */
const OPEN = 46;

/** An end within a year is near: so long a move to the next version may take. */
const NEAR = 365 * 24 * 3600 * 1000;

export type Product = { name: string; releases: Release[] };

type Scale = {
  /** First and last year of the axis; the last one is where it ends. */
  years: [first: number, last: number];
  left: number;
  right: number;
  at: (moment: string) => number;
};

const yearOf = (moment: string) => Number(moment.slice(0, 4));
const time = (moment: string) => Date.parse(lastDay(moment));

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

export type Support = { products: Product[]; today: string };

/** Returns where it ends. */
export function drawChart(pen: Pen, layout: Layout, { products, today }: Support, top: number): number {
  const scale = scaleFor(products, today, layout.chart);
  const axis = drawAxis(pen, layout, scale, today, top);
  drawBands(pen, scale, axis, heightOf(layout, products));
  let y = axis;
  for (const { name, releases } of products) {
    y = drawName(pen, layout, name, y + layout.gap);
    for (const release of releases) {
      const middle = y + layout.pitch / 2;
      drawBar(pen, release, scale, today, middle, layout.bar);
      drawLabels(pen, layout, release, today, middle);
      y += layout.pitch;
    }
  }
  const x = scale.at(today);
  pen.line({ stroke: 'signal', width: weight.heavy }, [x, axis], [x, y + 8]);
  return y;
}

/** The years, and above them today; the lines of the years run down behind the bars. */
function drawAxis(
  pen: Pen,
  { size, right, isNarrow }: Layout,
  scale: Scale,
  today: string,
  top: number,
): number {
  const label = line({ voice: 'code', size }, `heute, ${shortMoment(today)}`);
  pen.write(label, [Math.min(scale.at(today) - label.width / 2, scale.right - label.width), top], {
    tone: 'signal',
    align: 'middle',
  });
  const y = top + label.height + size * 0.9;
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
    pen.write(line({ voice: 'code', size }, String(year)), [at + 8, y + size * 0.16], { tone: 'soft' });
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
function heightOf(layout: Layout, products: Product[]): number {
  const rows = products.reduce((count, { releases }) => count + releases.length, 0);
  return products.length * (layout.gap + nameHeight(layout)) + rows * layout.pitch + 8;
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
  { release, supportUntil: until }: Release,
  today: string,
  middle: number,
): void {
  const left = until ? time(until) - time(today) : Infinity;
  const isOver = left < 0;
  const label = line({ voice: 'code', size }, release);
  pen.write(label, [labels, middle - label.height / 2], { tone: isOver ? 'soft' : 'ink' });
  const end = until ? shortMoment(isNarrow ? until.slice(0, 7) : until) : 'offen';
  const ending = line({ voice: 'code', size }, end);
  pen.write(ending, [right - ending.width, middle - ending.height / 2], {
    tone: isOver ? 'soft' : left < NEAR ? 'signal' : 'ink',
    align: 'end',
  });
}

/** One release: cared for, security only, for payment, over, or without a promise. */
function drawBar(pen: Pen, release: Release, scale: Scale, today: string, y: number, height: number): void {
  const { from, supportUntil: until, activeUntil = until ?? today, paidUntil } = release;
  const top = Math.round(y - height / 2);
  const [start, turn, end] = [from, activeUntil, until ?? today].map(scale.at) as [number, number, number];
  /** What began before the axis does has its start torn off. */
  const outline = (end: number): Polygon => {
    const box = rectangle(start, top, end - start, height);
    const isCut = yearOf(from) < scale.years[0];
    return isCut ? [...box, [start + height / 3, top + height / 2]] : box;
  };
  if (paidUntil) {
    const inset = Math.round(height / 4);
    signs.paid(pen, rectangle(end, top + inset, scale.at(paidUntil) - end, height - 2 * inset));
  }
  if (until && time(until) < time(today)) {
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
  products: Product[],
  today: string,
  { left, right, before }: { left: number; right: number; before: number },
): Scale {
  const ends = products.flatMap(({ releases }) =>
    releases.map(({ paidUntil, supportUntil }) => paidUntil ?? supportUntil ?? today),
  );
  const years: Scale['years'] = [yearOf(today) - before, Math.max(...ends.map(yearOf)) + 1];
  const [start, end] = years.map((year) => time(`${year}-01-01`)) as [number, number];
  const at = (moment: string) => {
    const share = (time(moment) - start) / (end - start);
    return Math.round(left + Math.min(1, Math.max(0, share)) * (right - left));
  };
  return { years, left, right, at };
}
