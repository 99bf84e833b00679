import { type Line, type Summary, visitsOf } from './summary.ts';

const NUMBER = new Intl.NumberFormat('de-DE');
const number = (value: number) => NUMBER.format(value);

/** Longest bar, in characters; each has eight steps. */
const BAR = 24;
const STEPS = ' ▏▎▍▌▋▊▉';

const MOST_LINES = 20;

/** What a column shows of a line. */
const COLUMNS: Record<'days' | 'pages' | 'referrers', [heading: string, value: (line: Line) => number][]> = {
  days: [
    ['Einstiege', ({ sums }) => sums.view],
    ['weiter', ({ sums }) => sums.further],
    ['Kontakt', ({ sums }) => sums.kontakt],
    ['Nachrichten', ({ sums }) => sums.message],
    ['Robots', ({ sums }) => sums.robot],
  ],
  pages: [
    ['Einstiege', ({ sums }) => sums.view],
    ['weiter', ({ sums }) => sums.further],
    ['zum Kontakt', ({ sums }) => sums['to-kontakt']],
    ['Robots', ({ sums }) => sums.robot],
  ],
  referrers: [['Einstiege', ({ sums }) => sums.referrer]],
};

const EXPLANATION =
  'Einstiege: von Menschen geöffnete Seiten. weiter: innerhalb der Website geöffnet oder beim Zeigen auf einen ' +
  'Link schon geladen. Kontakt: Kontaktseite geöffnet. zum Kontakt: von dieser Seite dorthin.';

/** For the terminal. */
export function formatSummary({ days, pages, referrers, total }: Summary): string {
  const most = Math.max(1, ...days.map(({ sums }) => visitsOf(sums)));
  const chart = (line: Line) => bar(visitsOf(line.sums) / most);
  const path = [
    `${number(visitsOf(total))} Seiten`,
    `${number(total.kontakt)} × Kontakt geöffnet`,
    `${number(total.message)} Nachrichten${total.held > 0 ? ` (und ${number(total.held)} zurückgehalten)` : ''}`,
  ];
  return [
    table('Tag', days.map(withGermanDay), COLUMNS.days, chart),
    path.join(' → '),
    table('Seite', pages.slice(0, MOST_LINES), COLUMNS.pages),
    ...(referrers.length > 0 ? [table('Woher', referrers.slice(0, MOST_LINES), COLUMNS.referrers)] : []),
    EXPLANATION,
  ].join('\n\n');
}

const withGermanDay = ({ subject, sums }: Line): Line => ({
  subject: subject.split('-').toReversed().join('.'),
  sums,
});

function table(
  heading: string,
  lines: Line[],
  columns: (typeof COLUMNS)['days'],
  chart: (line: Line) => string = () => '',
): string {
  const width = Math.max(heading.length, ...lines.map(({ subject }) => subject.length));
  const row = (first: string, cells: string[], drawn: string) =>
    [first.padEnd(width), ...cells.map((cell, i) => cell.padStart(Math.max(7, columns[i]![0].length))), drawn]
      .join('  ')
      .trimEnd();
  const head = row(
    heading,
    columns.map(([name]) => name),
    '',
  );
  return [
    head,
    ...lines.map((line) =>
      row(
        line.subject,
        columns.map(([, value]) => number(value(line))),
        chart(line),
      ),
    ),
  ].join('\n');
}

function bar(share: number): string {
  const eighths = Math.round(share * BAR * 8);
  return '█'.repeat(Math.floor(eighths / 8)) + STEPS[eighths % 8]!.trim();
}
