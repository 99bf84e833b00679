import { spawnSync } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { MANIFEST_FILE } from '../contract/manifest.ts';

/** `npm start`: builds when the build is missing or older than its sources, then serves. */
const root = process.cwd();
const manifest = join(root, 'dist', MANIFEST_FILE);
const sources = ['{content,contract,src,drawings,build,public}/**/*', 'package-lock.json', 'vite.config.ts'];

// The builder in a process of its own: its half a gigabyte goes when it is done.
if (isOutdated()) process.exitCode = build();
if (!process.exitCode) await import('../server/main.ts');

function isOutdated(): boolean {
  if (!existsSync(manifest)) return true;
  const changes = globSync(sources, { cwd: root }).map((file) => statSync(join(root, file)).mtimeMs);
  return Math.max(...changes) > statSync(manifest).mtimeMs;
}

function build(): number {
  return spawnSync(process.execPath, ['build/cli.ts'], { cwd: root, stdio: 'inherit' }).status ?? 1;
}
