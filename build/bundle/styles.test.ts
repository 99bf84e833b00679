import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { collectStyles } from './styles.ts';

const root = mkdtempSync(join(tmpdir(), 'styles-'));
afterAll(() => rmSync(root, { recursive: true }));

function addressFor(css: string): string {
  for (const file of [
    'styles/arriving.css',
    'styles/print.css',
    'styles/print-leistung.css',
    'styles/forced-colors.css',
  ]) {
    mkdirSync(dirname(join(root, 'src', file)), { recursive: true });
    writeFileSync(join(root, 'src', file), css);
  }
  return collectStyles(root, [], new Map()).site;
}

test('a comment leaves the address of the stylesheet, a rule changes it', () => {
  const address = addressFor('a { color: red }');
  expect(addressFor('/* why\n * it is red */a { color: red }')).toBe(address);
  expect(addressFor('a { color: blue }')).not.toBe(address);
});
