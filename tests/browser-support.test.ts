import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { newerStyles } from '../eslint.config.js';

test('what styles may use before it is widely available is explained', () => {
  const page = readFileSync('docs/browser-support.md', 'utf8');
  const { allowPropertyValues, ...names } = newerStyles;
  const allowed = [...Object.values(names).flat(), ...Object.keys(allowPropertyValues)];
  expect(allowed.filter((name) => !new RegExp(`\`[@:]*${name}\``).test(page))).toEqual([]);
});
