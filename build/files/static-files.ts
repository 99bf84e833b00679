import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteFile } from '../output/site-files.ts';

/** Files that go into the site as they are: `public/` mirrors the URL, where there is one. */
export function staticFiles(root: string): SiteFile[] {
  const folder = join(root, 'public');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      return { path: file.slice(folder.length).replaceAll('\\', '/'), content: readFileSync(file) };
    });
}
