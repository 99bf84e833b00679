import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { manifest } from '../site-map.ts';
import { pageAt, texts } from './built-pages.ts';

test('what the home page says of itself is still true; if not: npm run measure', () => {
  const [weight, thirdParties, cookies, violations] = texts(pageAt('/'), '.proof span');
  const { encodings } = manifest.files.find(({ path }) => path === '/')!;
  const kilobytes = statSync(join('dist', 'public', encodings.br!)).size / 1000;
  const told = Number.parseFloat(weight!.replace(',', '.'));
  expect(told / kilobytes).toBeGreaterThan(0.95);
  expect(told / kilobytes).toBeLessThan(1.1);
  // privacy.spec.ts: neither a request to others nor a cookie; every-kind.spec.ts: nothing that axe complains about.
  expect([thirdParties, cookies, violations]).toEqual(['0', '0', '0']);
});
