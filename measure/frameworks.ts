import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { stringify } from 'yaml';
import { today } from '../build/today.ts';

const FILE = 'content/messung-frameworks.yaml';
const REMARK =
  '# Geschrieben von «npm run measure -- frameworks»: ein Zählknopf, für den Betrieb gebaut. Nicht von Hand ändern.\n';

/** In `counters/`: the packages whose versions a figure belongs to, and what its makers call the builder. */
const counters = {
  react: { framework: 'react', builder: 'vite', builderName: 'Vite' },
  angular: { framework: '@angular/core', builder: '@angular/build', builderName: 'Angular Build' },
  vue: { framework: 'vue', builder: 'vite', builderName: 'Vite' },
  svelte: { framework: 'svelte', builder: 'vite', builderName: 'Vite' },
};

/** What a visitor receives of the smallest application there is, in KB of 1,000 bytes. */
export function measureFrameworks(): void {
  const frameworks = Object.fromEntries(
    Object.entries(counters).map(([name, { framework, builder, builderName }]) => {
      const folder = join(import.meta.dirname, 'counters', name);
      const manifest = readFileSync(join(folder, 'package.json'), 'utf8');
      const { dependencies } = JSON.parse(manifest) as { dependencies: Record<string, string> };
      const version = dependencies[framework]!;
      const measured = {
        version,
        reihe: version.split('.').slice(0, 2).join('.'),
        werkzeug: `${builderName} ${dependencies[builder]!}`,
        ...weigh(folder),
      };
      console.log(name.padEnd(10), ...Object.values(measured));
      return [name, measured];
    }),
  );
  const monat = new Date(today()).toLocaleDateString('de', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  writeFileSync(FILE, REMARK + stringify({ monat, ...frameworks }));
}

/** Built outside the repository: what these packages bring along is nothing of ours. */
function weigh(counter: string) {
  using temporary = mkdtempDisposableSync(join(tmpdir(), 'counter-'));
  const cwd = temporary.path;
  cpSync(counter, cwd, { recursive: true });
  const npm = (...args: string[]) =>
    execFileSync('npm', args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  // Not one of them needs its install scripts for this.
  npm('install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error');
  npm('run', 'build');
  const scripts = globSync('dist/**/*.js', { cwd }).map((file) => readFileSync(join(cwd, file)));
  if (scripts.length === 0) throw new Error(`${counter}: the build has no script.`);
  const kilobytes = (bytesOf: (script: Buffer) => number) =>
    Math.round(scripts.reduce((total, script) => total + bytesOf(script), 0) / 1000);
  return {
    kb: kilobytes((script) => brotliCompressSync(script).length),
    gzip: kilobytes((script) => gzipSync(script, { level: 9 }).length),
  };
}
