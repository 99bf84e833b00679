import { expect, test } from 'vitest';
import { checkLexikon, checkRelated } from './lexikon-rules.ts';

type Eintrag = Parameters<typeof checkLexikon>[0][number];

const LINE = 7;
const entry = (slug: string, words = 800): Eintrag => ({
  slug,
  file: `content/lexikon/${slug}.md`,
  data: { h1: slug, firstP: slug },
  article: { words },
  lineOf: () => LINE,
});

test.each([
  [299, /299\. Ergänzen/],
  [1501, /1501\. Kürzen/],
])('a text of %i words is told with what to do', (words, message) => {
  expect(checkLexikon([entry('a', words), entry('b')])).toEqual([
    { file: 'content/lexikon/a.md', line: 1, field: 'Text', message: expect.stringMatching(message) },
  ]);
});

test('an entry is related neither to itself nor twice to another', () => {
  const related = (slug: string, others: string[]) => ({ ...entry(slug), data: { related: others } });
  const entries = [related('api', ['http', 'api', 'http']), related('http', ['api'])];
  expect(checkRelated(entries).map(({ field, message }) => [field, message])).toEqual([
    ['related.1', expect.stringContaining('nicht mit sich selbst')],
    ['related.2', expect.stringContaining('steht doppelt')],
  ]);
});
