import { expect, test } from 'vitest';
import { findDeadLinks } from './check-links.ts';
import { renderMarkdown } from './markdown.ts';

const FILE = 'content/lexikon/probe.md';
const linksIn = (markdown: string) =>
  renderMarkdown(markdown, 10).links.map((link) => ({ file: FILE, ...link }));

test('a dead link that no content file holds names its page', () => {
  const problems = findDeadLinks([{ path: '/', html: '<a href="/weg/">' }], ['/'], linksIn(''));
  expect(problems).toMatchObject([{ file: 'Seite /' }]);
});

test('a fragment that is no encoded text is told like any other, once', () => {
  const markdown = '[a](/#100%)';
  const pages = [{ path: '/', html: renderMarkdown(markdown).html }];
  expect(findDeadLinks(pages, [], linksIn(markdown))).toMatchObject([
    { file: FILE, line: 10, message: expect.stringContaining('kein Ziel „#100%“') as string },
  ]);
});
