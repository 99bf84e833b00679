import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { MANIFEST_FILE } from '../contract/manifest.ts';

/** `npm start`: builds when the build is missing or older than its sources, then serves. */
const root = process.cwd();
const manifest = join(root, 'dist', MANIFEST_FILE);
const sources = ['{content,contract,src,drawings,build,public}/**/*', 'package-lock.json', 'vite.config.ts'];

if (!existsSync(manifest) || newestChange() > statSync(manifest).mtimeMs) await import('./cli.ts');
if (!process.exitCode) await import('../server/main.ts');

function newestChange(): number {
  return Math.max(...globSync(sources, { cwd: root }).map((file) => statSync(join(root, file)).mtimeMs));
}
