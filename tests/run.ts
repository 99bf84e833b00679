import { spawnSync } from 'node:child_process';
import { findOrInstallChromium } from './chromium.ts';

/** `npm test`: builds the site, then checks the modules and walks through the pages. */
try {
  process.env.CHROMIUM_PATH = findOrInstallChromium();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
for (const [command, ...args] of [
  ['node', 'build/cli.ts'],
  ['vitest', 'run'],
  ['playwright', 'test'],
]) {
  const { status } = spawnSync(command!, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
