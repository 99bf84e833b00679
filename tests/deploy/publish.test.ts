import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import http from 'node:http';
import { basename, dirname, join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Manifest, MANIFEST_FILE, parseManifest } from '../../contract/manifest.ts';
import { openStore } from '../../server/outbox.ts';
import { post } from '../server/site-process.ts';
import { manifest, pagePaths } from '../site-map.ts';
import { type Host, openHost } from './host.ts';
import { temporaryFolder } from './processes.ts';

const REQUESTS = 500;

/** A visitor reads for a moment: without one, four of them would take a whole core until the takeover is done. */
const READING_TIME = 10;

const cleanUps: (() => unknown)[] = [];
afterAll(async () => {
  for (const cleanUp of cleanUps.toReversed()) await cleanUp();
});

let archive: string;
let host: Host;
beforeAll(async () => {
  const { path, remove } = temporaryFolder();
  cleanUps.push(remove);
  // An archive of an earlier release, which release.ts has to delete: publish.sh is called with `website-*.tar.gz`.
  writeFileSync(join(path, 'website-alt.tar.gz'), '');
  const { stdout } = spawnSync(process.execPath, ['deploy/release.ts', path], { encoding: 'utf8' });
  archive = stdout.trim();
  expect(readdirSync(path)).toEqual([basename(archive)]);
  host = await openHost();
  cleanUps.push(host.close);
  // deploy/trial.ts must keep away from the live database: nothing listens at this address, so a trial that
  // connected to it would fail.
  const settings = join(host.etc, 'website/umgebung');
  const usual = readFileSync(settings, 'utf8');
  writeFileSync(settings, `${usual}DATABASE_URL=postgres://127.0.0.1:1/website\n`);
  const first = await host.activate(host.unpack(archive, '20260101-000000-website-a'));
  writeFileSync(settings, usual);
  expect(first, first.said).toMatchObject({ status: 0 });
  expect(host.calls()).toEqual([
    expect.stringMatching(/^npm ci /),
    'daemon-reload',
    'is-active --quiet website.socket',
    'stop website',
    'enable --now website.socket',
    'enable website',
    'restart website',
    'reload nginx',
  ]);
  for (const unit of ['website.service', 'website.socket'])
    expect(readFileSync(join(host.etc, 'systemd/system', unit))).toEqual(readFileSync(`deploy/${unit}`));
});

const frontFile = () => join(host.etc, 'nginx/sites-available/website');

/** What the next version does not have any more, as a script whose content has changed. */
const formerScript = manifest.files.find(({ path }) => /^\/assets\/.+\.js$/.test(path))!;

function makeNextVersion(release: string): void {
  editManifest(release, (next) => {
    next.build = 'naechste';
    next.files = next.files.filter(({ path }) => path !== formerScript.path);
    for (const name of [formerScript.file, ...Object.values(formerScript.encodings)])
      rmSync(join(release, 'dist/public', name));
    const home = next.files.find(({ path }) => path === '/')!;
    home.encodings = {};
    home.hash = 'naechste';
    writeFileSync(join(release, 'dist/public', home.file), 'naechste Fassung');
  });
}

function editManifest(release: string, edit: (manifest: Manifest) => void): void {
  const file = join(release, 'dist', MANIFEST_FILE);
  const edited = parseManifest(readFileSync(file, 'utf8'));
  edit(edited);
  writeFileSync(file, JSON.stringify(edited));
}

test('a release has what serves, and nothing that builds or tests', () => {
  const { stdout } = spawnSync('tar', ['-tzf', archive], { encoding: 'utf8' });
  const names = stdout.split('\n').filter((name) => !/(?:^|\/)$/.test(name));
  expect(archive).toContain(manifest.build);
  expect(names).toEqual(
    expect.arrayContaining(['dist/manifest.json', 'server/main.ts', 'package-lock.json']),
  );
  const folders = new Set(names.map((name) => name.split('/')[0]));
  expect([...folders].toSorted()).toEqual(
    ['contract', 'deploy', 'dist', 'docs', 'package-lock.json', 'package.json', 'server'].toSorted(),
  );
  expect(names.filter((name) => /\.test\.ts$|\/test-[^/]*\.ts$/.test(name))).toEqual([]);
});

test('what cannot be packed whole is no release', () => {
  const { path, remove } = temporaryFolder();
  cleanUps.push(remove);
  const pack = () => spawnSync(process.execPath, [resolve('deploy/release.ts')], { cwd: path }).status;
  expect(pack()).toBe(1);
  mkdirSync(join(path, 'dist'));
  copyFileSync(join('dist', MANIFEST_FILE), join(path, 'dist', MANIFEST_FILE));
  expect(pack()).not.toBe(0);
});

