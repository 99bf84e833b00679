import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `node tools/run.ts <program> […]`: formatter, linter, spelling and unused code. They are a package of their own,
 * because whoever only builds, edits or tests the site never needs them; the first run installs them.
 */
const folder = import.meta.dirname;
const lockfile = join(folder, 'package-lock.json');
// npm writes it last.
const installed = join(folder, 'node_modules', '.package-lock.json');

const changedAt = (file: string) => (existsSync(file) ? statSync(file).mtimeMs : 0);
const run = (program: string, args: string[]) => spawnSync(program, args, { stdio: 'inherit' }).status ?? 1;

function isInstalled(): boolean {
  if (changedAt(installed) > changedAt(lockfile)) return true;
  console.log('Installing formatter, linter and spelling into tools/, once.');
  const quietly = [
    '--no-audit',
    '--no-fund',
    '--loglevel=silent',
    `--fetch-retries=${process.env.CI ? 2 : 0}`,
  ];
  return run('npm', ['ci', '--prefix', folder, ...quietly]) === 0;
}

const [program = '', ...args] = process.argv.slice(2);
if (isInstalled()) {
  process.exitCode = run(join(folder, 'node_modules', '.bin', program), args);
} else {
  console.error(`${program} did not run: «npm ci --prefix tools» says why. Are you offline?`);
  // Without a network the rest of `npm run check` still tells something; a pipeline must not pass by that.
  process.exitCode = process.env.CI ? 1 : 0;
}
