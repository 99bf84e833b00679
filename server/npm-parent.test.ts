import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { writeTestBuild } from './test-build.ts';

const isUp = async (origin: string): Promise<boolean> =>
  fetch(`${origin}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

test('a signal to npm ends the server', async () => {
  const { root } = writeTestBuild();
  const scripts = { serve: `"${process.execPath}" "${resolve('server/main.ts')}"` };
  writeFileSync(join(root, 'package.json'), JSON.stringify({ type: 'module', scripts }));
  const npm = spawn('npm', ['run', 'serve'], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: root, PORT: '0', DATA_DIR: join(root, 'data') },
  });
  onTestFinished(() => void npm.kill('SIGKILL'));
  let origin = '';
  for await (const line of createInterface(npm.stdout)) {
    origin = /^http:\S+$/.exec(line)?.[0] ?? '';
    if (origin) break;
  }
  expect(await isUp(origin)).toBe(true);
  npm.kill('SIGTERM');
  await expect.poll(() => isUp(origin)).toBe(false);
});
