import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { MANIFEST_FILE } from '../../contract/manifest.ts';
import { manifest } from '../site-map.ts';
import { createClient } from './client.ts';
import { greeting, multipart } from './forms.ts';
import { openHost } from './host.ts';

/** A visitor reads for a moment: without one, they would take a whole core until the takeover is done. */
const READING_TIME = 25;

/** A checkout with a build of one page, which says `text`. */
function writeCheckout(folder: string, text: string): void {
  rmSync(folder, { recursive: true, force: true });
  for (const part of ['server', 'contract', 'deploy', 'package.json', 'package-lock.json'])
    cpSync(part, join(folder, part), { recursive: true });
  const plain = { file: 'seite.html', encodings: {}, hash: text };
  const home = { ...manifest.files.find(({ path }) => path === '/')!, ...plain };
  const notFound = manifest.notFound.map(({ prefix, file }) => ({ prefix, file: { ...file, ...plain } }));
  mkdirSync(join(folder, 'dist/public'), { recursive: true });
  writeFileSync(join(folder, 'dist/public/seite.html'), text);
  for (const { file } of [manifest.refusalPage, manifest.sentPage])
    cpSync(join('dist', file), join(folder, 'dist', file));
  const content = JSON.stringify({ ...manifest, files: [home], notFound, redirects: [] });
  writeFileSync(join(folder, 'dist', MANIFEST_FILE), content);
}

test('a release goes online without a refused request, a bad one does not, and there is a way back', async () => {
  const host = await openHost();
  onTestFinished(host.close);
  const checkout = join(host.root, 'checkout');
  const releases = join(host.root, 'opt/website-releases');
  const publish = async (text: string, spoil: () => unknown = () => {}) => {
    writeCheckout(checkout, text);
    spoil();
    return host.run('deploy/publish-from-ci.sh', [], checkout);
  };
  const home = async () => (await fetch(host.origin)).text();
  const restarts = () => host.calls().filter((call) => call === 'systemctl restart website').length;

  for (const number of [1, 2, 3]) mkdirSync(join(releases, `20250101-00000${number}`), { recursive: true });

  // The first one. Its trial must keep away from the live database: nothing listens there.
  host.setUp('DATABASE_URL=postgres://127.0.0.1:1/website\n');
  const first = await publish('eins', () => spawnSync('chmod', ['-R', 'go=', checkout]));
  expect(first, first.said).toMatchObject({ status: 0 });
  // The service is another user than those who built and who put it online.
  const unreadable = spawnSync('find', [releases, '!', '-type', 'l', '!', '-perm', '-o=r'], {
    encoding: 'utf8',
  });
  expect(unreadable.stdout).toBe('');
  const tests = spawnSync('find', [releases, '-path', '*/server/*test*'], { encoding: 'utf8' });
  expect(tests.stdout, 'no tests in a release').toBe('');
  expect(await home()).toBe('eins');
  const calls = host.calls();
  expect(calls).toEqual(expect.arrayContaining(['npm run build', 'systemctl enable website website.socket']));
  // The key that ssh got was readable by nobody else, in lines that ssh reads, and is gone.
  expect(readFileSync(join(host.root, 'secrets'), 'utf8')).toBe(
    '600\neins\nzwei\nwww.beispiel.de ssh-ed25519 drei\n',
  );
  const ssh = calls.find((call) => call.startsWith('ssh'))!;
  expect(ssh).toMatch(/ -o StrictHostKeyChecking=yes root@www\.beispiel\.de /);
  expect(existsSync(/-i (\S+)/.exec(ssh)![1]!)).toBe(false);
  host.setUp();
  await host.run('bin/systemctl', ['restart', 'website']);

  // The second one, while visitors read and write.
  const takeover = new AbortController();
  const failures: unknown[] = [];
  const acknowledged: string[] = [];
  const visit = async (step: (number: number) => Promise<void>) => {
    for (let number = 0; !takeover.signal.aborted; number++) {
      await step(number).catch((error) => failures.push(error));
      await pause(READING_TIME);
    }
  };
  const ask = createClient(host.origin);
  const read = (headers: Record<string, string> = {}) =>
    ask('/', { headers }).then(({ status }) => expect(status).toBe(200));
  const write = async (number: number) => {
    const form = await multipart(`Nachricht ${number}`, greeting);
    const headers = { ...form.headers, connection: 'close', 'idempotency-key': `nachricht-${number}` };
    const send = () => ask('/sendmail.php', { ...form, headers });
    // The form sends again under the same key when its connection breaks.
    const { status, body } = await send().catch(send);
    expect(status).toBe(202);
    acknowledged.push((JSON.parse(String(body)) as { id: string }).id);
  };
  // As browsers do it: a kept connection that closes before an answer is no answer, and one asks again.
  const kept = () => read().catch(() => read({ connection: 'close' }));
  const fresh = () => read({ connection: 'close' });
  const visitors = [kept, kept, fresh, fresh, write].map(visit);
  const second = await publish('zwei');
  takeover.abort();
  await Promise.all(visitors);
  expect(second, second.said).toMatchObject({ status: 0 });
  expect(failures).toEqual([]);
  expect(await home()).toBe('zwei');
  const { said } = await host.run('usr/local/sbin/website-outbox', ['list']);
  expect(acknowledged.filter((id) => !said.includes(id.slice(0, 8)))).toEqual([]);
  expect(await host.run('usr/local/sbin/website-stats', [])).toMatchObject({ status: 0 });

  // Three stay.
  const before = readdirSync(releases);
  expect(before).toEqual(['20250101-000003', '20260101-000001', '20260101-000002']);

  // What cannot be built is not packed; what fails its trial is not switched on.
  host.calls();
  expect((await publish('drei', () => writeFileSync(join(checkout, 'mistake'), ''))).status).not.toBe(0);
  const spoilt = await publish('vier', () => rmSync(join(checkout, 'dist', manifest.sentPage.file)));
  expect(spoilt.status, spoilt.said).not.toBe(0);
  expect(restarts()).toBe(0);
  // What does not start where it has to makes room for the one before.
  const unable = await publish('fünf', () => {
    const main = join(checkout, 'server/main.ts');
    writeFileSync(main, `if (process.env.LISTEN_FDS) process.exit(1);\n${readFileSync(main, 'utf8')}`);
  });
  expect(unable.status, unable.said).not.toBe(0);
  expect(restarts()).toBe(2);
  expect(await home()).toBe('zwei');
  expect(readdirSync(releases)).toEqual(before);
  host.calls();

  // The way back needs no network.
  expect((await host.run(join(releases, before[1]!, 'deploy/activate.sh'), [])).status).toBe(0);
  expect(await home()).toBe('eins');
  expect(host.calls().filter((call) => call.startsWith('npm'))).toEqual([]);
});
