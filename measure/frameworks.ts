import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { stringify } from 'yaml';
import { today } from '../build/today.ts';
import { type Counter, counters } from './counters.ts';

const FILE = 'content/messung-frameworks.yaml';
const REMARK =
  '# Geschrieben von «npm run measure -- frameworks»: ein Zählknopf, für den Betrieb gebaut. Nicht von Hand ändern.\n';

/** What a visitor receives of the smallest application there is, in bytes. */
export async function run(): Promise<void> {
  const frameworks = Object.fromEntries(
    Object.entries(counters).map(([name, counter]) => {
      const measured = measure(name, counter);
      console.log(name.padEnd(10), ...Object.values(measured));
      return [name, measured];
    }),
  );
  writeFileSync(FILE, REMARK + stringify({ day: today(), node: process.versions.node, frameworks }));
}

/** Built outside the repository: what these packages bring along is nothing of ours. */
function measure(name: string, { packages, framework, builder, build, files }: Counter) {
  using temporary = mkdtempDisposableSync(join(tmpdir(), `counter-${name}-`));
  const folder = temporary.path;
  const npm = (...args: string[]) =>
    execFileSync('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  for (const [file, content] of Object.entries({ 'package.json': manifest(packages), ...files })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  // Not one of them needs its install scripts for this.
  npm('install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error');
  npm('exec', '--', ...build.command);
  const scripts = globSync('**/*.js', { cwd: join(folder, build.output) }).map((file) =>
    readFileSync(join(folder, build.output, file)),
  );
  if (scripts.length === 0) throw new Error(`${name}: ${build.output} holds no script.`);
  const sum = (weigh: (script: Buffer) => number) =>
    scripts.reduce((total, script) => total + weigh(script), 0);
  return {
    version: packages[framework]!,
    builder: `${builder.name} ${packages[builder.package]!}`,
    raw: sum((script) => script.length),
    gzip: sum((script) => gzipSync(script, { level: 9 }).length),
    brotli: sum((script) => brotliCompressSync(script).length),
  };
}

const manifest = (dependencies: Record<string, string>) =>
  JSON.stringify({ name: 'counter', private: true, type: 'module', dependencies });
