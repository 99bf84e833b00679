import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { PORTRAIT, pictures } from '../../src/paths.ts';
import { portraitFiles } from './photo-files.ts';

const root = mkdtempSync(join(tmpdir(), 'portrait-'));
mkdirSync(join(root, 'content/bilder'), { recursive: true });
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('a photo becomes two formats in every width, upright, without what the camera noted', async () => {
  const photo = await sharp({ create: { width: 900, height: 700, channels: 3, background: 'gray' } })
    .withExif({ IFD0: { Copyright: 'Kamera' } })
    .jpeg()
    .toBuffer();
  writeFileSync(join(root, 'content/bilder/portrait.JPG'), photo);
  const files = await portraitFiles(root);
  expect(files.map(({ path }) => path).toSorted()).toEqual(
    PORTRAIT.widths
      .flatMap((width) => [
        pictures.photo(PORTRAIT.name, width, 'avif'),
        pictures.photo(PORTRAIT.name, width, 'webp'),
      ])
      .toSorted(),
  );
  for (const { path, content } of files) {
    const { width, height, exif } = await sharp(content).metadata();
    expect(path).toContain(`-${width}.`);
    expect(height).toBe((width * 5) / 4);
    expect(exif).toBeUndefined();
  }
});

test('without a photo a drawing takes its place', async () => {
  const [file, ...others] = await portraitFiles(root);
  expect(others).toEqual([]);
  expect(file!.path).toBe(pictures.portraitDrawing);
  expect(file!.content.toString()).toMatch(/^<svg /);
});
