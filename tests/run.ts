import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { prepareSystem } from './system-packages.ts';

/** `npm run test:long`: every fault in its full number, every page, which is this; as long as it takes. */
const LONG = {
  FAULT_ROUNDS: '200',
  OUTBOX_MEGABYTES: '600',
  ADVERSARY_STEPS: '1000000',
  PAGE_SHARE: '1',
};
const isLong = process.argv.includes('--long');
/** For a machine that has less than two cores to give. */
const MINUTES = Number(process.env.TEST_MINUTES ?? (isLong ? 240 : 30));

const children = new Set<ChildProcess>();
const start = (command: string, args: string[], stdio: StdioOptions): ChildProcess => {
  const child = spawn(command, args, { stdio });
  children.add(child.once('close', () => children.delete(child)));
  return child;
};
const succeeds = async (child: ChildProcess) => (await once(child, 'close'))[0] === 0;

/** What failed, each with the command that repeats it. */
const failed: string[] = [];
const runVitest = (...projects: string[]) => {
  const options = projects.flatMap((name) => ['--project', name]);
  const child = start('vitest', ['run', ...options], ['ignore', 'inherit', 'inherit', 'ipc']);
  child.on('message', (names) => failed.push(...(names as string[])));
  return succeeds(child);
};

async function runPlaywright(): Promise<boolean> {
  const child = start('playwright', ['test', '--reporter=dot'], ['ignore', 'pipe', 'pipe']);
  const output: Buffer[] = [];
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (part: Buffer) => output.push(part));
  const isGreen = await succeeds(child);
  // In one piece: the modules tell of theirs at the same time.
  const said = Buffer.concat(output).toString();
  process.stdout.write(said);
  for (const [, place, name] of said.matchAll(/^ {4}(tests\/\S+:\d+):\d+ › (.*)$/gm))
    failed.push(`${name}\n    npx playwright test ${place}`);
  return isGreen;
}

// Half of what it takes to start one of the hundreds of processes is compiling the same modules again.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/compiled');
if (isLong) process.env = { ...LONG, ...process.env };
console.log(
  isLong
    ? 'Everything in its full number; this takes hours.'
    : 'Installs what is missing, builds the site, and tests it in three browsers: about five minutes on two cores.',
);
const limit = setTimeout(() => {
  console.error(`Not done after ${MINUTES} minutes. On a slow machine: TEST_MINUTES=90 npm test`);
  for (const child of children) child.kill();
  process.exitCode = 1;
}, MINUTES * 60_000);
const prepared = await Promise.all([
  prepareSystem().then((lack) => {
    if (lack) console.error(lack);
    return !lack;
  }),
  succeeds(start('node', ['build/cli.ts'], 'inherit')),
  runVitest('units', 'apart'),
]);
// Two lanes over one `dist`, with two workers each: both spend a third of their time waiting.
const [isInstalled, isBuilt] = prepared;
const tested =
  isInstalled && isBuilt ? await Promise.all([runVitest('modules', 'engines'), runPlaywright()]) : [];
clearTimeout(limit);
// Last, because whoever comes back to a red run, or to the end of its log, looks here.
for (const what of failed) console.error(`Failed: ${what}`);
if (![...prepared, ...tested].every(Boolean)) process.exitCode = 1;
console.log(`${process.exitCode ? 'Red' : 'Green'} after ${Math.round(process.uptime())} s.`);
