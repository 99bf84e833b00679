import type { DailySum, Measure } from './sums.ts';

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

const EXPLANATION =
  'Einstiege: von Menschen geöffnete Seiten. weiter: innerhalb der Website geöffnet oder beim Zeigen auf einen ' +
  'Link schon geladen. Kontakt: Kontaktseite geöffnet. zum Kontakt: von dieser Seite dorthin.';

const NUMBER = new Intl.NumberFormat('de-DE');

/** The sums of these days, for the terminal. */
export function formatReport(sums: DailySum[], days: string[]): string {
  const ofPages = sums.filter(({ subject }) => subject.startsWith('/'));
  const ofReferrers = sums.filter(({ measure }) => measure === 'referrer');
  const total = (...measures: Measure[]) => NUMBER.format(amountOf(sums, ...measures));
  const tables = [
    table('Tag', days, DAYS, (day) => sums.filter((sum) => sum.day === day)),
    `${total('view', 'further')} Seiten → ${total('kontakt')} × Kontakt geöffnet → ` +
      `${total('message')} Nachrichten (und ${total('held')} zurückgehalten)`,
    tableBySubject('Seite', PAGES, ofPages, 'view', 'further'),
    tableBySubject('Woher', REFERRERS, ofReferrers, 'referrer'),
    EXPLANATION,
  ];
  return tables.join('\n\n');
}

const amountOf = (sums: DailySum[], ...measures: string[]) =>
  sums.reduce((amount, sum) => (measures.includes(sum.measure) ? amount + sum.amount : amount), 0);

/** The subjects with most of these measures. */
function tableBySubject(heading: string, columns: Columns, sums: DailySum[], ...measures: Measure[]): string {
  const bySubject = Map.groupBy(sums, ({ subject }) => subject);
  const sizeOf = (subject: string) => amountOf(bySubject.get(subject)!, ...measures);
  const subjects = [...bySubject.keys()].toSorted((a, b) => sizeOf(b) - sizeOf(a)).slice(0, MOST_LINES);
  return table(heading, subjects, columns, (subject) => bySubject.get(subject)!);
}

function table(
  heading: string,
  names: string[],
  columns: Columns,
  sumsOf: (name: string) => DailySum[],
): string {
  const headings = Object.keys(columns);
  const rows = names.map((name) => {
    const sums = sumsOf(name);
    return [name, ...Object.values(columns).map((measure) => NUMBER.format(amountOf(sums, measure)))];
  });
  const width = Math.max(...[heading, ...names].map(({ length }) => length));
  const line = ([name = '', ...cells]: string[]) =>
    [name.padEnd(width), ...cells.map((cell, i) => cell.padStart(headings[i]!.length))].join('  ');
  return [[heading, ...headings], ...rows].map(line).join('\n');
}
