import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { themeColors } from '../../drawings/tokens.ts';
import { ownerName, site } from '../content-of-site.ts';
import { manifest } from '../site-map.ts';
import { absolute, builtPages, meta, texts, unknownEntry, values } from './built-pages.ts';

const pathOnSite = (url: string) => {
  expect(url.startsWith(site.origin), url).toBe(true);
  return url.slice(site.origin.length - 1);
};
const fileAt = (path: string) => {
  const found = manifest.files.find((file) => file.path === path);
  if (!found) throw new Error(`${path} was not built`);
  return readFileSync(join('dist/public', found.file));
};

test('every page tells sharers and search engines the same', () => {
  for (const page of builtPages) {
    const { path } = page;
    const address = absolute(path);
    const told = (name: string) => meta(page, name);
    expect(values(page, 'link[rel="canonical"]', 'href'), path).toEqual([address]);
    expect(told('og:url'), path).toBe(address);
    expect(told('og:title'), path).toBe(texts(page, 'title')[0]);
    expect(told('og:description'), path).toBe(told('description'));
    expect(told('og:site_name'), path).toBe(ownerName);
    expect(told('og:locale'), path).toBe('de_DE');
    expect(told('twitter:card'), path).toBe('summary_large_image');
    expect(told('og:image:alt')?.length, path).toBeGreaterThanOrEqual(30);
    expect(told('robots'), path).toBeUndefined();

    const dates = values(page, '.beitrag-header time', 'datetime');
    expect(told('og:type'), path).toBe(dates.length > 0 ? 'article' : 'website');
    expect(told('article:published_time'), path).toBe(dates[0]);
    expect(told('article:modified_time'), path).toBe(dates.at(-1));
    expect(told('article:author'), path).toBe(dates.length > 0 ? ownerName : undefined);
  }
});

test('every page has a preview picture of its own, in the right size', async () => {
  const paths = builtPages.map((page) => pathOnSite(meta(page, 'og:image')!));
  expect(new Set(paths).size).toBe(builtPages.length);
  for (const [index, path] of paths.entries()) {
    const picture = fileAt(path);
    // LinkedIn shows no WebP.
    const { format, width, height } = await sharp(picture).metadata();
    const told = [meta(builtPages[index]!, 'og:image:width'), meta(builtPages[index]!, 'og:image:height')];
    expect([format, width, height], path).toEqual(['png', 1200, 630]);
    expect(told, path).toEqual(['1200', '630']);
  }
});

test('icons, manifest, feed and theme colours stand in every head', () => {
  for (const page of [...builtPages, unknownEntry]) {
    expect(values(page, 'meta[name="theme-color"]', 'content')).toEqual([
      themeColors.light,
      themeColors.dark,
    ]);
    expect(values(page, 'link[rel="icon"]', 'href')).toEqual(['/favicon.svg']);
    expect(values(page, 'link[rel="apple-touch-icon"]', 'href')).toEqual(['/apple-touch-icon.png']);
    expect(values(page, 'link[rel="manifest"]', 'href')).toEqual(['/site.webmanifest']);
    expect(values(page, 'link[rel="alternate"]', 'href')[0]).toBe('/feed.xml');
  }
});
