import * as simpleIcons from 'simple-icons';
import type { SimpleIcon } from 'simple-icons';
import type { Box } from './geometry.ts';

const VIEW = 24;
const icons = new Map(Object.values(simpleIcons).map((icon) => [icon.slug, icon]));

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
  const icon = icons.get(slug);
  return icon !== undefined && !isNonCommercial(icon);
}

const isNonCommercial = ({ license }: SimpleIcon) => license?.type.includes('-NC-') ?? false;

/** Some marks have a licence of their own beside that of the collection. */
export function brandOf(slug: string): SimpleIcon {
  const icon = icons.get(slug);
  if (!icon) throw new Error(`Das Zeichen der Marke „${slug}“ gibt es in simple-icons nicht.`);
  if (isNonCommercial(icon)) {
    throw new Error(
      `Das Zeichen der Marke „${slug}“ steht unter ${icon.license!.type}: Auf einer Firmenseite darf es nicht stehen.`,
    );
  }
  return icon;
}
