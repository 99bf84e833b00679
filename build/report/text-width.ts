/** Advance widths of Arial, in which search engines set their results, in thousandths of the size. */
const WIDTHS: [width: number, characters: string][] = [
  [191, "'"],
  [222, 'ijl’‘‚'],
  [260, '|'],
  [278, ' !,./:;I[]\\ft\u00A0'],
  [333, '()-`r„“”·'],
  [355, '"'],
  [389, '*'],
  [469, '^'],
  [500, 'Jcksvxyz'],
  [584, '+<=>~×'],
  [611, 'FTZß'],
  [667, '&ABEKPSVXY'],
  [722, 'CDHNRUw'],
  [778, 'GOQ'],
  [833, 'Mm'],
  [889, '%'],
  [944, 'W'],
  [1000, '—…'],
  [1015, '@'],
];
/** Digits and most small letters. */
const USUAL = 556;
const widthOfCharacter = new Map(
  WIDTHS.flatMap(([width, characters]) => [...characters].map((character) => [character, width] as const)),
);

/** In pixels, at a font size in pixels. An accent does not make a letter wider. */
export function widthOf(text: string, size: number): number {
  const letters = [...text.normalize('NFD').replace(/\p{M}/gu, '')];
  const sum = letters.reduce((total, letter) => total + (widthOfCharacter.get(letter) ?? USUAL), 0);
  return Math.round((sum * size) / 1000);
}

/** Cut behind a word, as search engines do, so that it fits with its dots. */
export function cutToWidth(text: string, size: number, limit: number): string {
  if (widthOf(text, size) <= limit) return text;
  const words = text.split(' ');
  while (words.length > 1 && widthOf(`${words.join(' ')} …`, size) > limit) words.pop();
  return `${words.join(' ').replace(/[\s,;:–-]+$/, '')} …`;
}
