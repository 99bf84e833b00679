import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { writeTestBuild } from '../server/test-build.ts';
import { listOfSources, SOURCES_FILE } from './sources.ts';

const START = resolve('build/start.ts');

/** `npm start`, or another script that lasts, in a folder of its own, with npm and its shell between us and the server. */
function npmRun(name: 'start' | 'serve', root: string): ChildProcess {
  const scripts = { [name]: `"${process.execPath}" "${START}"` };
  writeFileSync(join(root, 'package.json'), JSON.stringify({ type: 'module', scripts }));
  const npm = spawn('npm', ['run', name], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: root, PORT: '0', DATA_DIR: join(root, 'data') },
  });
  onTestFinished(() => void npm.kill('SIGKILL'));
  return npm;
}

/** A builder that puts the build in its place, says that it was called, and goes on until it is ended. */
function writeEndlessBuilder(root: string): void {
  mkdirSync(join(root, 'build'));
  writeFileSync(
    join(root, 'build/cli.ts'),
    `import { renameSync, writeFileSync } from 'node:fs';
    renameSync('built', 'dist');
    writeFileSync('begun', '');
    setInterval(() => {}, 1000);`,
  );
}

async function isUp(origin: string): Promise<boolean> {
  return fetch(`${origin}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

test('a signal to npm ends the server', async () => {
  const { root, dist } = writeTestBuild();
  writeFileSync(join(dist, SOURCES_FILE), listOfSources(root));
  const npm = npmRun('serve', root);
  let origin = '';
  for await (const line of createInterface(npm.stdout!)) {
    origin = /^http:\S+$/.exec(line)?.[0] ?? '';
    if (origin) break;
  }
  expect(await isUp(origin)).toBe(true);
  npm.kill('SIGTERM');
  await expect.poll(() => isUp(origin)).toBe(false);
});

test('without a build it is built; a signal to npm ends that, and no server starts', async () => {
  const { root, dist } = writeTestBuild();
  renameSync(dist, join(root, 'built'));
  writeEndlessBuilder(root);
  const npm = npmRun('start', root);
  let output = '';
  npm.stdout!.on('data', (chunk) => (output += chunk));
  await expect.poll(() => existsSync(join(root, 'begun'))).toBe(true);
  const closed = once(npm, 'close');
  npm.kill('SIGTERM');
  // npm and the build write to the same pipe, so `close` comes only when both have ended.
  await closed;
  expect(output).not.toContain('http:');
});
