import { spawnSync } from 'node:child_process';
import { prepareSystem } from './system-packages.ts';

/** The full counts of what `npm test` tries in small. */
const LONG = {
  ATTACK_SCALE: '10',
  FUZZ_BODIES: '100000',
  FAULT_ROUNDS: '200',
  FAULT_MESSAGES: '10000',
  ADVERSARY_STEPS: '1000000',
};

/**
 * `npm test`: builds the site, then checks the modules and walks through the pages.
 * `npm test -- --long`: the same with every attack and fault in its full number.
 */
if (process.argv.includes('--long')) process.env = { ...LONG, ...process.env };
const lack = prepareSystem();
if (lack) {
  console.error(lack);
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
