import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dataPath } from '../../contract/data-path.ts';
import { builtFile, examples, manifest } from '../site-map.ts';
import { builtPages, pageAt, texts } from './built-pages.ts';

const [weight, thirdParties, cookies, violations, score] = texts(pageAt('/'), '.proof span');

test('the home page says what it weighs, the digits that say so included', () => {
  const { encodings } = manifest.files.find(({ path }) => path === '/')!;
  const bytes = statSync(join('dist', 'public', encodings.br!)).size;
  const shown = Number(weight!.replace(',', '.').replace(/\s*KB$/, ''));
  // The figure is a part of the page that it weighs: where two neighbouring figures each lead to the other, the page
  // shows the larger.
  expect(shown).toBeGreaterThanOrEqual(bytes / 1000);
  expect(shown).toBeLessThan(bytes / 1000 + 0.2);
});

test('it says what the journeys through every kind of page find', () => {
  expect(examples).toContain('/');
  // privacy.spec.ts: neither a request to others nor a cookie; every-kind.spec.ts: nothing that axe complains about.
  expect([thirdParties, cookies, violations]).toEqual(['0', '0', '0']);
});

test('whoever comes from another page is told the same figures', () => {
  const fetched = builtFile(dataPath(manifest.build, '/'));
  for (const figure of [weight, score]) expect(fetched).toContain(figure);
});

test('no page shows an open place for a figure', () => {
  for (const { path, html } of builtPages) expect(html, path).not.toMatch(/[\uE000-\uF8FF]/);
});
