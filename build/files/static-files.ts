import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../src/content/declaration.ts';
import { checkPublicName, isLitter } from '../content/file-names.ts';
import { mediaTypeOf, type SiteFile } from '../output/site-files.ts';

/** Files that go into the site as they are: `public/` mirrors the URL, where there is one. */
export const staticFiles = (root: string): SiteFile[] =>
  pathsIn(root).map((path) => ({ path, content: async () => readFileSync(join(root, FOLDER, path)) }));

/** Whether every file in `public/` has a name and a type with which it can be served as it is. */
export const checkStaticFiles = (root: string): Problem[] =>
  pathsIn(root).flatMap((path) => [...checkPublicName(path), ...checkType(path)]);

const FOLDER = 'public';
/** Hidden folders (`.obsidian/`, `.git/`, `.AppleDouble/`) hold programs' own notes and must not be published. */
const IN_HIDDEN_FOLDER = /\/\.(?!well-known\/)[^/]*\//;

function pathsIn(root: string): string[] {
  const folder = join(root, FOLDER);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isLitter(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'))
    .filter((path) => !IN_HIDDEN_FOLDER.test(path))
    .toSorted();
}

function checkType(path: string): Problem[] {
  if (mediaTypeOf(path)) return [];
  const message =
    'Für diese Art von Datei ist nicht bekannt, was sie ist. Wandeln Sie sie um, zum Beispiel in PDF, JPEG oder MP4.';
  return [{ file: `public${path}`, field: 'Endung', message }];
}

/** A file of the owner would stand in the way of one that the build makes. */
export function findClashes(own: SiteFile[], paths: string[]): Problem[] {
  return own.flatMap(({ path }): Problem[] => {
    if (paths.filter((other) => other === path).length < 2) return [];
    const message = `Die Datei ${path} macht der Build selbst. Löschen Sie diese, oder geben Sie ihr einen anderen Namen.`;
    return [{ file: `public${path}`, field: 'Dateiname', message }];
  });
}
