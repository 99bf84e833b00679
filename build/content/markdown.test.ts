import { expect, test } from 'vitest';
import { contentsOf } from '../../src/features/toc/toc.tsx';
import { renderMarkdown } from './markdown.ts';

test('headings get readable, unique fragments', () => {
  const { headings, html } = renderMarkdown('## Größe & Maß\n\n## Größe & Maß\n\n### Über `API`s');
  expect(headings).toEqual([
    { id: 'groesse-mass', text: 'Größe & Maß', level: 2 },
    { id: 'groesse-mass-2', text: 'Größe & Maß', level: 2 },
    { id: 'ueber-apis', text: 'Über APIs', level: 3 },
  ]);
  expect(html).toContain('<h2 id="groesse-mass">');
});

test.each([
  ['## A\n\n## B\n\n### C', ''],
  ['## A\n\n## B\n\n### C\n\n#### D\n\n## E', 'A B C E'],
])('contents list two levels of a text, if it has three sections: %j', (markdown, listed) => {
  const contents = contentsOf(renderMarkdown(markdown));
  expect(contents.map(({ text }) => text).join(' ')).toBe(listed);
});

test('references become links with numbers in the order of their first mention', () => {
  const { html, references, words, links } = renderMarkdown('Eins[^b] und\nzwei[^a].[^b]\n\n`[^c]`', 10);
  expect(references).toEqual([
    { id: 'b', line: 10 },
    { id: 'a', line: 11 },
    { id: 'b', line: 11 },
  ]);
  expect(html.match(/(?<=href="#quelle-\d"[^>]*>)[^<]+/g)).toEqual(['[1]', '[2]', '[1]']);
  // A source links back to its first mention only, so the second mention of `b` has no id.
  expect(html.match(/id="beleg-\d"/g)).toEqual(['id="beleg-1"', 'id="beleg-2"']);
  expect(html).toContain('<code>[^c]</code>');
  expect(words).toBe(3);
  expect(links).toEqual([]);
});

test('a line breaks neither in a number and what it counts nor before a dash, and code stays as written', () => {
  const { html } = renderMarkdown('Art. 28 – und § 14 Abs.\n1, um 8 Uhr: [+49 1 2-3](tel:+49123); `Art. 28`');
  expect(html).toContain('Art.\u00a028\u00a0– und §\u00a014 Abs.\u00a01, um 8\u00a0Uhr');
  expect(html).toContain('+49\u00a01\u00a02\u20113');
  expect(html).toContain('<code>Art. 28</code>');
});

test('code is coloured with classes, never with inline styles', () => {
  const { html } = renderMarkdown('```js\nconst a = "<b>";\n```');
  expect(html).toContain('class="hl-k"');
  expect(html).not.toContain('style=');
  expect(html).not.toContain('<b>');
});

test.each([
  ['a remark to oneself', '<!-- später mehr -->'],
  [
    'targets of every kind',
    '[a](/blog/) [b](#c) [d](https://d.example/) [e](mailto:e@e.example) [f](tel:+491)',
  ],
  ['a language without a parser of ours', '```python\nprint(1)\n```'],
  ['an address in pointed brackets', '<https://a.example/>'],
  ['a link that is defined below', '[a][b]\n\n[b]: /blog/'],
])('%s is in order', (_name, markdown) => {
  expect(renderMarkdown(markdown).problems).toEqual([]);
});

test('below the empty corner of a table stand the headings of its rows', () => {
  const { html } = renderMarkdown('| | a |\n| - | - |\n| b | c |');
  expect(html).toMatch(/<tr>\s*<td><\/td>\s*<th scope="col">a<\/th>/);
  expect(html).toMatch(/<tr>\s*<th scope="row">b<\/th>\s*<td>c<\/td>/);
});

test('a cell of a wide table says what it is, for where its head is not beside it', () => {
  const wide = renderMarkdown('| | Preis `netto` | Dauer |\n| - | - | - |\n| a | b | c |').html;
  expect(wide).toMatch(/>a<\/th>\s*<td data-label="Preis netto">b<\/td>\s*<td data-label="Dauer">c/);
  expect(renderMarkdown('| x | y |\n| - | - |\n| a | b |').html).not.toContain('data-label');
});

test('tables scroll inside themselves, external links open a new tab', () => {
  const { html } = renderMarkdown('| a |\n| - |\n| b |\n\n[x](https://example.org/)');
  expect(html).toMatch(/<div class="table"[^>]*><table>/);
  expect(html).toContain('<a href="https://example.org/" target="_blank" rel="noopener">');
});
