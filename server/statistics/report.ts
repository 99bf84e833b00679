import type { DailySum, Measure } from './sums.ts';

/** By measure; one that does not occur has none. */
type Counts = Partial<Record<string, number>>;
type Columns = [heading: string, measure: Measure][];

const DAYS: Columns = [
  ['Einstiege', 'view'],
  ['weiter', 'further'],
  ['Kontakt', 'kontakt'],
  ['Nachrichten', 'message'],
  ['Robots', 'robot'],
];
const PAGES: Columns = [
  ['Einstiege', 'view'],
  ['weiter', 'further'],
  ['zum Kontakt', 'to-kontakt'],
  ['Robots', 'robot'],
];
const REFERRERS: Columns = [['Einstiege', 'referrer']];

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

/** The sums of these days, for the terminal. */
export function formatReport(sums: DailySum[], days: string[]): string {
  const total = countBy(sums, () => '').get('') ?? {};
  const byDay = countBy(sums, ({ day }) => day);
  const pages = countBy(sums, ({ subject }) => (subject.startsWith('/') ? subject : undefined));
  const referrers = countBy(sums, ({ measure, subject }) => (measure === 'referrer' ? subject : undefined));
  const most = Math.max(1, ...[...byDay.values()].map(visitsOf));
  const held = total.held ? ` (und ${number(total.held)} zurückgehalten)` : '';
  const lines = days.map((day): [string, Counts] => [day, byDay.get(day) ?? {}]);
  const tables = [
    table('Tag', lines, DAYS, (counts) => '█'.repeat(Math.round((visitsOf(counts) / most) * BAR))),
    `${number(visitsOf(total))} Seiten → ${number(total.kontakt)} × Kontakt geöffnet → ` +
      `${number(total.message)} Nachrichten${held}`,
    table('Seite', mostOf(pages, visitsOf), PAGES),
    table(
      'Woher',
      mostOf(referrers, ({ referrer = 0 }) => referrer),
      REFERRERS,
    ),
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
  lines: [name: string, counts: Counts][],
  columns: Columns,
  chart: (counts: Counts) => string = () => '',
): string {
  const width = Math.max(heading.length, ...lines.map(([name]) => name.length));
  const row = (name: string, cells: string[], drawn = '') =>
    [name.padEnd(width), ...cells.map((cell, i) => cell.padStart(columns[i]![0].length)), drawn]
      .join('  ')
      .trimEnd();
  const head = columns.map(([name]) => name);
  const body = lines.map(([name, counts]) =>
    row(
      name,
      columns.map(([, measure]) => number(counts[measure])),
      chart(counts),
    ),
  );
  return [row(heading, head), ...body].join('\n');
}
