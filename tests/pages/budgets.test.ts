import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ManifestFile } from '../../contract/manifest.ts';
import { builtFile, manifest } from '../site-map.ts';

/**
 * What a first visit may weigh, in bytes as they are sent: brotli where it is served. 14,600 bytes
 * are the ten packets of a connection's first round trip.
 */
const FIRST_ROUND_TRIP = 14_600;
const ANY_DOCUMENT = 24_000;
const SCRIPTS = 75_000;
const FONTS = 110_000;
const IMAGE = 60_000;
const FIRST_VIEW = 200_000;

const weightOf = ({ file, encodings }: ManifestFile) =>
  statSync(join('dist', 'public', encodings.br ?? file)).size;
const byPath = new Map(manifest.files.map((file) => [file.path, file]));
const weightAt = (path: string) => weightOf(byPath.get(path)!);
const sum = (weights: number[]) => weights.reduce((total, weight) => total + weight, 0);

const documents = [
  ...manifest.files.filter(({ kind }) => kind === 'screen'),
  ...manifest.notFound.map(({ file }) => file),
];
const isArticle = (path: string) => /^\/(blog|lexikon|404)\/.+|^\/(impressum|dsgvo)\/$/.test(path);

/** Everything that a document loads by itself, as far as it stands in the markup. */
function loadedBy(html: string) {
  const values = (pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map(([, value]) => value!))];
  const scripts = values(/ data-chunks="([^"]+)"/g).flatMap((list) => list.split(' '));
  const images = values(/<img (?![^>]*loading="lazy")[^>]*src="([^"]+)"/g);
  const styles = values(/(?:data-print|data-styles|data-fonts)="([^"]+)"/g);
  return { scripts, images, styles };
}

const fonts = manifest.files.filter(({ path }) => path.endsWith('.woff2'));

describe.each(documents.map((file) => [file.path, file] as const))('%s', (path, file) => {
  const { scripts, images, styles } = loadedBy(builtFile(file.file));

  test('its document fits the first round trip', () => {
    expect(weightOf(file)).toBeLessThanOrEqual(isArticle(path) ? ANY_DOCUMENT : FIRST_ROUND_TRIP);
  });

  test('its scripts stay within their budget', () => {
    expect(scripts).not.toEqual([]);
    expect(sum(scripts.map(weightAt))).toBeLessThanOrEqual(SCRIPTS);
  });

  test('the first view does, with every font it could need', () => {
    const parts = [...scripts, ...images, ...styles].map(weightAt);
    expect(weightOf(file) + sum(parts) + sum(fonts.map(weightOf))).toBeLessThanOrEqual(FIRST_VIEW);
  });
});

test('all scripts that a document starts are named in it, none waits for another to be found', () => {
  for (const { file } of documents) {
    const { scripts } = loadedBy(builtFile(file));
    const imported = scripts.flatMap((path) => {
      const code = readFileSync(join('dist', 'public', path), 'utf8');
      return [...code.matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/g)].map(
        ([, name]) => `/assets/${name}`,
      );
    });
    expect(imported.filter((path) => !scripts.includes(path))).toEqual([]);
  }
});

test('fonts together and every picture stay within their budgets', () => {
  expect(fonts.length).toBeGreaterThan(0);
  expect(sum(fonts.map(weightOf))).toBeLessThanOrEqual(FONTS);
  const heavy = manifest.files
    .filter(({ type }) => type.startsWith('image/'))
    .filter((file) => weightOf(file) > IMAGE);
  expect(heavy.map(({ path }) => path)).toEqual([]);
});
