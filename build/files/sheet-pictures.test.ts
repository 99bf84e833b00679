import { expect, test } from 'vitest';
import * as renderer from '../../src/prerender.tsx';
import { previewPath } from '../../src/head/preview-path.ts';
import { readSitePages, type SitePage } from '../site-pages.ts';
import { drawingsOf } from './sheet-pictures.ts';

test('one new entry draws its own pictures, and no other anew', () => {
  const { pages } = readSitePages(process.cwd(), renderer);
  const drawn = (some: SitePage[]) =>
    new Map(drawingsOf(renderer.site, some).map(({ path, svg }) => [path, svg()]));
  const added = pages.find(({ motifPath }) => motifPath)!;
  const [before, after] = [drawn(pages.filter((page) => page !== added)), drawn(pages)];
  const changed = [...after].filter(([path, svg]) => before.get(path) !== svg).map(([path]) => path);
  expect(changed).toEqual([added.sheetPath, added.motifPath, previewPath(added.path)]);
});
