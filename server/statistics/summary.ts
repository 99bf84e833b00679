import { RATINGS, type Vital, VITALS } from '../../contract/field.ts';
import type { DailySum, Measure } from './types.ts';

/** A line of a table: what it is about, and its sums. */
export type Line = { subject: string; sums: Record<Measure, number> };

export type Summary = {
  /** Every day of the period, also one without a visit. */
  days: Line[];
  /** Most visited first. */
  pages: Line[];
  referrers: Line[];
  /** By kind of page; empty unless the owner measures. */
  vitals: Line[];
  total: Line['sums'];
};

export function summarise(sums: DailySum[], days: string[]): Summary {
  const byDay = new Map(days.map((day) => [day, noSums()]));
  const pages = new Map<string, Line['sums']>();
  const referrers = new Map<string, Line['sums']>();
  const vitals = new Map<string, Line['sums']>();
  const total = noSums();
  const tableOf = (measure: Measure, subject: string) => {
    if (measure === 'referrer') return referrers;
    if (vitalMeasures.includes(measure)) return vitals;
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
    vitals: linesOf(vitals).toSorted((a, b) => (a.subject < b.subject ? -1 : 1)),
    total,
  };
}

/** Documents, and pages within the application. */
export const visitsOf = ({ view, further }: Line['sums']) => view + further;

const vitalMeasures: Measure[] = VITALS.flatMap((vital) =>
  RATINGS.map((rating) => `${vital} ${rating}` as const),
);

/** How many of a hundred reports were good; `reportsOf` says how many reports there were. */
export function goodShareOf(sums: Line['sums'], vital: Vital): number {
  return Math.round((sums[`${vital} good`] / Math.max(1, reportsOf(sums, vital))) * 100);
}
export const reportsOf = (sums: Line['sums'], vital: Vital) =>
  RATINGS.reduce((count, rating) => count + sums[`${vital} ${rating}`], 0);

const linesOf = (table: Map<string, Line['sums']>): Line[] =>
  [...table].map(([subject, sums]) => ({ subject, sums }));

const noSums = (): Line['sums'] => ({
  ...(Object.fromEntries(vitalMeasures.map((measure) => [measure, 0])) as Line['sums']),
  view: 0,
  further: 0,
  robot: 0,
  referrer: 0,
  'to-kontakt': 0,
  kontakt: 0,
  message: 0,
  held: 0,
});
