import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeSiteFiles } from './site-files.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'site-files-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const text = (length: number) => Buffer.from('Wort '.repeat(length));
const folders = (name: string, last: string) => {
  mkdirSync(join(root, name));
  return { folder: join(root, name), before: join(root, last) };
};

test('what has not changed since the last build is taken over, what was tampered with is not', async () => {
  const files = [
    { path: '/same.txt', content: text(100) },
    { path: '/tampered.txt', content: text(200) },
  ];
  const first = await writeSiteFiles(folders('first', 'none'), files);
  for (const name of ['tampered.txt', 'tampered.txt.br']) writeFileSync(join(root, 'first', name), 'by hand');

  expect(await writeSiteFiles(folders('second', 'first'), files)).toEqual(first);
  const place = (build: string, name: string) => statSync(join(root, build, name)).ino;
  for (const ending of ['', '.br', '.gz', '.zst'])
    expect(place('second', `same.txt${ending}`)).toBe(place('first', `same.txt${ending}`));
  expect(readFileSync(join(root, 'second/tampered.txt'))).toEqual(text(200));
  expect(readFileSync(join(root, 'second/tampered.txt.br'))).not.toEqual(Buffer.from('by hand'));
});

test('a file that has changed leaves that of the last build as it was', async () => {
  const before = [{ path: '/text.txt', content: text(100) }];
  await writeSiteFiles(folders('first', 'none'), before);
  await writeSiteFiles(folders('second', 'first'), [{ path: '/text.txt', content: text(300) }]);
  expect(readFileSync(join(root, 'first/text.txt'))).toEqual(text(100));
  expect(readFileSync(join(root, 'second/text.txt'))).toEqual(text(300));
});

test('a camera may write the ending in capitals, and what packing makes larger is not packed', async () => {
  const files = ['/FOTO.JPG', '/kurz.txt'].map((path) => ({ path, content: Buffer.from('a') }));
  const [photo, short] = await writeSiteFiles(folders('first', 'none'), files);
  expect(photo!.type).toBe('image/jpeg');
  expect(short!.encodings).toEqual({});
});
