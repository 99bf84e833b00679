/** Days on an axis of years. */

/** As JJJJ-MM-TT. */
export type Day = string;

/** How long one release is cared for; what is missing was never promised. */
export type Span = {
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

export type Scale = {
  /** First and last year of the axis; the last one is where it ends. */
  years: [first: number, last: number];
  left: number;
  right: number;
  at: (day: Day) => number;
};

const yearOf = (day: Day) => Number(day.slice(0, 4));
const time = (day: Day) => Date.parse(day);

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
