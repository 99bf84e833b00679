import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { entries, posts } from '../site-map.ts';
import { builtPages, pageAt, values } from './built-pages.ts';

const drawn = (path: string) => readFileSync(join('dist', 'public', path));

test('every text has its sheet as a picture, too, of the right size and weight', async () => {
  for (const page of builtPages.filter(({ path }) => [...entries, ...posts].includes(path))) {
    const [source] = values(page, '.sheet a[data-enlarge]', 'href');
    const sheet = drawn(source!);
    expect(sheet.length, page.path).toBeLessThanOrEqual(32 * 1024);
    expect(await sharp(sheet).metadata()).toMatchObject({ format: 'webp', width: 1200, height: 675 });
  }
});

test('every thumbnail of the overview is a small drawing', () => {
  const thumbnails = values(pageAt('/lexikon/'), '.lexikon-karte img', 'src');
  expect(thumbnails.filter((path) => drawn(`${path}.br`).length > 2048)).toEqual([]);
});
