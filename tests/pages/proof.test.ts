import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { manifest } from '../site-map.ts';
import { builtPages, texts } from './built-pages.ts';

test('the home page says what it weighs, the digits that say so included', () => {
  const { encodings } = manifest.files.find(({ path }) => path === '/')!;
  const bytes = statSync(join('dist', 'public', encodings.br!)).size;
  const home = builtPages.find(({ path }) => path === '/')!;
  const [weight] = texts(home, '.proof span');
  const shown = Number(weight!.replace(',', '.').replace(/\s*KB$/, ''));
  // Two neighbouring figures may each call for the other: then the page shows the larger.
  expect(shown).toBeGreaterThanOrEqual(bytes / 1000);
  expect(shown).toBeLessThan(bytes / 1000 + 0.2);
});

test('no page shows an open place for a figure', () => {
  for (const { path, html } of builtPages) expect(html, path).not.toMatch(/[\uE000-\uF8FF]/);
});
