import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Problem } from '../../src/content/problem.ts';
import { fillPlaceholders } from './placeholders.ts';

const values = { owner: { lastName: "O'Neill" }, company: { name: 'Ray\'s "Web" GmbH' }, preis: {} };
const fill = (source: string, file = 'content/home.yaml', problems: Problem[] = []) =>
  fillPlaceholders(file, source, values, problems);

test('a name with an apostrophe or quotes does not end the quotes of YAML around it', () => {
  const yaml = [
    "single: 'von {{owner.lastName}}'",
    'double: "von {{company.name}}"',
    "list: ['Sie', '{{owner.lastName}}']",
    "map: { from: '{{owner.lastName}}', to: '{{company.name}}' }",
    'plain: von {{company.name}}',
    'block: >-',
    '  {{company.name}} grüßt',
  ].join('\n');
  expect(parse(fill(yaml))).toEqual({
    single: "von O'Neill",
    double: 'von Ray\'s "Web" GmbH',
    list: ['Sie', "O'Neill"],
    map: { from: "O'Neill", to: 'Ray\'s "Web" GmbH' },
    plain: 'von Ray\'s "Web" GmbH',
    block: 'Ray\'s "Web" GmbH grüßt',
  });
});

test('below the head of a text there are no such quotes', () => {
  const body = "---\ntitle: x\n---\nSo heißt er: '{{owner.lastName}}'";
  expect(fill(body, 'content/recht/impressum.md')).toContain("'O'Neill'");
});
