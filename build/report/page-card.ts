import { date, kilo, kilobytes, number } from './german.ts';
import {
  DESCRIPTION,
  descriptionLight,
  descriptionWidth,
  isOrphan,
  type Light,
  TITLE,
  titleLight,
  titleWidth,
  totalWeight,
} from './judgement.ts';
import { escapeXml } from '../../drawings/escape-xml.ts';
import type { ReportedPage, Weight } from './pages.ts';
import { cutToWidth } from './text-width.ts';

export const cardId = (path: string) =>
  `seite-${path.replace(/^\/|\/$/g, '').replaceAll('/', '-') || 'start'}`;

export const lamp = (light: Light) => `<span class="ampel" data-licht="${light}">${light}</span>`;

/** A page as a search engine would show it, with its measures. */
export function pageCard(page: ReportedPage): string {
  const { path, title, description, weight } = page;
  return `
<article class="karte" id="${cardId(path)}">
  <div class="treffer">
    <p class="treffer__ort">${breadcrumb(page)}</p>
    <h3 class="treffer__titel">${escapeXml(cutToWidth(title, TITLE.size, TITLE.limit))}</h3>
    ${dimensionLine(titleWidth(page))}
    <p class="treffer__text">${escapeXml(cutToWidth(description, DESCRIPTION.size, DESCRIPTION.limit))}</p>
  </div>
  <dl class="masse">
    ${fact('Titel', `${title.length} Zeichen, ${titleWidth(page)} px`, titleLight(page))}
    ${fact('Beschreibung', `${description.length} Zeichen, ${descriptionWidth(page)} px`, descriptionLight(page))}
    ${fact('Verweise hierher', inbound(page), isOrphan(page) ? 'ändern' : undefined)}
    ${fact('Bilder', pictures(page), page.imagesWithoutAlt > 0 ? 'ändern' : undefined)}
    ${fact('Wörter', number(page.words))}
    ${fact('Letzte Änderung', date(page.lastChange))}
    ${fact('Gewicht', `${kilobytes(totalWeight(page))} <small>${parts(weight)}</small>`)}
  </dl>
</article>`;
}

const fact = (label: string, value: string, light?: Light) =>
  `<div><dt>${label}${light ? ` ${lamp(light)}` : ''}</dt><dd>${value}</dd></div>`;

const parts = ({ html, scripts, images }: Weight) =>
  `HTML ${kilo(html)} + Skripte ${kilo(scripts)} + Bilder ${kilo(images)}`;

function breadcrumb({ url }: ReportedPage): string {
  const { origin, pathname } = new URL(url, 'https://website/');
  return [origin, ...pathname.split('/').filter(Boolean).map(decodeURIComponent)].map(escapeXml).join(' › ');
}

/** In the scale of the title above it; the dashed mark is where search engines cut. */
function dimensionLine(width: number): string {
  const end = Math.min(width, 600);
  return `<svg class="masslinie" viewBox="0 0 600 14" aria-hidden="true"><path class="masslinie__grenze" d="M${TITLE.limit} 0v14"/><path d="M.5 2v10M${end} 2v10M.5 7H${end}M6.5 4l-6 3 6 3M${end - 6} 4l6 3-6 3"/></svg>`;
}

function inbound({ linkedFrom, inNavigation }: ReportedPage): string {
  const texts = `${number(linkedFrom.length)} ${linkedFrom.length === 1 ? 'Seite' : 'Seiten'}`;
  return inNavigation ? `${texts} + Navigation` : texts;
}

function pictures({ images, imagesWithoutAlt }: ReportedPage): string {
  if (images === 0) return 'keine';
  const all = number(images);
  return imagesWithoutAlt === 0
    ? `${all}, mit Alternativtext`
    : `${all}, ${imagesWithoutAlt} ohne Alternativtext`;
}
