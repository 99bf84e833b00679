import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropUnused, kept, keptLater, recipeOf } from './kept.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'));
  vi.stubEnv('BUILD_CACHE', folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('the same of the same is made once, anything else anew', async () => {
  const make = vi.fn(() => 'made');
  for (const [recipe, ingredients] of [
    ['a', 'x'],
    ['a', 'x'],
    ['b', 'x'],
    ['a', 'y'],
  ] as const) {
    expect(kept(recipe, ingredients, make)).toBe('made');
  }
  expect(make).toHaveBeenCalledTimes(3);
  expect(await keptLater('a', 'x', () => Promise.reject(new Error('made again')))).toEqual(
    Buffer.from('made'),
  );
});

test('what fails is not kept', () => {
  const fail = () => {
    throw new Error('no drawing');
  };
  expect(() => kept('a', 'x', fail)).toThrow('no drawing');
  expect(kept('a', 'x', () => 'made')).toBe('made');
});

test('a recipe is the sources that it names', () => {
  expect(recipeOf('cache/*.ts')).toBe(recipeOf('cache/*.ts'));
  expect(recipeOf('cache/*.ts')).not.toBe(recipeOf('cache/kept.ts'));
});

test('what a source imports is part of the recipe, unless it is a type', () => {
  const named = 'build/content/references.ts';
  expect(recipeOf(named, 'src/source-places.ts')).toBe(recipeOf(named));
  expect(recipeOf(named, 'src/content/article.ts')).not.toBe(recipeOf(named));
});

test('only what is old and was of no use is dropped, once a day', () => {
  kept('a', 'of use', () => 'made');
  const [useful] = readdirSync(folder);
  for (const name of ['old', 'young']) writeFileSync(join(folder, name), 'of no use');
  const lastYear = new Date(Date.now() - 365 * 24 * 60 * 60 * 1000);
  for (const name of [useful!, 'old']) utimesSync(join(folder, name), lastYear, lastYear);
  dropUnused();
  expect(readdirSync(folder).toSorted()).toEqual([useful, 'swept', 'young'].toSorted());
  utimesSync(join(folder, 'young'), lastYear, lastYear);
  dropUnused();
  expect(readdirSync(folder)).toContain('young');
  utimesSync(join(folder, 'swept'), lastYear, lastYear);
  dropUnused();
  expect(readdirSync(folder)).not.toContain('young');
});
