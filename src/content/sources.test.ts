import { expect, test } from 'vitest';
import { checkSources } from './sources.ts';

type SourcedText = Parameters<typeof checkSources>[0][number];

const source = (id: string) => ({
  id,
  title: id,
  publisher: 'Verlag',
  url: `https://quelle.example/${id}`,
  read: '2026-11-15',
});

function text(ids: string[] | undefined, named: string[], read = '2026-11-15'): SourcedText {
  return {
    file: 'content/lexikon/php.md',
    data: { sources: ids?.map((id) => ({ ...source(id), read: read || undefined })) },
    article: {
      references: named.map((id, index) => ({ id, line: 40 + index })),
    },
    lineOf: ([, index]) => 10 + Number(index),
  };
}

test.each([
  ['a reference without a source', text(['a'], ['a', 'x']), 41, /\[\^x\] fehlt/],
  ['a source without a reference', text(['a', 'b'], ['a']), 11, /\[\^b\]/],
  ['a name taken twice', text(['a', 'a'], ['a']), 11, /„a“ steht doppelt/],
])('%s is told with its line', (_, wrong, line, message) => {
  expect(checkSources([wrong])).toEqual([
    expect.objectContaining({ file: wrong.file, line, message: expect.stringMatching(message) }),
  ]);
});
