import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Box } from './geometry.ts';

const require = createRequire(import.meta.url);
const VIEW = 24;

/** A brand mark of simple-icons in one tone, scaled into the box. */
export function brandMark(slug: string, { x, y, width }: Box, tone: string): string {
  const scale = Math.round((width / VIEW) * 1000) / 1000;
  return `<path fill="${tone}" transform="translate(${x} ${y})scale(${scale})" d="${pathOf(slug)}"/>`;
}

function pathOf(slug: string): string {
  let source: string;
  try {
    source = readFileSync(require.resolve(`simple-icons/icons/${slug}.svg`), 'utf8');
  } catch (cause) {
    throw new Error(`Das Zeichen der Marke „${slug}“ gibt es in simple-icons nicht.`, { cause });
  }
  return / d="([^"]+)"/.exec(source)![1]!;
}
