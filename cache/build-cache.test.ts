import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cached, cachedText, dropUnused } from './build-cache.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cache-'));
  vi.stubEnv('BUILD_CACHE', folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('the same of the same is made once, anything else anew', async () => {
  const make = vi.fn(() => 'made');
  for (const [sourcesHash, input] of [
    ['a', 'x'],
    ['a', 'x'],
    ['b', 'x'],
    ['a', 'y'],
  ] as const) {
    expect(cachedText(sourcesHash, input, make)).toBe('made');
  }
  expect(make).toHaveBeenCalledTimes(3);
  const again = () => Promise.reject(new Error('made again'));
  expect(await cached('a', 'x', again)).toEqual(Buffer.from('made'));
});

test('only what is old and was of no use is dropped', () => {
  cachedText('a', 'of use', () => 'made');
  const [useful] = readdirSync(folder);
  for (const name of ['old', 'young']) writeFileSync(join(folder, name), 'of no use');
  const lastYear = new Date(Date.now() - 365 * 24 * 60 * 60 * 1000);
  for (const name of [useful!, 'old']) utimesSync(join(folder, name), lastYear, lastYear);
  dropUnused();
  expect(readdirSync(folder).toSorted()).toEqual([useful, 'young'].toSorted());
});
