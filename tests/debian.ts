import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian keeps servers outside of the PATH of ordinary users. */
const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

export function findCommand(...names: string[]): string | undefined {
  const files = names.flatMap((name) => FOLDERS.map((folder) => join(folder, name)));
  return files.find((file) => existsSync(file));
}

/** Whether it worked: only Debian and its kin have apt-get, and only root may install. */
export function installPackages(packages: string[]): boolean {
  if (!findCommand('apt-get')) return false;
  const asRoot = process.getuid?.() === 0 ? [] : findCommand('sudo') ? ['sudo', '-n'] : undefined;
  if (!asRoot) return false;
  const install = `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${packages.join(' ')}`;
  console.log(`Trying: ${install}`);
  const [command, ...args] = [...asRoot, 'sh', '-c', install];
  return spawnSync(command!, args, { stdio: 'inherit' }).status === 0;
}
