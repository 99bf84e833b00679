import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { prepareSystem } from './system-packages.ts';

/**
 * `npm test`: builds the site, then checks the modules and walks through the pages, in three engines.
 * `npm test -- --long`: the same with every attack and fault in its full number, which is this.
 */
const LONG = {
  ATTACK_SCALE: '10',
  FUZZ_BODIES: '100000',
  FAULT_ROUNDS: '200',
  FAULT_MESSAGES: '10000',
  OUTBOX_MEGABYTES: '600',
  ADVERSARY_STEPS: '1000000',
  BUILD_SHARE: '1',
  PAGE_SHARE: '1',
};

const ended = async (child: ChildProcess) => ((await once(child, 'close')) as [number | null])[0] ?? 1;

// Half of what it takes to start one of the hundreds of processes is compiling the same modules again.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/compiled');
if (process.argv.includes('--long')) process.env = { ...LONG, ...process.env };
const lack = prepareSystem();
if (lack) {
  console.error(lack);
  process.exit(1);
}
const built = spawnSync('node', ['build/cli.ts'], { stdio: 'inherit' });
if (built.status !== 0) process.exit(built.status ?? 1);

const failed: string[] = [];
const vitest = (...options: string[]) =>
  spawn('vitest', ['run', ...options], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] }).on(
    'message',
    (names) => failed.push(...(names as string[])),
  );

// Side by side: both spend half of their time waiting, for processes and for the timings of the specification.
const journeys = spawn('playwright', ['test', '--reporter=dot'], { stdio: ['ignore', 'pipe', 'pipe'] });
const output: Buffer[] = [];
for (const stream of [journeys.stdout, journeys.stderr])
  stream.on('data', (part: Buffer) => output.push(part));
const [inModules, onPages] = await Promise.all([ended(vitest()), ended(journeys)]);
// Afterwards: three browsers more beside all of this would only wait for each other.
const inEngines = await ended(vitest('--config', 'vitest.engines.config.ts'));
// Last, because whoever comes back to a red run, or to the end of its log, looks here.
process.stdout.write(Buffer.concat(output));
for (const name of failed) console.error(`Failed: ${name}`);
process.exitCode = inModules || onPages || inEngines;
