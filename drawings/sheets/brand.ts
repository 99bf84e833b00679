import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Box } from './geometry.ts';

const FOLDER = join(import.meta.dirname, '../../content/marken');
const VIEW = 24;

/** A mark as simpleicons.org hands it out: one path of 24 × 24 units; a licence of its own stands above it. */
export type Brand = { title: string; path: string; licence?: string | undefined };

const fileOf = (slug: string) => join(FOLDER, `${slug}.svg`);
const read = new Map<string, Brand>();

export const isBrand = (slug: string): boolean => existsSync(fileOf(slug));

export const missingBrand = (slug: string): string =>
  `Das Zeichen der Marke „${slug}“ fehlt. Legen Sie es als content/marken/${slug}.svg ab, zum Beispiel von simpleicons.org.`;

export function brandOf(slug: string): Brand {
  const known = read.get(slug);
  if (known) return known;
  if (!isBrand(slug)) throw new Error(missingBrand(slug));
  const svg = readFileSync(fileOf(slug), 'utf8');
  const found = (pattern: RegExp) => pattern.exec(svg)?.[1];
  const [title = slug, path] = [found(/<title>([^<]*)</), found(/ d="([^"<>]*)"/)];
  if (!path || !svg.includes('viewBox="0 0 24 24"'))
    throw new Error(`content/marken/${slug}.svg ist kein Zeichen aus einem Pfad in 24 × 24 Einheiten.`);
  const brand = { title, path, licence: found(/<!-- (.*?) -->/) };
  read.set(slug, brand);
  return brand;
}

/** In one tone, scaled into the box. */
export function brandMark(slug: string, box: Box, tone: string): string {
  const { transform, data } = brandPath(slug, box);
  return `<path fill="${tone}" transform="${transform}" d="${data}"/>`;
}

export function brandPath(slug: string, { x, y, width }: Box): { transform: string; data: string } {
  const scale = Math.round((width / VIEW) * 1000) / 1000;
  return { transform: `translate(${x} ${y})scale(${scale})`, data: brandOf(slug).path };
}
