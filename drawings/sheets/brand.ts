import { createRequire } from 'node:module';
import type { SimpleIcon } from 'simple-icons';
import { kept, recipeOf } from '../../cache/kept.ts';
import type { Box } from './geometry.ts';

const VIEW = 24;
const require = createRequire(import.meta.url);
const recipe = recipeOf('drawings/sheets/brand.ts');
const icons = new Map<string, SimpleIcon | null>();

/** Kept one by one: to load all 3,400 takes longer than to read an edited text. */
function iconOf(slug: string): SimpleIcon | null {
  const known = icons.get(slug);
  if (known !== undefined) return known;
  const found = JSON.parse(kept(recipe, slug, () => JSON.stringify(find(slug)))) as SimpleIcon | null;
  icons.set(slug, found);
  return found;
}

function find(slug: string): SimpleIcon | null {
  const all = require('simple-icons') as Record<string, SimpleIcon>;
  return Object.values(all).find((icon) => icon.slug === slug) ?? null;
}

/** A brand mark of simple-icons in one tone, scaled into the box. */
export function brandMark(slug: string, box: Box, tone: string): string {
  const { transform, data } = brandPath(slug, box);
  return `<path fill="${tone}" transform="${transform}" d="${data}"/>`;
}

export function brandPath(slug: string, { x, y, width }: Box): { transform: string; data: string } {
  const scale = Math.round((width / VIEW) * 1000) / 1000;
  return { transform: `translate(${x} ${y})scale(${scale})`, data: brandOf(slug).path };
}

/** Whether there is such a mark, and a company may show it. */
export function isBrand(slug: string): boolean {
  const icon = iconOf(slug);
  return icon !== null && !isNonCommercial(icon);
}

const isNonCommercial = ({ license }: SimpleIcon) => license?.type.includes('-NC-') ?? false;

/** Throws if simple-icons has no such mark, or if the mark has a licence of its own that forbids commercial use. */
export function brandOf(slug: string): SimpleIcon {
  const icon = iconOf(slug);
  if (!icon) throw new Error(`Das Zeichen der Marke „${slug}“ gibt es in simple-icons nicht.`);
  if (isNonCommercial(icon)) {
    throw new Error(
      `Das Zeichen der Marke „${slug}“ steht unter ${icon.license!.type}: Auf einer Firmenseite darf es nicht stehen.`,
    );
  }
  return icon;
}
