import type { DailySum, Measure } from './sums.ts';

/** A line of a table: what it is about, and its sums. */
export type Line = { subject: string; sums: Record<Measure, number> };

export type Summary = {
  /** Every day of the period, also one without a visit. */
  days: Line[];
  /** Most visited first. */
  pages: Line[];
  referrers: Line[];
  total: Line['sums'];
};

export function summarise(sums: DailySum[], days: string[]): Summary {
  const byDay = new Map(days.map((day) => [day, noSums()]));
  const pages = new Map<string, Line['sums']>();
  const referrers = new Map<string, Line['sums']>();
  const total = noSums();
  const tableOf = (measure: Measure, subject: string) => {
    if (measure === 'referrer') return referrers;
    return subject.startsWith('/') ? pages : undefined;
  };
  for (const { day, measure: name, subject, amount } of sums) {
    const measure = name as Measure;
    const ofDay = byDay.get(day);
    // A version to come may count what this one does not know.
    if (!ofDay || !(measure in total)) continue;
    ofDay[measure] += amount;
    total[measure] += amount;
    const table = tableOf(measure, subject);
    if (!table) continue;
    const line = table.get(subject) ?? noSums();
    line[measure] += amount;
    table.set(subject, line);
  }
  return {
    days: linesOf(byDay),
    pages: linesOf(pages).toSorted((a, b) => visitsOf(b.sums) - visitsOf(a.sums)),
    referrers: linesOf(referrers).toSorted((a, b) => b.sums.referrer - a.sums.referrer),
    total,
  };
}

/** Documents, and pages within the application. */
export const visitsOf = ({ view, further }: Line['sums']) => view + further;

const linesOf = (table: Map<string, Line['sums']>): Line[] =>
  [...table].map(([subject, sums]) => ({ subject, sums }));

const noSums = (): Line['sums'] => ({
  view: 0,
  further: 0,
  robot: 0,
  referrer: 0,
  'to-kontakt': 0,
  kontakt: 0,
  message: 0,
  held: 0,
});
