import { table } from './frame.ts';
import { date, kilobytes, number } from './german.ts';
import {
  descriptionLight,
  descriptionWidth,
  isOrphan,
  titleLight,
  titleWidth,
  totalWeight,
} from './judgement.ts';
import { escapeXml } from '../../drawings/escape-xml.ts';
import { cardId, lamp } from './page-card.ts';
import type { ReportedPage } from './pages.ts';

type Column = {
  heading: string;
  /** What the column is sorted by. */
  value: (page: ReportedPage) => string | number;
  show: (page: ReportedPage) => string;
};

const COLUMNS: Column[] = [
  { heading: 'Titel', value: titleWidth, show: (page) => `${titleWidth(page)} px ${lamp(titleLight(page))}` },
  {
    heading: 'Beschreibung',
    value: descriptionWidth,
    show: (page) => `${descriptionWidth(page)} px ${lamp(descriptionLight(page))}`,
  },
  { heading: 'Wörter', value: ({ words }) => words, show: ({ words }) => number(words) },
  {
    heading: 'Verweise',
    value: ({ linkedFrom }) => linkedFrom.length,
    show: (page) => (isOrphan(page) ? `0 ${lamp('ändern')}` : number(page.linkedFrom.length)),
  },
  { heading: 'Gewicht', value: totalWeight, show: (page) => kilobytes(totalWeight(page)) },
  {
    heading: 'Geändert',
    value: ({ lastChange = '' }) => lastChange,
    show: ({ lastChange }) => date(lastChange),
  },
];

/** All pages side by side; a click on a heading sorts. */
export function overviewTable(pages: ReportedPage[]): string {
  const headings = ['Seite', ...COLUMNS.map(({ heading }) => heading)];
  const rows = pages.map((page) => {
    const cells = COLUMNS.map(
      ({ value, show }) => `<td data-wert="${escapeXml(String(value(page)))}">${show(page)}</td>`,
    );
    const name = `<a href="#${cardId(page.path)}">${escapeXml(page.path)}</a>`;
    return `<tr><th scope="row" data-wert="${escapeXml(page.path)}">${name}</th>${cells.join('')}</tr>`;
  });
  const buttons = headings.map((heading) => `<button type="button">${heading}</button>`);
  return table('Tabelle aller Seiten', buttons, rows);
}
