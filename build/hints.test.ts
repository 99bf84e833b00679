import { expect, test } from 'vitest';
import { ALL_HINTS, hintLines } from './hints.ts';

const hints = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ file: `content/${index}.md`, message: 'Besser so.' }));

test('a few hints are all there', () => {
  expect(hintLines(hints(2), false)).toHaveLength(2);
});

test('of many the last line says how to read them all', () => {
  const lines = hintLines(hints(22), false);
  expect(lines.at(-1)).toMatch(new RegExp(`17 weitere .+ npm run build -- ${ALL_HINTS}$`));
  expect(hintLines(hints(22), true)).toHaveLength(22);
  expect(hintLines(hints(6), false).at(-1)).toContain('ein weiterer Hinweis.');
});
