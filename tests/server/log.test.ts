import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { writeTestBuild } from '../../server/test-build.ts';
import { post } from './site-process.ts';

/** A server whose log goes to a file or a pipe of ours. */
async function startWithLog(stderr: number | 'pipe') {
  const { root } = writeTestBuild();
  const { NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [join(process.cwd(), 'server/main.ts')], {
    cwd: root,
    env: { NODE_COMPILE_CACHE, PORT: '0', DATA_DIR: join(root, 'data') },
    stdio: ['ignore', 'pipe', stderr],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [origin] = (await once(createInterface(child.stdout!), 'line')) as [string];
  return { child, origin };
}

async function expectToGoOn(origin: string): Promise<void> {
  for (const key of ['a', 'b', 'c']) expect((await post(origin, key)).status).toBe(202);
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);
}

test('a log on a full disk costs lines, not the server', async () => {
  const full = openSync('/dev/full', 'w');
  onTestFinished(() => closeSync(full));
  const { child, origin } = await startWithLog(full);
  await expectToGoOn(origin);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('nor does one that nobody reads any more', async () => {
  const { child, origin } = await startWithLog('pipe');
  child.stderr!.destroy();
  await once(child.stderr!, 'close');
  await expectToGoOn(origin);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('how many lines were lost is said as soon as there is room again', async () => {
  const file = join(writeTestBuild().root, 'protokoll');
  const script = `
    import { truncateSync } from 'node:fs';
    import { writeLog as log } from ${JSON.stringify(join(process.cwd(), 'server/log.ts'))};
    const settled = () => new Promise((resolve) => setImmediate(resolve));
    for (let i = 0; i < 100; i++) await settled(log('server.full'));
    truncateSync(${JSON.stringify(file)});
    for (let i = 0; i < 2; i++) await settled(log('server.free'));
  `;
  // So many blocks of 512 bytes may a file of this process have.
  const command = 'ulimit -f 2; exec "$0" --input-type=module --eval "$1" 2>>"$2"';
  const child = spawn('sh', ['-c', command, process.execPath, script, file], { stdio: 'ignore' });
  expect(await once(child, 'exit')).toEqual([0, null]);
  const entries = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { event: string; lines?: number });
  expect(entries.map(({ event }) => event)).toEqual(['log.lost', 'server.free', 'server.free']);
  expect(entries[0]!.lines).toBeGreaterThan(50);
});
