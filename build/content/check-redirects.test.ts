import { expect, test } from 'vitest';
import { weiterleitungen } from '../../src/content/weiterleitungen.ts';
import { findBadRedirects } from './check-links.ts';
import { parseYaml } from './checked-yaml.ts';

const file = 'content/weiterleitungen.yaml';
const PATHS = ['/', '/blog/', '/leistungen/seo/', '/feed.xml'];

function told(yaml: string): string[] {
  const parsed = parseYaml(file, yaml, weiterleitungen.schema!);
  const problems =
    'problems' in parsed
      ? parsed.problems
      : findBadRedirects({ ...(parsed as Parameters<typeof findBadRedirects>[0]), file }, PATHS);
  return problems.map(({ line, field, message }) => `${line} ${field}: ${message}`);
}

test('a file of remarks leads nowhere, and old addresses of every kind lead to a page', () => {
  expect(told('# nichts\n')).toEqual([]);
  expect(
    told(
      '- { from: /preise.html, to: /leistungen/seo/ }\n- { from: /über_uns/2019, to: / }\n- { from: /rss, to: /feed.xml }',
    ),
  ).toEqual([]);
});

test.each([
  ['a page', '- { from: /Blog, to: / }', '1 0.from: Unter /blog/ steht schon'],
  ['the home page', '- { from: /, to: /blog/ }', '1 0.from: Eine alte Adresse beginnt'],
  ['a file of a folder that is the build’s', '- { from: /assets/a.pdf, to: / }', '1 0.from: Unter /assets/'],
  [
    'an umlaut as the address bar copies it',
    '- { from: /%C3%BCber-uns/, to: / }',
    '1 0.from: Eine alte Adresse',
  ],
  ['another host', '- { from: /x, to: "https://a.de/" }', '1 0.to: Das Ziel ist eine Seite dieser Website'],
  ['a misspelt field', '- { frm: /x, to: / }', '1 0.frm: Dieses Feld gibt es nicht. Gemeint ist wohl „from“'],
])('%s is refused with line and field', (_name, yaml, complaint) => {
  expect(told(yaml)[0]).toContain(complaint);
});
