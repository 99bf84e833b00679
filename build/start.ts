import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { whenNpmEnds } from '../server/npm-parent.ts';
import { listOfSources, SOURCES_FILE, sourcesIn } from './sources.ts';

/** `npm start`: builds when the build is missing, of another day, or not of these sources, then serves. */
const root = process.cwd();
const list = join(root, 'dist', SOURCES_FILE);

// The builder in a process of its own: its half a gigabyte goes when it is done.
if (isOutdated()) process.exitCode = await build();
if (!process.exitCode) await import('../server/main.ts');

function isOutdated(): boolean {
  if (!existsSync(list) || readFileSync(list, 'utf8') !== listOfSources(root)) return true;
  const changes = sourcesIn(root).map(
    // `ctime`, because a copy may bring the older `mtime` of its original along. A symbolic link without a target
    // counts as changed: the build then reports it.
    (file) => statSync(join(root, file), { throwIfNoEntry: false })?.ctimeMs ?? Infinity,
  );
  return Math.max(...changes) > statSync(list).mtimeMs;
}

async function build(): Promise<number> {
  const builder = spawn(process.execPath, ['build/cli.ts'], { cwd: root, stdio: 'inherit' });
  const end = () => void builder.kill();
  process.on('SIGTERM', end).on('SIGINT', end);
  const stopWatching = whenNpmEnds(end);
  const [status] = (await once(builder, 'exit')) as [number | null];
  stopWatching();
  process.off('SIGTERM', end).off('SIGINT', end);
  // No status: a signal ended the builder, and whoever sent it wants no server either.
  return status ?? 1;
}
