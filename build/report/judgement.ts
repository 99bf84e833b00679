import type { ReportedPage } from './pages.ts';
import { widthOf } from './text-width.ts';

/** Green, amber and red, each with a word: colour alone says nothing to many readers. */
export type Light = 'passt' | 'prüfen' | 'ändern';

export type Finding = { path: string; light: Exclude<Light, 'passt'>; text: string };

/** Room in a search result on a desktop screen. No search engine promises it; these are common values. */
export const TITLE = { size: 20, limit: 580 };
/** Two lines, less the date that stands before many texts. */
export const DESCRIPTION = { size: 14, limit: 920 };
const SHORT_TITLE = 25;
const SHORT_DESCRIPTION = 120;
const HEAVY = 200 * 1024;

export const titleWidth = ({ title }: ReportedPage) => widthOf(title, TITLE.size);
export const descriptionWidth = ({ description }: ReportedPage) => widthOf(description, DESCRIPTION.size);
export const totalWeight = ({ weight }: ReportedPage) => weight.html + weight.scripts + weight.images;
export const isOrphan = ({ linkedFrom, inNavigation }: ReportedPage) =>
  linkedFrom.length === 0 && !inNavigation;

export function titleLight(page: ReportedPage): Light {
  if (page.title === '' || titleWidth(page) > TITLE.limit * 1.15) return 'ändern';
  return titleWidth(page) > TITLE.limit || page.title.length < SHORT_TITLE ? 'prüfen' : 'passt';
}

export function descriptionLight(page: ReportedPage): Light {
  const { length } = page.description;
  if (length < SHORT_DESCRIPTION / 2) return 'ändern';
  const isOutside = length < SHORT_DESCRIPTION || descriptionWidth(page) > DESCRIPTION.limit;
  return isOutside ? 'prüfen' : 'passt';
}

/** What the owner could do next, the urgent first. */
export function findingsOf(pages: ReportedPage[]): Finding[] {
  const findings = pages.flatMap((page) => {
    const found: [light: Light, text: string][] = [
      [titleLight(page), titleAdvice(page)],
      [descriptionLight(page), descriptionAdvice(page)],
      [isOrphan(page) ? 'ändern' : 'passt', 'Keine andere Seite verweist hierher.'],
      [
        page.imagesWithoutAlt > 0 ? 'ändern' : 'passt',
        `Bilder ohne Alternativtext: ${page.imagesWithoutAlt}.`,
      ],
      [totalWeight(page) > HEAVY ? 'prüfen' : 'passt', 'Die Seite wiegt beim ersten Aufruf mehr als 200 KB.'],
    ];
    return found.flatMap(([light, text]) => (light === 'passt' ? [] : [{ path: page.path, light, text }]));
  });
  return findings.toSorted((a, b) => Number(b.light === 'ändern') - Number(a.light === 'ändern'));
}

function titleAdvice(page: ReportedPage): string {
  if (page.title === '') return 'Der Titel fehlt.';
  return titleWidth(page) > TITLE.limit
    ? `Der Titel ist ${titleWidth(page) - TITLE.limit} Pixel zu breit und wird gekürzt.`
    : 'Der Titel ist sehr kurz.';
}

function descriptionAdvice(page: ReportedPage): string {
  if (page.description === '') return 'Die Beschreibung fehlt.';
  return descriptionWidth(page) > DESCRIPTION.limit
    ? `Die Beschreibung ist ${descriptionWidth(page) - DESCRIPTION.limit} Pixel zu breit und wird gekürzt.`
    : 'Die Beschreibung nutzt den Platz nicht aus.';
}
