import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { builtPages, values } from './built-pages.ts';

const drawn = (path: string) => readFileSync(join('dist', 'public', path));
const articles = builtPages.filter(({ path }) => /^\/(lexikon|blog)\/.+/.test(path));

test.each(articles)('$path has a sheet of the right size and weight, described in words', async (page) => {
  const [source] = values(page, '.eintrag__sheet img, article img', 'src');
  const [words] = values(page, '.eintrag__sheet img, article img', 'alt');
  const sheet = drawn(source!);
  expect(sheet.length).toBeLessThanOrEqual(25 * 1024);
  expect(await sharp(sheet).metadata()).toMatchObject({ format: 'webp', width: 1200, height: 630 });
  expect(words).toMatch(/\w{3}/);
  expect(words).not.toContain('.webp');
});

test('every motif of the overview stays small', () => {
  const overview = builtPages.find(({ path }) => path === '/lexikon/')!;
  const heavy = values(overview, '.lexikon-karte img', 'src').filter((path) => drawn(path).length > 4 * 1024);
  expect(heavy).toEqual([]);
});
