import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { drawPicture } from '../../drawings/sheets/pictures.ts';
import * as renderer from '../../src/prerender.tsx';
import { previewPath } from '../../src/head/preview-path.ts';
import { readSitePages, type SitePage } from '../site-pages.ts';
import { type Drawing, drawingsOf, pictureOf } from './sheet-pictures.ts';
import { copyContent, ownPhotos } from '../example-content.fixture.ts';

test('one new entry draws its own pictures, and no other anew', () => {
  const root = mkdtempSync(join(tmpdir(), 'bilder-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  copyContent(root);
  const { pages: all } = readSitePages(root, renderer, { photos: ownPhotos });
  const drawn = (some: SitePage[]) =>
    new Map(drawingsOf(renderer.site, some).map((drawing) => [drawing.path, drawPicture(drawing)]));
  const added = all.find(({ motifPath }) => motifPath)!;
  // Every fifth page proves as much as all of them, and is drawn in a fifth of the time.
  const pages = all.filter((page, index) => page === added || index % 5 === 0);
  const [before, after] = [drawn(pages.filter((page) => page !== added)), drawn(pages)];
  const changed = [...after].filter(([path, svg]) => before.get(path) !== svg).map(([path]) => path);
  expect(changed).toEqual([added.sheetPath, added.motifPath, previewPath(added.path)]);
});

test('a drawing of which the text has changed is not the one that an earlier build kept', async () => {
  const drawn = async (title: string) => {
    const drawing = { path: '/assets/og/probe.png', input: { title } } as Drawing;
    return String((await pictureOf(drawing, async () => Buffer.from(title))).content);
  };
  for (const title of ['Vorher', 'Nachher', 'Vorher']) expect(await drawn(title)).toBe(title);
});
