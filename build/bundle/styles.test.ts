import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { siteStyles } from './styles.ts';

const root = mkdtempSync(join(tmpdir(), 'styles-'));
afterAll(() => rmSync(root, { recursive: true }));

/** On every page, and so read in any case. */
for (const name of ['arriving', 'print', 'print-leistung', 'forced-colors']) {
  mkdirSync(join(root, 'src/styles'), { recursive: true });
  writeFileSync(join(root, `src/styles/${name}.css`), '');
}

test('styles that no page, no screen and not the application brings along are not lost without a word', () => {
  const importing = (importer: string) => () =>
    siteStyles(
      root,
      [],
      new Map([
        [importer, ['src/shell/notice.css']],
        ['src/shell/notice.css', []],
      ]),
    );
  expect(importing('src/pages/define/notice.tsx')).toThrow('src/shell/notice.css reaches no visitor');
  for (const importer of ['src/app.tsx', 'src/pages/projekt.tsx']) expect(importing(importer)).not.toThrow();
});
