import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

export type SmallDisk = {
  dataDir: string;
  /** Whether the system let us mount it; otherwise it is an ordinary folder. */
  isMounted: boolean;
  /** Changes the mount: `size=8m`, `ro`, `rw`. */
  remount(option: string): void;
};

/** A disk of one megabyte where the system lets us mount one. */
export function smallDisk(): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'));
  const mount = (...args: string[]) => spawnSync('mount', args).status === 0;
  const isMounted = mount('-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder);
  onTestFinished(() => {
    if (isMounted) spawnSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    dataDir: join(folder, 'data'),
    isMounted,
    remount(option) {
      if (!mount('-o', `remount,${option}`, folder)) throw new Error(`Could not remount with ${option}`);
    },
  };
}
