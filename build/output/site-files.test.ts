import { mkdtempDisposableSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeSiteFiles } from './site-files.ts';

test('a camera may write the ending in capitals, and what packing makes larger is not packed', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'site-files-'));
  const contents = { '/FOTO.JPG': 'a', '/kurz.txt': 'a', '/lang.txt': 'Wort '.repeat(100) };
  const files = Object.entries(contents).map(([path, text]) => ({ path, content: Buffer.from(text) }));
  const [photo, short, long] = await writeSiteFiles(folder.path, files);
  expect(photo!.type).toBe('image/jpeg');
  expect(short!.encodings).toEqual({});
  expect(Object.keys(long!.encodings)).toEqual(['br', 'gzip']);
  expect(readFileSync(join(folder.path, 'lang.txt'), 'utf8')).toBe(contents['/lang.txt']);
});
