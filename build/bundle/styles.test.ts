import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { collectStyles } from './styles.ts';

const root = mkdtempSync(join(tmpdir(), 'styles-'));
afterAll(() => rmSync(root, { recursive: true }));

const RARE = ['styles/print.css', 'styles/print-leistung.css', 'styles/forced-colors.css'];

function addressesFor(everyday: string, rare: string) {
  for (const file of ['styles/arriving.css', ...RARE]) {
    mkdirSync(dirname(join(root, 'src', file)), { recursive: true });
    writeFileSync(join(root, 'src', file), RARE.includes(file) ? rare : everyday);
  }
  const { site, rare: forPaper } = collectStyles(root, [], new Map());
  return [site, forPaper];
}

test('a comment leaves the address of a stylesheet, a rule changes it', () => {
  const red = 'a { color: red }';
  const blue = 'a { color: blue }';
  const [site, rare] = addressesFor(red, red);
  expect(addressesFor(`/* why\n * it is red */${red}`, red)).toEqual([site, rare]);
  // Browsers keep a stylesheet for a year: a changed one needs another address.
  expect(addressesFor(blue, red)).toEqual([expect.not.stringContaining(site!), rare]);
  expect(addressesFor(red, blue)).toEqual([site, expect.not.stringContaining(rare!)]);
});

test('styles that no page, no screen and not the application brings along are not lost without a word', () => {
  const importing = (importer: string) => () =>
    collectStyles(
      root,
      [],
      new Map([
        [importer, ['src/shell/notice.css']],
        ['src/shell/notice.css', []],
      ]),
    );
  addressesFor('', '');
  expect(importing('src/pages/define/notice.tsx')).toThrow('src/shell/notice.css reaches no visitor');
  for (const importer of ['src/app.tsx', 'src/pages/projekt.tsx']) expect(importing(importer)).not.toThrow();
});
