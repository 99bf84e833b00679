import { readFileSync } from 'node:fs';

export const GUIDE = 'docs/schreiben.md';
export const PICTURES = 'docs/zeichnungen';

/** An example of the author's guide: what it is an example of stands behind its language. */
export type Example = { language: string; about: string; code: string; line: number };

export function guideExamples(): Example[] {
  const source = readFileSync(GUIDE, 'utf8');
  return [...source.matchAll(/^```(\w+)(?: (\w+))?\n([^]*?)^```$/gm)].map((found) => ({
    language: found[1]!,
    about: found[2] ?? '',
    code: found[3]!,
    line: source.slice(0, found.index).split('\n').length,
  }));
}
