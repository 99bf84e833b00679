import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { loadContent } from '../../build/content/load.ts';
import { motifPath, sheetPath } from '../../build/sheet-paths.ts';

const { lexikon, blog } = await loadContent(process.cwd());
const built = (path: string) => readFileSync(`dist/public${path}`);

describe.each(lexikon)('$slug', ({ slug, data, article }) => {
  const path = `/lexikon/${slug}/`;

  test('is neither a note nor a book', () => {
    expect(article.words).toBeGreaterThanOrEqual(600);
    expect(article.words).toBeLessThanOrEqual(1200);
  });

  test('is linked from at least two other entries', () => {
    const linking = lexikon.filter(
      (other) => other.slug !== slug && other.article.links.some(({ href }) => href === path),
    );
    expect(linking.length).toBeGreaterThanOrEqual(2);
  });

  test('has a sheet and a motif of the right size and weight', async () => {
    const sheet = built(sheetPath('lexikon', slug));
    expect(sheet.length).toBeLessThanOrEqual(25 * 1024);
    expect(await sharp(sheet).metadata()).toMatchObject({ format: 'webp', width: 1200, height: 630 });
    expect(built(motifPath(slug)).length).toBeLessThanOrEqual(4 * 1024);
    expect(data.drawing.alt).not.toContain(slug + '-hero');
  });
});

test('titles and definitions are unique', () => {
  for (const field of ['title', 'h1', 'metaDesc', 'firstP'] as const) {
    expect(new Set(lexikon.map(({ data }) => data[field])).size).toBe(lexikon.length);
  }
});

test('posts have their sheet, too', async () => {
  for (const { slug } of blog) {
    expect(await sharp(built(sheetPath('blog', slug))).metadata()).toMatchObject({
      width: 1200,
      height: 630,
    });
  }
});