test('the numbers of the owner, and what the report says, are not published', () => {
  const { path, remove } = temporaryFolder();
  cleanUps.push(remove);
  for (const folder of ['contract', 'deploy', 'dist', 'docs', 'server']) mkdirSync(join(path, folder));
  const files = ['bericht.html', 'statistik.html'].map((name) => `dist/${name}`);
  for (const file of [...files, 'docs/betrieb.md', 'package.json', 'package-lock.json'])
    writeFileSync(join(path, file), '');
  copyFileSync(join('dist', MANIFEST_FILE), join(path, 'dist', MANIFEST_FILE));
  const run = (program: string, ...args: string[]) =>
    spawnSync(program, args, { cwd: path, encoding: 'utf8' }).stdout.trim();
  const names = run('tar', '-tzf', run(process.execPath, resolve('deploy/release.ts'))).split('\n');
  expect(names.filter((name) => name.startsWith('dist/'))).toEqual(['dist/', `dist/${MANIFEST_FILE}`]);
});

test('while a version takes over from another, nobody is refused and no message is lost', async () => {
  host.calls();
  const next = host.unpack(archive, '20260101-000001-website-b', makeNextVersion);
  const failures: string[] = [];
  const acknowledged: string[] = [];
  let done = false;
  let asked = 0;
  const kept = new http.Agent({ keepAlive: true });
  const paths = pagePaths.filter((path) => path !== '/');
  const isOver = () => done && asked >= REQUESTS;

  const ask = async (agent: http.Agent | false) => {
    while (!isOver()) {
      const path = paths[asked++ % paths.length]!;
      const status = await get(host.origin + path, agent).catch((error: Error) => error.message);
      if (status !== 200) failures.push(`${path}: ${status}`);
      await pause(READING_TIME);
    }
  };
  const write = async () => {
    for (let number = 0; !isOver(); number++) {
      const send = () => post(host.origin, `nachricht-${number}`);
      // The form sends again under the same key when its connection breaks.
      const answer = await send()
        .catch(send)
        .catch((error: Error) => error);
      if (answer instanceof Error || answer.status !== 202) failures.push(`message ${number}: ${answer}`);
      else acknowledged.push(((await answer.json()) as { id: string }).id);
      await pause(READING_TIME);
    }
  };
  const visitors = [ask(kept), ask(kept), ask(false), ask(false), write()];
  const second = await host.activate(next);
  done = true;
  await Promise.all(visitors);
  kept.destroy();

  expect(second, second.said).toMatchObject({ status: 0 });
  expect(failures).toEqual([]);
  expect(asked).toBeGreaterThanOrEqual(REQUESTS);
  const { outbox } = await openStore({ dataDir: host.dataDir, databaseUrl: undefined });
  const inOutbox = new Set((await outbox.list()).map(({ id }) => id));
  await outbox.close();
  expect(acknowledged.length).toBeGreaterThan(0);
  expect(acknowledged.filter((id) => !inOutbox.has(id))).toEqual([]);

  expect(await (await fetch(host.origin)).text()).toBe('naechste Fassung');
  // A page that was opened before still gets its script.
  expect((await fetch(host.origin + formerScript.path)).status).toBe(200);
  // Same styles, same policies: nothing to tell the web server in front.
  expect(host.calls()).toEqual([
    expect.stringMatching(/^npm ci /),
    'is-active --quiet website.socket',
    'restart website',
  ]);
  const root = /root "(.+)";/.exec(readFileSync(frontFile(), 'utf8'))![1]!;
  expect(readFileSync(join(root, 'index.html'), 'utf8')).toBe('naechste Fassung');
});

test('the commands take the settings as systemd takes them', () => {
  expect(host.run('website-outbox', 'list')).toMatchObject({ status: 0 });
  expect(host.run('website-stats')).toMatchObject({ status: 0 });
});

/** Good for a trial, but not with the settings of this host. */
const breakStart = (release: string) => writeFileSync(join(release, 'startet-nicht'), '');
const loseHome = (release: string) =>
  editManifest(release, (next) => (next.files = next.files.filter(({ path }) => path !== '/')));
const breakVersion = (release: string) => rmSync(join(release, 'dist/public', manifest.files[0]!.file));

