import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Manifest = { name: string; devDependencies?: unknown };
type Lockfile = { packages: Record<string, { dev?: boolean }> };

/**
 * `npm run --silent sbom`: what runs on the server, as CycloneDX. npm alone leaves out packages that
 * a development package needs as well, so it gets to see a project without those.
 */
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
using temporary = mkdtempDisposableSync(join(tmpdir(), 'sbom-'));
// npm names the whole after its folder.
const folder = join(temporary.path, manifest.name);
mkdirSync(folder);
const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile;
delete manifest.devDependencies;
const running = Object.entries(lockfile.packages).filter(([, { dev }]) => !dev);
const files = {
  'package.json': manifest,
  'package-lock.json': { ...lockfile, packages: Object.fromEntries(running) },
};
for (const [name, content] of Object.entries(files))
  writeFileSync(join(folder, name), JSON.stringify(content));
const args = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'];
const { status } = spawnSync('npm', args, { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] });
process.exitCode = status ?? 1;
