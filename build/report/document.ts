import { field, framed, section, tiles } from './frame.ts';
import { date, kilobytes, number } from './german.ts';
import { descriptionLight, findingsOf, isOrphan, titleLight, totalWeight } from './judgement.ts';
import { escapeXml } from '../../drawings/escape-xml.ts';
import { overviewTable } from './overview.ts';
import { cardId, lamp, pageCard } from './page-card.ts';
import type { ReportedPage } from './pages.ts';
import { sourcesTable } from './sources-table.ts';

export type ReportParts = {
  pages: ReportedPage[];
  /** Whose site it is, and where. */
  owner: string;
  origin: string;
  /** JJJJ-MM-TT */
  day: string;
  drawing: string;
  css: string;
  script: string;
  /** Whether statistik.html lies beside it. */
  hasStatistics?: boolean;
};

/** How the search sees the site. */
export function reportDocument(parts: ReportParts): string {
  const { pages, owner, origin, day, drawing, css, script, hasStatistics = false } = parts;
  const numbers = ' Wie oft sie gelesen wird, steht in den <a href="statistik.html">Zahlen</a>.';
  return framed({
    name: 'Seitenbericht',
    subject: 'Suche',
    heading: 'Wie die Suche diese Website sieht',
    lead: `Jede Seite so, wie sie in den Suchergebnissen erscheint, dazu Umfang, Verweise und Gewicht. Gemessen an der fertigen Website.${hasStatistics ? numbers : ''}`,
    drawing,
    owner,
    origin,
    facts: [field('Umfang', `${pages.length} Seiten`), field('Stand', date(day))],
    sections: [
      section('01', 'Auf einen Blick', tiles(factsOf(pages))),
      section('02', 'Als Nächstes zu tun', findingList(pages)),
      section(
        '03',
        'Alle Seiten im Vergleich',
        `<p class="hinweis">Ein Klick auf eine Überschrift sortiert, ein Klick auf eine Seite führt zu ihrer Vorschau.</p>${overviewTable(pages)}`,
      ),
      section(
        '04',
        'Vorschau in der Suche',
        `<p class="hinweis"><span class="breit">Die Maßlinie zeigt die Breite des Titels, die gestrichelte Marke die Stelle, ab der Suchmaschinen üblicherweise kürzen.</span> Suchmaschinen dürfen Titel und Beschreibung auch durch eigene ersetzen.</p>${pages.map(pageCard).join('')}`,
      ),
      section('05', 'Belege nach Alter', sourcesTable(pages)),
    ],
    foot: 'Titel: Breite in Arial, 20 px; Richtwert höchstens 580 px. Beschreibung: Breite in Arial, 14 px; Richtwert mindestens 120 Zeichen, höchstens 920 px. Verweise: andere Seiten, deren Text hierher führt; Kopf und Fuß der Website zählen nicht. Gewicht: mit Brotli übertragen, erster Aufruf, ohne die Schriften, die erst danach kommen.',
    css,
    script,
  });
}

function factsOf(pages: ReportedPage[]): [value: string, label: string][] {
  const count = (matches: (page: ReportedPage) => boolean) => pages.filter(matches).length;
  const ofAll = (good: number) => `${good} <small>von ${pages.length}</small>`;
  const without = pages.reduce((sum, { imagesWithoutAlt }) => sum + imagesWithoutAlt, 0);
  const weights = pages.map(totalWeight).toSorted((a, b) => a - b);
  return [
    [ofAll(count((page) => titleLight(page) === 'passt')), 'Titel im Maß'],
    [ofAll(count((page) => descriptionLight(page) === 'passt')), 'Beschreibungen im Maß'],
    [number(count(isOrphan)), 'verwaiste Seiten'],
    [number(without), 'Bilder ohne Alternativtext'],
    [number(pages.reduce((sum, { words }) => sum + words, 0)), 'Wörter insgesamt'],
    [
      kilobytes(weights[Math.floor(weights.length / 2)] ?? 0),
      `je Seite (Median), höchstens ${kilobytes(weights.at(-1) ?? 0)}`,
    ],
  ];
}

function findingList(pages: ReportedPage[]): string {
  const findings = findingsOf(pages);
  if (findings.length === 0) return '<p class="vorspann">Nichts: Alle Seiten liegen im Maß.</p>';
  const items = findings.map(
    ({ path, light, text }) =>
      `<li>${lamp(light)} <a href="#${cardId(path)}">${escapeXml(path)}</a> <span>${escapeXml(text)}</span></li>`,
  );
  return `<ul class="befunde">${items.join('')}</ul>`;
}
