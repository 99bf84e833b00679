import { expect, test } from 'vitest';
import { checkLengths, checkRelated } from './eintraege.ts';

const fileOf = (slug: string) => ({ slug, file: `content/lexikon/${slug}.md`, lineOf: () => 7 });

test.each([
  [299, /299\. Ergänzen/],
  [1501, /1501\. Kürzen/],
])('a text of %i words is told with what to do', (words, message) => {
  const entries = [words, 300, 1500].map((words) => ({ ...fileOf('a'), article: { words } }));
  expect(checkLengths(entries)).toEqual([
    { file: 'content/lexikon/a.md', line: 1, field: 'Text', message: expect.stringMatching(message) },
  ]);
});

test('an entry is related neither to itself nor twice to another', () => {
  const related = (slug: string, others: string[]) => ({ ...fileOf(slug), data: { related: others } });
  const entries = [related('api', ['http', 'api', 'http']), related('http', ['api'])];
  expect(checkRelated(entries).map(({ field, message }) => [field, message])).toEqual([
    ['related.1', expect.stringContaining('nicht mit sich selbst')],
    ['related.2', expect.stringContaining('steht doppelt')],
  ]);
});
