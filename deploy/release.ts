import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { MANIFEST_FILE, parseManifest } from '../contract/manifest.ts';

/**
 * `npm run release [-- FOLDER]`: everything that a host needs to serve the build in `dist/`, in one archive.
 * What stands in node_modules is not in it: the host installs that from the lockfile, for its own processor.
 */
const PARTS = [
  'dist',
  'server',
  'contract',
  'deploy',
  'docs/betrieb.md',
  'package.json',
  'package-lock.json',
];

/** Of these folders, what never runs on a host. Patterns are tar's. */
const LEFT_OUT = ['*.test.ts', 'test-*.ts', 'dist/bericht.html', 'dist/statistik.html'];

const [folder = 'release'] = process.argv.slice(2);
const built = join('dist', MANIFEST_FILE);
if (existsSync(built)) {
  const { build } = parseManifest(readFileSync(built, 'utf8'));
  const archive = join(folder, `website-${build}.tar.gz`);
  mkdirSync(folder, { recursive: true });
  // One archive, so that `release/website-*.tar.gz` names it; hosts keep the earlier ones.
  for (const earlier of globSync('website-*.tar.gz', { cwd: folder })) rmSync(join(folder, earlier));
  const exclude = LEFT_OUT.map((pattern) => `--exclude=${pattern}`);
  const { status } = spawnSync('tar', ['-czf', archive, ...exclude, ...PARTS], { stdio: 'inherit' });
  if (status === 0) console.log(archive);
  process.exitCode = status ?? 1;
} else {
  console.error('Kein Build gefunden, der sich packen ließe: npm run build');
  process.exitCode = 1;
}
