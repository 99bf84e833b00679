import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Where Debian installs PostgreSQL, with a folder for each version. */
const DEBIAN = '/usr/lib/postgresql';

/**
 * For tests: a PostgreSQL of their own, reached by the socket in `folder`. The first process that needs it starts
 * it, all others wait until it runs.
 */
export async function startOnce(folder: string): Promise<void> {
  const outcome = join(folder, 'outcome');
  try {
    mkdirSync(join(folder, 'starting'));
    writeFileSync(outcome, start(folder), { flush: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    while (!existsSync(outcome)) await pause(50);
  }
  const problem = readFileSync(outcome, 'utf8');
  if (problem) throw new Error(problem);
}

/**
 * Starts PostgreSQL with the settings `more` beside the usual ones, and with `files` in its data folder. Returns what
 * went wrong, or an empty text.
 */
export function start(folder: string, more: string[] = [], files: Record<string, string> = {}): string {
  const binaries = findBinaries();
  if (!binaries) return 'The tests need PostgreSQL: install it, or put its initdb and pg_ctl on the PATH.';
  const { uid, gid } = ordinaryUser();
  chownSync(folder, uid, gid);
  const data = join(folder, 'data');
  const init = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, 'fsync=off', ...more];
  const options = settings.map((setting) => `-c ${setting}`).join(' ');
  const run = (command: string, ...args: string[]) => {
    const ended = spawnSync(join(binaries, command), args, { cwd: folder, uid, gid, encoding: 'utf8' });
    return ended.status === 0 ? '' : `${command}: ${ended.error?.message ?? ended.stderr}`;
  };
  const problem = run('initdb', ...init);
  if (problem) return problem;
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(data, name), content, { mode: 0o600 });
    chownSync(join(data, name), uid, gid);
  }
  return run('pg_ctl', '-D', data, '-l', join(folder, 'log'), '-o', options, '-w', 'start');
}

export function stop(folder: string): void {
  const data = join(folder, 'data');
  const binaries = findBinaries();
  if (!binaries || !existsSync(join(data, 'postmaster.pid'))) return;
  const args = ['-D', data, '-m', 'immediate', '-w', 'stop'];
  spawnSync(join(binaries, 'pg_ctl'), args, { cwd: folder, ...ordinaryUser() });
}

export function findBinaries(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
  ];
  return folders.find((folder) => ['initdb', 'pg_ctl'].every((name) => existsSync(join(folder, name))));
}

/** PostgreSQL refuses to run as root: then the user `postgres` runs it or, without one, id 65534, who owns nothing. */
function ordinaryUser(): { uid: number; gid: number } {
  if (process.getuid?.() !== 0) return { uid: process.getuid!(), gid: process.getgid!() };
  const id = (flag: string) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout || 65_534);
  return { uid: id('-u'), gid: id('-g') };
}
