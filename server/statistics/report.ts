import type { DailySum, Measure } from './sums.ts';

/** By measure; one that does not occur has none. */
type Counts = Partial<Record<string, number>>;
type Line = [name: string, counts: Counts];
/** By heading. */
type Columns = Record<string, Measure>;

const DAYS: Columns = {
  Einstiege: 'view',
  weiter: 'further',
  Kontakt: 'kontakt',
  Nachrichten: 'message',
  Robots: 'robot',
};
const PAGES: Columns = { Einstiege: 'view', weiter: 'further', 'zum Kontakt': 'to-kontakt', Robots: 'robot' };
const REFERRERS: Columns = { Einstiege: 'referrer' };

const MOST_LINES = 20;
/** Longest bar, in characters. */
const BAR = 24;

const EXPLANATION =
  'Einstiege: von Menschen geöffnete Seiten. weiter: innerhalb der Website geöffnet oder beim Zeigen auf einen ' +
  'Link schon geladen. Kontakt: Kontaktseite geöffnet. zum Kontakt: von dieser Seite dorthin.';

const NUMBER = new Intl.NumberFormat('de-DE');
const number = (value = 0) => NUMBER.format(value);

/** Documents, and pages within the application. */
const visitsOf = ({ view = 0, further = 0 }: Counts) => view + further;
const referralsOf = ({ referrer = 0 }: Counts) => referrer;

/** The sums of these days, for the terminal. */
export function formatReport(sums: DailySum[], days: string[]): string {
  const total = countBy(sums, () => '').get('') ?? {};
  const byDay = countBy(sums, ({ day }) => day);
  const pages = countBy(sums, ({ subject }) => (subject.startsWith('/') ? subject : undefined));
  const referrers = countBy(sums, ({ measure, subject }) => (measure === 'referrer' ? subject : undefined));
  const most = Math.max(1, ...[...byDay.values()].map(visitsOf));
  const held = total.held ? ` (und ${number(total.held)} zurückgehalten)` : '';
  const lines = days.map((day): Line => [day, byDay.get(day) ?? {}]);
  const tables = [
    table('Tag', lines, DAYS, (counts) => '█'.repeat(Math.round((visitsOf(counts) / most) * BAR))),
    `${number(visitsOf(total))} Seiten → ${number(total.kontakt)} × Kontakt geöffnet → ` +
      `${number(total.message)} Nachrichten${held}`,
    table('Seite', mostOf(pages, visitsOf), PAGES),
    table('Woher', mostOf(referrers, referralsOf), REFERRERS),
    EXPLANATION,
  ];
  return tables.join('\n\n');
}

function countBy(sums: DailySum[], nameOf: (sum: DailySum) => string | undefined): Map<string, Counts> {
  const counts = new Map<string, Counts>();
  for (const sum of sums) {
    const name = nameOf(sum);
    if (name === undefined) continue;
    const line = counts.get(name) ?? {};
    line[sum.measure] = (line[sum.measure] ?? 0) + sum.amount;
    counts.set(name, line);
  }
  return counts;
}

const mostOf = (lines: Map<string, Counts>, size: (counts: Counts) => number) =>
  [...lines].toSorted(([, a], [, b]) => size(b) - size(a)).slice(0, MOST_LINES);

function table(
  heading: string,
  lines: Line[],
  columns: Columns,
  chart: (counts: Counts) => string = () => '',
): string {
  const headings = Object.keys(columns);
  const rows = lines.map(([name, counts]) => [
    name,
    ...Object.values(columns).map((measure) => number(counts[measure])),
    chart(counts),
  ]);
  const width = Math.max(...[heading, ...lines.map(([name]) => name)].map(({ length }) => length));
  const pad = ([name = '', ...cells]: string[]) =>
    [name.padEnd(width), ...cells.map((cell, i) => cell.padStart(headings[i]?.length ?? 0))].join('  ');
  return [[heading, ...headings], ...rows].map((row) => pad(row).trimEnd()).join('\n');
}
