import { turnedDate } from '../../src/day.ts';
import { uncheckedYaml } from './checked-yaml.ts';
import { headEnd } from './source-text.ts';

/** As the mark on a page and in messages. */
export const DRAFT = 'Entwurf';

/** A text that is not out yet: where it would be read, and why it is not. */
export type Unpublished = { file: string; address: string; reason: string };

/**
 * Why a text is not out on this day (JJJJ-MM-TT), in German; nothing if it is. Its head is read without
 * a check: a text on which somebody still works may have mistakes.
 */
export function whyUnpublished(file: string, source: string, today: string): string | undefined {
  const { draft, publishDate } = headOf(file, source);
  if (draft === true) return DRAFT;
  if (typeof publishDate !== 'string' || !/^\d\d\.\d\d\.\d{4}$/.test(publishDate)) return undefined;
  return turnedDate(publishDate) > today ? `erscheint am ${publishDate}` : undefined;
}

function headOf(file: string, source: string): { draft?: unknown; publishDate?: unknown } {
  const head = source.slice(0, Math.max(0, headEnd(file, source)));
  // Reading YAML takes a while, and most heads say nothing of it.
  if (!/draft|publishDate/.test(head)) return {};
  return (uncheckedYaml(head) as object | null | undefined) ?? {};
}
