import { date, kilobytes, number } from './german.ts';
import { descriptionLight, findingsOf, isOrphan, titleLight, totalWeight } from './judgement.ts';
import { escapeHtml } from '../output/escape-html.ts';
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

/** The whole report in one file that can be sent by mail. */
export function reportDocument(parts: ReportParts): string {
  const { pages, owner, origin, day, drawing, css, script, hasStatistics = false } = parts;
  return `<!DOCTYPE html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>Seitenbericht – ${escapeHtml(owner)}</title>
<style>${css}</style>
</head>
<body>
<header class="kopf">
  <div class="kopf__inhalt">
    <div class="kopf__text">
    <p class="marke">Seitenbericht · Suche</p>
    <h1>Wie die Suche diese Website sieht</h1>
    <p class="vorspann">Jede Seite so, wie sie in den Suchergebnissen erscheint, dazu Umfang, Verweise und Gewicht. Gemessen an der fertigen Website.${hasStatistics ? ' Wie oft sie gelesen wird, steht in den <a href="statistik.html">Zahlen</a>.' : ''}</p>
    </div>
    ${drawing}
    <dl class="title-block">
      ${field('Website', escapeHtml(new URL(origin).host))}
      ${field('Für', escapeHtml(owner))}
      ${field('Umfang', `${pages.length} Seiten`)}
      ${field('Stand', date(day))}
    </dl>
  </div>
</header>
<main>
  ${section('01', 'Auf einen Blick', tiles(pages))}
  ${section('02', 'Als Nächstes zu tun', findingList(pages))}
  ${section('03', 'Alle Seiten im Vergleich', `<p class="hinweis">Ein Klick auf eine Überschrift sortiert, ein Klick auf eine Seite führt zu ihrer Vorschau.</p>${overviewTable(pages)}`)}
  ${section('04', 'Vorschau in der Suche', `<p class="hinweis"><span class="breit">Die Maßlinie zeigt die Breite des Titels, die gestrichelte Marke die Stelle, ab der Suchmaschinen üblicherweise kürzen.</span> Suchmaschinen dürfen Titel und Beschreibung auch durch eigene ersetzen.</p>${pages.map(pageCard).join('')}`)}
  ${section('05', 'Belege nach Alter', sourcesTable(pages))}
</main>
<footer class="fuss">
  <p>Titel: Breite in Arial, 20 px; Richtwert höchstens 580 px. Beschreibung: Richtwert 120 bis 160 Zeichen. Verweise: andere Seiten, deren Text hierher führt; Kopf und Fuß der Website zählen nicht. Gewicht: mit Brotli übertragen, erster Aufruf, ohne die Schriften, die erst danach kommen.</p>
</footer>
<script>${script}</script>
</body>
</html>
`;
}

export const field = (label: string, value: string) => `<div><dt>${label}</dt><dd>${value}</dd></div>`;

export const section = (number: string, heading: string, content: string) => `
<section aria-labelledby="abschnitt-${number}">
  <h2 id="abschnitt-${number}"><span class="nummer" aria-hidden="true">${number}</span> ${heading}</h2>
  ${content}
</section>`;

function tiles(pages: ReportedPage[]): string {
  const count = (matches: (page: ReportedPage) => boolean) => pages.filter(matches).length;
  const ofAll = (good: number) => `${good} <small>von ${pages.length}</small>`;
  const without = pages.reduce((sum, { imagesWithoutAlt }) => sum + imagesWithoutAlt, 0);
  const weights = pages.map(totalWeight).toSorted((a, b) => a - b);
  const facts: [value: string, label: string][] = [
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
  const items = facts.map(([value, label]) => `<div><dd>${value}</dd><dt>${label}</dt></div>`);
  return `<dl class="kacheln">${items.join('')}</dl>`;
}

function findingList(pages: ReportedPage[]): string {
  const findings = findingsOf(pages);
  if (findings.length === 0) return '<p class="vorspann">Nichts: Alle Seiten liegen im Maß.</p>';
  const items = findings.map(
    ({ path, light, text }) =>
      `<li>${lamp(light)} <a href="#${cardId(path)}">${escapeHtml(path)}</a> <span>${escapeHtml(text)}</span></li>`,
  );
  return `<ul class="befunde">${items.join('')}</ul>`;
}
