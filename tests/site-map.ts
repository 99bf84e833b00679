import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseManifest } from '../contract/manifest.ts';

export const manifest = parseManifest(readFileSync('dist/manifest.json', 'utf8'));

export const builtFile = (file: string) => readFileSync(join('dist', 'public', file), 'utf8');

const built = manifest.files.filter(({ kind }) => kind === 'page');

/** The paths of all pages that were built. */
export const pagePaths = built.map(({ path }) => path);

/** What a page is in the browser tells its kind: not everything below the glossary is an entry. */
const ofKind = (screen: string) =>
  built.filter(({ file }) => builtFile(file).includes(` data-screen="${screen}"`)).map(({ path }) => path);
export const posts = ofKind('beitrag');
export const entries = ofKind('eintrag');

/** The first page below the folder that has all of this in its markup. */
export function pageWith(folder: string, ...markup: string[]): string {
  const fitting = built.find(({ path, file }) => {
    if (!path.startsWith(folder) || path === folder) return false;
    const html = builtFile(file);
    return markup.every((part) => html.includes(part));
  });
  if (!fitting) throw new Error(`No page below ${folder} has ${markup.join(' and ')}`);
  return fitting.path;
}

export const examplePost = posts[0]!;
/** With a drawing's neighbours, an example to copy, and others that mention it. */
export const exampleEntry = pageWith('/lexikon/', 'data-copy="code"', 'Erwähnt in');

/** A browser that is warm already opens a page in a fraction of the time: some share one. */
export const inShares = (paths: string[], size: number): string[][] =>
  Array.from({ length: Math.ceil(paths.length / size) }, (_, index) =>
    paths.slice(index * size, (index + 1) * size),
  );

/** One path for each kind of page: enough where all pages of a kind behave alike. */
export const examples = [
  ...pagePaths.filter((path) => !posts.includes(path) && !entries.includes(path)),
  examplePost,
  exampleEntry,
];
