/** Small signs of 56 × 56 units: an outline, and areas that are shaded. */
import { hatch, polygon, relativeMoves } from './svg-path.ts';
import type { Point } from './svg-path.ts';
import { picture, pictureNames } from './picture-files.ts';

export const iconNames = pictureNames('zeichen');

export const SIZE = 56;

function partsOf(name: string) {
  const svg = picture(`zeichen/${name}`);
  const areas = [...svg.matchAll(/ points="([^"]*)"/g)].map(([, points]) =>
    points!.split(/\s+/).map((point) => point.split(',').map(Number) as unknown as Point),
  );
  const outline = [...svg.matchAll(/ d="([^"]*)"/g)].map(([, data]) => data).join('');
  return { outline, areas };
}

/** The same as a sign in a thumbnail: shaded areas are filled, because lines would be too fine. */
export function sign(name: string): { outline: string; areas: string } {
  const { outline, areas } = partsOf(name);
  return { outline, areas: relativeMoves(areas.map((area) => polygon(...area)).join('')) };
}

/** Colour is the text's; the card says beside it what the picture shows. A smaller scale leaves air around it. */
export function icon(name: string, scale = 1): string {
  const { outline, areas } = partsOf(name);
  const width = Math.round(SIZE / scale);
  const margin = (SIZE - width) / 2;
  return `<svg class="icon" viewBox="${margin} ${margin} ${width} ${width}" aria-hidden="true"><path d="${outline}"/><path stroke-width=".8" d="${areas.map((area) => hatch(4, area)).join('')}"/></svg>`;
}
