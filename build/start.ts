import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** `npm start`: builds when the build is missing or older than its sources, then serves. */
const root = process.cwd();
const manifest = join(root, 'dist', 'manifest.json');
const sources = ['{content,src,drawings,build,public}/**/*', 'package-lock.json', 'vite.config.ts'];

if (!existsSync(manifest) || newestChange() > statSync(manifest).mtimeMs) await import('./cli.ts');
if (!process.exitCode) await import('../server/main.ts');

function newestChange(): number {
  return Math.max(...globSync(sources, { cwd: root }).map((file) => statSync(join(root, file)).mtimeMs));
}
