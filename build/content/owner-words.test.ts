import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Problem } from '../../src/content/declaration.ts';
import { parseYaml } from './checked-yaml.ts';
import { chooseParts, fillPlaceholders } from './owner-words.ts';
import { unprotected } from './source-text.ts';

const facts = { register: true, kammer: false };
function chosen(source: string, file = 'content/recht/impressum.md') {
  const problems: Problem[] = [];
  return { text: chooseParts(file, source, facts, problems), problems };
}
const HEAD = '---\ntitle: x\n---\n';

test('a part stays or goes, and every other line stays where it was', () => {
  const source = `${HEAD}eins\n<!-- wenn register -->\nzwei\n<!-- ende -->\n<!-- wenn kammer -->\ndrei\n<!-- ende -->\n<!-- wenn nicht kammer -->\nvier\n<!-- ende -->\nfünf`;
  expect(chosen(source)).toEqual({ text: `${HEAD}eins\n\nzwei\n\n\n\n\n\nvier\n\nfünf`, problems: [] });
});

test.each(['<!--wenn kammer-->', '<!-- Wenn Kammer -->', '<!-- wenn kammer --> '])(
  '%j is a mark, too',
  (mark) => {
    expect(chosen(`${HEAD}${mark}\neins\n<!-- Ende -->`)).toEqual({ text: `${HEAD}\n\n`, problems: [] });
  },
);

test('YAML says it in comments of its own, in a head and in a file', () => {
  const yaml = 'a: 1\n  # wenn kammer\nb: 2\n  # ende\nc: 3';
  const without = 'a: 1\n\n\n\nc: 3';
  expect(chosen(yaml, 'content/home.yaml').text).toBe(without);
  expect(chosen(`---\n${yaml}\n---\nText`).text).toBe(`---\n${without}\n---\nText`);
});

test.each([
  ['an unknown condition', '<!-- wenn registr -->\nx\n<!-- ende -->', 4, 'Gemeint ist wohl „register“'],
  ['a part without an end', '<!-- wenn register -->\nx', 4, 'endet mit „ende“'],
  ['an end without a part', '<!-- wenn register -->\n<!-- ende -->\n<!-- ende -->', 6, 'beginnt mit'],
  ['another case', '<!-- wenn register -->\nx\n<!-- sonst -->\ny\n<!-- ende -->', 6, 'beginnt mit'],
])('%s is told with its line', (_name, body, line, message) => {
  expect(chosen(HEAD + body).problems).toEqual([
    expect.objectContaining({ line, message: expect.stringContaining(message) }),
  ]);
});

const values = {
  owner: { lastName: "O'Neill" },
  company: { name: 'Ray\'s: "Web" #1' },
  year: '2024',
  preis: {},
};
const fill = (source: string, file = 'content/home.yaml') => fillPlaceholders(file, source, values, []);

test('nothing in a value means anything in YAML', () => {
  const yaml = [
    "single: 'von {{owner.lastName}}'",
    'double: "von {{company.name}}"',
    "list: ['Sie', {{owner.lastName}}, {{company.name}}]",
    'plain: von {{company.name}}',
    'alone: {{company.name}}',
    'text: {{year}}',
    'block: >-',
    '  {{company.name}} grüßt',
  ].join('\n');
  expect(parseYaml('content/home.yaml', fill(yaml), z.unknown())).toMatchObject({
    data: {
      single: "von O'Neill",
      double: 'von Ray\'s: "Web" #1',
      list: ['Sie', "O'Neill", 'Ray\'s: "Web" #1'],
      plain: 'von Ray\'s: "Web" #1',
      alone: 'Ray\'s: "Web" #1',
      text: '2024',
      block: 'Ray\'s: "Web" #1 grüßt',
    },
  });
});

test('below the head of a text it stands as it is', () => {
  const body = "---\ntitle: x\n---\nSo heißt er: '{{owner.lastName}}'";
  expect(fill(body, 'content/recht/impressum.md')).toContain("'O'Neill'");
});

test('a list of words is printed, a list of anything else is told', () => {
  const problems: Problem[] = [];
  const lists = { ...values, fields: ['Handwerk', 'Handel'], profiles: [{ name: 'GitHub' }] };
  const text = fillPlaceholders('content/home.yaml', '{{fields}}\n{{profiles}}', lists, problems);
  expect(unprotected(text)).toBe('Handwerk, Handel\n{{profiles}}');
  const message = 'Diesen Wert gibt es in content/site.ts nicht. Ändern oder löschen Sie ihn.';
  expect(problems).toEqual([{ file: 'content/home.yaml', line: 2, field: '{{profiles}}', message }]);
});

test('a monthly price is also said for six months, a single one is not', () => {
  const seo = {
    betreuung: { text: '499 €', amount: 499, interval: 'monatlich' as const },
    'betreuung.halbjahr': { text: '2.994 €', interval: 'monatlich' as const },
    analyse: { text: '499 €', amount: 499, interval: 'einmalig' as const },
  };
  const problems: Problem[] = [];
  const source =
    '---\n---\nZusammen {{preis.seo.betreuung.halbjahr}}.\n{{preis.seo.analyse.halbjahr}}\n{{preis.seo.betreuung.halbjar}}';
  const filled = fillPlaceholders('content/seiten/x.md', source, { ...values, preis: { seo } }, problems);
  expect(filled).toContain('Zusammen 2.994 €.');
  expect(problems).toEqual([
    expect.objectContaining({ line: 4, message: expect.stringContaining('gibt es') }),
    expect.objectContaining({ line: 5, message: expect.stringContaining('gibt es') }),
  ]);
});
