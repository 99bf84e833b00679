import type { ReportedPage } from './pages.ts';

/** Room in a search result on a desktop screen, in pixels. No search engine promises it; these are common values. */
const TITLE = { size: 20, room: 580, shortest: 25 };
/** Two lines, less the date that stands before many texts. */
const DESCRIPTION = { size: 14, room: 920, shortest: 120 };
const HEAVY = 200 * 1024;

export const titleWidth = ({ title }: ReportedPage) => widthOf(title, TITLE.size);
export const descriptionWidth = ({ description }: ReportedPage) => widthOf(description, DESCRIPTION.size);

/** What the owner could do about a page, the urgent first. */
export function findingsOf(page: ReportedPage): string[] {
  const { title, description, linkedFrom, inNavigation, weight } = page;
  const tooWide = (width: number, room: number) => `ist ${width - room} Pixel zu breit und wird gekürzt.`;
  return [
    linkedFrom.length === 0 && !inNavigation && 'Keine andere Seite verweist hierher.',
    titleWidth(page) > TITLE.room && `Der Titel ${tooWide(titleWidth(page), TITLE.room)}`,
    title.length < TITLE.shortest && 'Der Titel ist sehr kurz.',
    descriptionWidth(page) > DESCRIPTION.room &&
      `Die Beschreibung ${tooWide(descriptionWidth(page), DESCRIPTION.room)}`,
    description.length < DESCRIPTION.shortest && 'Die Beschreibung nutzt den Platz nicht aus.',
    weight > HEAVY && 'Die Seite wiegt beim ersten Aufruf mehr als 200 KB.',
  ].filter((finding) => finding !== false);
}

/** Advance widths of Arial, in which search engines set their results, in thousandths of the size. */
const WIDTHS: [width: number, characters: string][] = [
  [222, "'ijl|’‘‚"],
  [278, ' !,./:;I[]\\ft\u00A0'],
  [333, '()-`r„“”·"'],
  [500, 'Jcksvxyz*^'],
  [611, 'FTZß+<=>~×'],
  [667, '&ABEKPSVXY'],
  [722, 'CDHNRUw'],
  [778, 'GOQ'],
  [861, 'Mm%'],
  [1000, 'W—…@'],
];
/** Digits and most small letters. */
const USUAL = 556;

/** In pixels, at a font size in pixels. An accent does not make a letter wider. */
export function widthOf(text: string, size: number): number {
  const letters = [...text.normalize('NFD').replace(/\p{M}/gu, '')];
  const widths = letters.map((letter) => WIDTHS.find(([, some]) => some.includes(letter))?.[0] ?? USUAL);
  return Math.round((widths.reduce((sum, width) => sum + width, 0) * size) / 1000);
}
