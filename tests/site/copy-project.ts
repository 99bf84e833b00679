import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

const PROJECT = [
  'cache',
  'content',
  'contract',
  'drawings',
  'public',
  'src',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
];

/** A copy of what is built, for a build of other content or a server whose files are changed under its hands. */
export function copyProject(name: string): string {
  const root = resolve('.cache', name);
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  for (const part of PROJECT.filter(existsSync)) cpSync(part, join(root, part), { recursive: true });
  // The packages one by one: what is kept beside them belongs to a server that runs in the project.
  mkdirSync(join(root, 'node_modules'));
  for (const name of readdirSync('node_modules').filter((entry) => !entry.startsWith('.')))
    symlinkSync(resolve('node_modules', name), join(root, 'node_modules', name));
  return root;
}
