import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Problem } from '../../src/content/problem.ts';
import { parseYaml } from './checked-yaml.ts';
import { fillPlaceholders } from './placeholders.ts';

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

test('a monthly price is also said for six months, a single one is not', () => {
  const seo = {
    betreuung: { text: '499 €', halfYear: '2.994 €', amount: 499, interval: 'monatlich' as const },
    analyse: { text: '499 €', amount: 499, interval: 'einmalig' as const },
  };
  const problems: Problem[] = [];
  const source = '---\n---\nZusammen {{preis.seo.betreuung.halbjahr}}.\n{{preis.seo.analyse.halbjahr}}';
  const filled = fillPlaceholders('content/seiten/x.md', source, { ...values, preis: { seo } }, problems);
  expect(filled).toContain('Zusammen 2.994 €.');
  expect(problems).toEqual([
    expect.objectContaining({ line: 4, message: expect.stringContaining('gibt es') }),
  ]);
});
