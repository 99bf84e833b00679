import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runSite } from '../site/run-site.ts';
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

test('the image knows whether its server answers, and has the commands of the guide', async () => {
  const { path, remove } = temporaryFolder();
  onTestFinished(remove);
  const dockerfile = readFileSync('Dockerfile', 'utf8').replaceAll('\\\n', '');
  const site = await runSite({ env: { DATA_DIR: path } });
  onTestFinished(() => void site.end());
  const [, ...args] = JSON.parse(/^HEALTHCHECK .*CMD (\[.+\])$/m.exec(dockerfile)![1]!) as string[];
  const health = (port: number) => spawnSync(process.execPath, args, { env: { PORT: `${port}` } }).status;
  expect(health(site.port)).toBe(0);
  expect(health(1)).not.toBe(0);

  const install = /^RUN (for name in .+)$/m.exec(dockerfile)![1]!;
  const script = install.replaceAll('/usr/local/bin', path).replaceAll('/website/', `${process.cwd()}/`);
  expect(spawnSync('sh', ['-c', script]).status).toBe(0);
  const env = { ...process.env, DATA_DIR: path };
  expect(spawnSync(join(path, 'website-outbox'), ['list'], { env }).status).toBe(0);
});
