import { expect, test } from 'vitest';
import { findDeadLinks } from './check-links.ts';
import type { Content } from './content/load.ts';
import { renderMarkdown } from './content/markdown.ts';

const entry = (markdown: string) => ({
  file: 'content/lexikon/probe.md',
  article: renderMarkdown(markdown, 10),
});
const contentWith = (markdown: string) =>
  ({ lexikon: [entry(markdown)], blog: [], recht: [] }) as unknown as Content;
const pages = [
  { path: '/', html: '<h2 id="oben">' },
  { path: '/blog/', html: '<a href="/">' },
];
const check = (markdown: string) =>
  findDeadLinks(pages, ['/', '/blog/', '/favicon.svg'], contentWith(markdown));

test.each([
  ['[ok](/blog/) [ok](/#oben) [ok](https://example.org/) [ok](mailto:a@b.example)', []],
  ['[x](/weg/)', [/\/weg\/ führt ins Leere/]],
  ['[x](/blog)', [/fehlt der Schrägstrich/]],
  ['[x](/#unten)', [/kein Ziel „#unten“/]],
])('%s', (markdown, messages) => {
  const problems = check(markdown);
  expect(problems).toMatchObject(
    messages.map((message) => ({
      file: 'content/lexikon/probe.md',
      line: 10,
      message: expect.stringMatching(message),
    })),
  );
});

test('a dead link that no Markdown file holds names its page', () => {
  const problems = findDeadLinks([{ path: '/', html: '<a href="/weg/">' }], ['/'], contentWith(''));
  expect(problems).toMatchObject([{ file: 'Seite /' }]);
});
