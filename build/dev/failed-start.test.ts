import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { writeTestBuild } from '../../server/test-build.ts';

type Environment = Record<string, string>;

/** Runs a program that cannot start; returns its exit code and what it wrote to stderr. */
async function end(program: string, folder: string, env: Environment) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [resolve(program)], {
    cwd: folder,
    env: { PATH, NODE_COMPILE_CACHE, PORT: '0', ...env },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { said, code: code as number | null };
}

async function busyPort(): Promise<string> {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  return String((other.address() as AddressInfo).port);
}

test('a busy port ends the development server as it ends the other, with one sentence', async () => {
  const { root } = writeTestBuild();
  const env = { DATA_DIR: join(root, 'data'), PORT: await busyPort() };
  const dev = await end('build/dev.ts', '.', env);
  expect(dev).toEqual({ said: expect.stringMatching(/^.+\n$/), code: 1 });
  expect(dev).toEqual(await end('server/main.ts', root, env));
});
