import { type Line, summarise, visitsOf } from '../../server/statistics/summary.ts';
import { COLUMNS, EXPLANATION, withGermanDay } from '../../server/statistics/table.ts';
import { type DailySum, daysBefore } from '../../server/statistics/sums.ts';
import { escapeXml } from '../../drawings/escape-xml.ts';
import { field, framed, section, table, tiles } from './frame.ts';
import { date, number } from './german.ts';

type Parts = { sums: DailySum[]; owner: string; origin: string; css: string };

const MOST_DAYS = 90;
/** Of the drawing; the page stretches it. */
const COLUMN = 10;
const HEIGHT = 100;

/** What the server has counted. */
export function statisticsDocument({ sums, owner, origin, css }: Parts): string {
  const last = sums.at(-1)!.day;
  const first = [sums[0]!.day, daysBefore(last, MOST_DAYS - 1)].toSorted().at(-1)!;
  const days: string[] = [];
  for (let day = first; day <= last; day = daysBefore(day, -1)) days.push(day);
  const summary = summarise(sums, days);
  const { total } = summary;
  const way: [number, string][] = [
    [visitsOf(total), 'Seiten gelesen'],
    [total.kontakt, 'Kontakt geöffnet'],
    [total.message, 'Nachrichten'],
    [total.robot, 'Aufrufe von Robots'],
  ];
  return framed({
    name: 'Zahlen',
    subject: 'Besuch',
    heading: 'Was gelesen wird und zu Nachrichten führt',
    lead: 'Vom Server gezählt, als Summen je Tag: ohne Cookie, ohne Skript, ohne Angaben zu Personen.',
    owner,
    origin,
    facts: [field('Von', date(first)), field('Bis', date(last))],
    sections: [
      section('01', 'Der Weg zur Nachricht', tiles(way.map(([value, label]) => [number(value), label]))),
      section(
        '02',
        'Tag für Tag',
        `${chart(summary.days)}${sumsTable('Tag', summary.days.toReversed().map(withGermanDay), COLUMNS.days)}`,
      ),
      section('03', 'Seiten', sumsTable('Seite', summary.pages, COLUMNS.pages)),
      section(
        '04',
        'Woher',
        summary.referrers.length > 0
          ? sumsTable('Website', summary.referrers, COLUMNS.referrers)
          : '<p class="hinweis">Noch kam niemand über einen Verweis.</p>',
      ),
    ],
    foot: EXPLANATION,
    css,
  });
}

/** A column for each day, with a foot of another colour where a message came. */
function chart(days: Line[]): string {
  const most = Math.max(1, ...days.map(({ sums }) => visitsOf(sums)));
  const columns = days.map(({ sums }, index) => {
    const height = Math.round((visitsOf(sums) / most) * HEIGHT * 10) / 10;
    const at = `x="${index * COLUMN + 1}" width="${COLUMN - 2}"`;
    const foot = sums.message > 0 ? `<rect class="nachricht" ${at} y="${HEIGHT - 4}" height="4"/>` : '';
    return `<rect ${at} y="${HEIGHT - height}" height="${height}"/>${foot}`;
  });
  return (
    `<svg class="tage" role="img" aria-label="Seiten je Tag, höchstens ${number(most)}; farbig am Fuß: Tage mit Nachrichten" ` +
    `viewBox="0 0 ${days.length * COLUMN} ${HEIGHT}" preserveAspectRatio="none">${columns.join('')}</svg>`
  );
}

function sumsTable(heading: string, lines: Line[], columns: (typeof COLUMNS)['days']): string {
  const rows = lines.map((line) => {
    const cells = columns.map(([, value]) => `<td>${number(value(line))}</td>`);
    return `<tr><th scope="row">${escapeXml(line.subject)}</th>${cells.join('')}</tr>`;
  });
  return table(heading, [heading, ...columns.map(([name]) => name)], rows);
}