test('a version that does not start does not replace one that does', async () => {
  host.calls();
  const broken = host.unpack(archive, '20260101-000002-website-c', breakVersion);
  expect((await host.activate(broken)).status).not.toBe(0);
  expect(host.calls().filter((call) => call.startsWith('restart'))).toEqual([]);
  expect((await fetch(host.origin)).status).toBe(200);
  expect(existsSync(broken)).toBe(true);
});

test('versions that never went online take nobody the way back', async () => {
  const before = realpathSync(host.website);
  // As if the connection had broken just before activate.sh could mark this release as one that was online.
  rmSync(join(before, 'war-online'));
  host.calls();
  for (const [name, edit] of [
    ['20260101-000003-website-d', loseHome],
    ['20260101-000004-website-e', breakStart],
  ] as const)
    expect((await host.activate(host.unpack(archive, name, edit))).status).not.toBe(0);
  expect(realpathSync(host.website)).toBe(before);
  expect((await fetch(host.origin)).status).toBe(200);
  // The one that did not start, and in its place the one before.
  expect(host.calls().filter((call) => call === 'restart website')).toHaveLength(2);
  const failed = readdirSync(dirname(before)).filter((name) => name > basename(before));
  expect(failed.filter((name) => name.includes('website'))).toEqual(['20260101-000004-website-e']);
  const next = host.unpack(archive, '20260101-000005-website-f');
  expect((await host.activate(next)).status).toBe(0);
  const left = readdirSync(dirname(next)).filter((name) => name.includes('website'));
  expect(left).toEqual(['20260101-000000-website-a', basename(before), basename(next)]);
  host.calls();
  const onItsWay = host.unpack(archive, '20260101-000009-unterwegs');
  expect((await host.activate(before)).status).toBe(0);
  expect(realpathSync(host.website)).toBe(before);
  expect(existsSync(onItsWay)).toBe(true);
  expect(host.calls().filter((call) => call.startsWith('npm'))).toEqual([]);
});

test('whoever built with a strict umask hides nothing from the service', async () => {
  const hidden = host.unpack(archive, '20260101-000006-website-g', (release) => {
    spawnSync('chmod', ['-R', 'go=', release]);
    chmodSync(dirname(release), 0o700);
  });
  expect((await host.activate(hidden)).status).toBe(0);
  const unreadable = ['!', '-type', 'l', '!', '-perm', '-o=r', '-o', '-type', 'd', '!', '-perm', '-o=x'];
  const { stdout } = spawnSync('find', [hidden, ...unreadable], { encoding: 'utf8' });
  expect(stdout).toBe('');
  expect(statSync(dirname(hidden)).mode & 0o055).toBe(0o055);
});

test('the last three that were online stay, and no more: they would fill the disk', () => {
  const releases = dirname(realpathSync(host.website));
  expect(readdirSync(releases).filter((name) => name.includes('website'))).toEqual([
    '20260101-000001-website-b',
    '20260101-000005-website-f',
    '20260101-000006-website-g',
  ]);
});

test('a configuration that the web server in front refuses does not stay in its place', async () => {
  const before = readFileSync(frontFile(), 'utf8');
  host.calls();
  const next = host.unpack(archive, '20260101-000007-website-h', (release) =>
    editManifest(release, ({ headers }) => (headers['x-unzulaessig'] = 'ja')),
  );
  expect((await host.activate(next)).status).not.toBe(0);
  expect(readFileSync(frontFile(), 'utf8')).toBe(before);
  expect(host.calls()).not.toContain('reload nginx');
});

test('Caddy in front is told as well, but what the owner wrote there is left alone', async () => {
  const file = join(host.etc, 'caddy/Caddyfile');
  const release = join(dirname(realpathSync(host.website)), '20260101-000006-website-g');
  writeFileSync(file, '# Meine Seite\n');
  host.calls();
  expect((await host.activate(release)).status).toBe(0);
  expect(readFileSync(file, 'utf8')).toBe('# Meine Seite\n');
  writeFileSync(file, '# npm run deploy-config\n');
  const { status, said } = await host.activate(release);
  expect(status, said).toBe(0);
  expect(readFileSync(file, 'utf8')).toContain(`reverse_proxy ${new URL(host.origin).host}`);
  expect(host.calls().filter((call) => call.startsWith('reload'))).toEqual(['reload caddy']);
});

/** As browsers do it: a kept connection that closes before an answer is no answer, and one asks again. */
async function get(address: string, agent: http.Agent | false): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<http.IncomingMessage>();
  const request = http.get(address, { agent }, resolve).on('error', reject);
  try {
    const response = await promise;
    await buffer(response);
    return response.statusCode!;
  } catch (error) {
    if (!request.reusedSocket) throw error;
    return get(address, false);
  }
}
