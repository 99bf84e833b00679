import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeTestBuild } from '../../server/test-build.ts';
import { openPlace, post, type Site } from './site-process.ts';

async function expectToGoOn({ origin, end }: Site): Promise<void> {
  for (const key of ['a', 'b', 'c']) expect((await post(origin, key)).status).toBe(202);
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  expect(await end()).toBe(0);
}

test('a log on a full disk costs lines, not the server', async () => {
  await expectToGoOn(await openPlace().start({}, { log: '/dev/full' }));
});

test('nor does one that nobody reads any more', async () => {
  const site = await openPlace().start();
  site.child.stderr!.destroy();
  await once(site.child.stderr!, 'close');
  await expectToGoOn(site);
});

test('a crash is told without the words of the error, which may be a visitor’s', async () => {
  const crash = `process.once('SIGUSR2', () => { throw new RangeError('besucher@beispiel.de') })`;
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(crash)}`;
  const { child, log } = await openPlace().start({ NODE_OPTIONS });
  child.kill('SIGUSR2');
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(JSON.parse(log.at(-1)!)).toMatchObject({ event: 'server.crash', error: 'RangeError' });
  expect(log.join()).not.toContain('besucher@');
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
