import { expect, test } from 'vitest';
import { findDeadLinks, findFullAddresses } from './check-links.ts';
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

test('the name of the site itself is left out of a link, with and without www', () => {
  const links = linksIn(
    '[a](https://www.wir.example/blog/?x#y) [b](http://wir.example/agb/) [d](https://wir.example/) [c](https://andere.example/)',
  );
  const told = findFullAddresses(links, 'https://wir.example/').map(({ message }) => message);
  expect(told).toEqual([expect.stringMatching(/: \/blog\/\?x#y$/), expect.stringMatching(/: \/agb\/$/)]);
});
