import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian keeps servers outside of the PATH of ordinary users. */
const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

export function findCommand(...names: string[]): string | undefined {
  const files = names.flatMap((name) => FOLDERS.map((folder) => join(folder, name)));
  return files.find((file) => existsSync(file));
}

const isRoot = process.getuid?.() === 0;

/** A machine that is there for tests, not a desktop on which a test must not become root by itself. */
const mayInstall = isRoot || process.env.CI === 'true';

export const aptCommand = (packages: string[]) =>
  `apt-get install --no-install-recommends ${packages.join(' ')}`;

/** Whether it worked: only Debian and its kin have apt-get. */
export async function installPackages(packages: string[]): Promise<boolean> {
  if (!mayInstall || !findCommand('apt-get')) return false;
  const install = `apt-get update -qq && ${aptCommand(['-y', '-qq', ...packages])}`;
  console.log(`Trying: ${install}`);
  const [command, ...args] = [...(isRoot ? [] : ['sudo', '-n']), 'sh', '-c', install];
  return (await once(spawn(command!, args, { stdio: 'inherit' }), 'close'))[0] === 0;
}
