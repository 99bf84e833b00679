import { table } from './frame.ts';
import { date, number } from './german.ts';
import { escapeXml } from '../../drawings/escape-xml.ts';
import type { ReportedPage } from './pages.ts';

const oldest = ({ sourcesRead }: ReportedPage) => sourcesRead.toSorted()[0]!;

/** Where to look again first. */
export function sourcesTable(pages: ReportedPage[]): string {
  const sourced = pages
    .filter(({ sourcesRead }) => sourcesRead.length > 0)
    .toSorted((a, b) => oldest(a).localeCompare(oldest(b)));
  if (sourced.length === 0) return '<p class="hinweis">Noch nennt keine Seite Belege.</p>';
  const rows = sourced.map(
    (page) =>
      `<tr><th scope="row">${escapeXml(page.path)}</th><td>${number(page.sourcesRead.length)}</td>` +
      `<td>${date(oldest(page))}</td></tr>`,
  );
  return table('Belege nach Alter', ['Seite', 'Gelesene Belege', 'Ältester gelesen am'], rows);
}
