import type { Article, Heading } from '../../content/declaration.ts';

/** A shorter text is at a glance what its table of contents would be. */
const SECTIONS_FOR_CONTENTS = 3;

export function contentsOf({ headings }: Pick<Article, 'headings'>): Heading[] {
  const sections = headings.filter(({ level }) => level === 2);
  return sections.length < SECTIONS_FOR_CONTENTS ? [] : headings;
}
