import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findNeeded } from '../system-packages.ts';
import { temporaryFolder } from './processes.ts';

test('systemd takes the unit and finds it well locked up', () => {
  const analyze = findNeeded('systemd-analyze');
  const { path, remove } = temporaryFolder();
  onTestFinished(remove);
  // systemd-analyze looks whether the unit's command exists, and a unit takes no path with a space in it.
  const checkout = join(path, 'website');
  symlinkSync(process.cwd(), checkout);
  const [unit, socket] = ['website.service', 'website.socket'].map((name) => {
    const file = join(path, name);
    writeFileSync(file, readFileSync(`deploy/${name}`, 'utf8').replaceAll('/opt/website', checkout));
    return file;
  }) as [string, string];
  const verified = spawnSync(analyze, ['verify', '--man=no', unit, socket], { encoding: 'utf8' });
  expect(verified.stderr).not.toMatch(/website\.(?:service|socket)/);
  expect(verified.status).toBe(0);
  // From 0, nothing is possible, to 10, everything is. In tenths.
  const security = ['security', '--offline=true', '--threshold=15', unit];
  const rated = spawnSync(analyze, security, { encoding: 'utf8' });
  expect(rated.status, rated.stdout).toBe(0);
});
