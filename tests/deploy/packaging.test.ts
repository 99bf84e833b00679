import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { type Copy, DockerfileParser, type From } from 'dockerfile-ast';
import { expect, onTestFinished, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { readConfig } from '../../server/config.ts';
import { findNeeded } from '../system-packages.ts';
import { createClient } from './client.ts';
import { runSite } from '../site/run-site.ts';
import { temporaryFolder } from './processes.ts';

const dockerfile = DockerfileParser.parse(readFileSync('Dockerfile', 'utf8'));
const instructions = dockerfile.getInstructions();
const keywords = (keyword: string) => instructions.filter((one) => one.getKeyword() === keyword);
const lastStage = instructions.slice(instructions.lastIndexOf(keywords('FROM').at(-1)!));

test('the image is built in stages from pinned releases and runs as nobody in particular', () => {
  const stages = keywords('FROM') as From[];
  expect(stages).toHaveLength(2);
  for (const stage of stages) expect(stage.getImageTag(), String(stage)).toMatch(/\w-slim$/);
  const find = (keyword: string) => lastStage.findLast((one) => one.getKeyword() === keyword);
  expect(find('USER')?.getArgumentsContent()).toMatch(/^[1-9]\d*:[1-9]\d*$/);
  expect(JSON.parse(find('CMD')!.getArgumentsContent()!)).toEqual(['node', 'server/main.ts']);
});

test('what the image gets is enough to serve the site', async () => {
  const { path: image, remove } = temporaryFolder();
  onTestFinished(remove);
  for (const copy of lastStage.filter((one): one is Copy => one.getKeyword() === 'COPY')) {
    const [source, target] = copy.getArguments().map((argument) => argument.getValue());
    const from = source!.replace(/^\/website\//, '');
    const to = target === './' ? join(image, from) : join(image, target!);
    mkdirSync(dirname(to), { recursive: true });
    // The image's own node_modules would be smaller: its build stage removes what only the build needs.
    if (from === 'node_modules') spawnSync('ln', ['-s', resolve(from), to]);
    else cpSync(from, to, { recursive: true });
  }
  // On a busy machine the server would have stored its counts before `website-stats` is asked, which has to find none.
  const env = { DATA_DIR: join(image, 'data'), STATISTICS: 'off' };
  const site = await runSite({ env, folder: image, program: join(image, 'server/main.ts') });
  onTestFinished(() => void site.end());
  const ask = createClient(site.origin);
  for (const path of ['/', '/readyz']) expect((await ask(path)).status, path).toBe(200);

  const check = lastStage.findLast((one) => one.getKeyword() === 'HEALTHCHECK')!.getArgumentsContent()!;
  const [, ...args] = JSON.parse(/CMD (\[.+\])$/s.exec(check)![1]!) as string[];
  const health = (port: number) => spawnSync(process.execPath, args, { env: { PORT: String(port) } }).status;
  expect(health(site.port)).toBe(0);
  expect(health(1)).not.toBe(0);

  const commands = lastStage.find((one) => one.getArgumentsContent()?.includes('/bin/website-'))!;
  const script = commands.getArgumentsContent()!.replaceAll(/\/usr\/local\/bin|\/website(?=\/)/g, image);
  expect(spawnSync('sh', ['-c', script]).status).toBe(0);
  const run = (name: string, ...args: string[]) =>
    spawnSync(join(image, name), args, { env: { ...process.env, ...env }, encoding: 'utf8' });
  expect(run('website-outbox', 'list')).toMatchObject({ status: 0, stderr: '' });
  expect(run('website-stats').stderr).toMatch(/noch nichts gezählt/);
});

test('the build stage gets every file that the build reads', () => {
  const sent = readFileSync('.dockerignore', 'utf8')
    .match(/^!.+$/gm)!
    .map((line) => line.slice(1));
  const modules = globSync(`{${sent.join(',')}}/**/*.{ts,tsx}`, { exclude: ['**/*.{test,fixture}.*'] });
  const imported = modules.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:from|import)[ (]'(\.[^']+)'/g)].map(([, path]) =>
      join(dirname(file), path!),
    ),
  );
  const rooms = new Set(imported.map((file) => file.split(sep)[0]));
  const read = ['package.json', 'package-lock.json', 'vite.config.ts', 'public', ...rooms];
  expect(read.filter((file) => !sent.includes(file!))).toEqual([]);
});

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
  const rated = spawnSync(analyze, ['security', '--offline=true', '--threshold=15', unit], {
    encoding: 'utf8',
  });
  expect(rated.status, rated.stdout).toBe(0);
});

test('the unit, its port, the commands and the guide speak of the same places', () => {
  const read = (name: string) => readFileSync(`deploy/${name}`, 'utf8');
  const unit = read('website.service');
  const valueOf = (name: string, text = unit) => new RegExp(`^${name}=(.*)$`, 'm').exec(text)?.[1];
  const { host, port } = readConfig({});
  expect(valueOf('ListenStream', read('website.socket'))).toBe(`${host}:${port}`);
  const folder = `/var/lib/${valueOf('StateDirectory')}`;
  expect([valueOf('Environment'), valueOf('StateDirectoryMode')]).toEqual([`DATA_DIR=${folder}`, '0700']);
  const [credential, secret] = valueOf('LoadCredential')!.split(':') as [string, string];
  expect(credential).toBe('SMTP_URL');
  const settings = valueOf('EnvironmentFile')!;
  for (const command of ['website-outbox', 'website-stats']) {
    expect(read(command)).toContain(`DATA_DIR=${folder} CREDENTIALS_DIRECTORY=${dirname(secret)}\n`);
    expect(read(command)).toContain(` --env-file=${settings} ${valueOf('WorkingDirectory')}/server/`);
  }
  const guide = readFileSync('docs/betrieb.md', 'utf8');
  for (const file of [settings, secret]) expect(guide).toMatch(new RegExp(`> ${file}\\b`));

  // systemd always restarts the server. `NotifyAccess=all`, because the server reports through a process of its own
  // (`systemd-notify`): otherwise systemd would never take it for ready.
  expect([valueOf('Restart'), valueOf('StartLimitIntervalSec')]).toEqual(['always', '0']);
  expect([valueOf('Type'), valueOf('NotifyAccess')]).toEqual(['notify', 'all']);
  expect(Number(valueOf('WatchdogSec'))).toBeGreaterThan(0);
  expect(valueOf('Requires')).toBe('website.socket');
});

test('pipelines only call commands that there are, and no action by a name that can be moved', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  for (const file of ['.github/workflows/website.yml', '.github/workflows/faelliges.yml', '.gitlab-ci.yml']) {
    const text = readFileSync(file, 'utf8');
    expect(parseAllDocuments(text).flatMap(({ errors }) => errors)).toEqual([]);
    const called = [...text.matchAll(/npm run (?:--silent )?([\w-]+)/g)].map(([, name]) => name!);
    expect(called.length).toBeGreaterThan(0);
    expect(called.filter((name) => !(name in scripts))).toEqual([]);
    for (const [, script] of text.matchAll(/\b(deploy\/[\w-]+\.sh)\b/g))
      expect(existsSync(script!)).toBe(true);
    for (const [, version] of text.matchAll(/uses: [\w/-]+@(\S+)/g))
      expect(version).toMatch(/^[0-9a-f]{40}$/);
  }
});

test('the Kubernetes example uses the ports, folders and probes of the image', () => {
  const objects = parseAllDocuments(readFileSync('deploy/kubernetes.yaml', 'utf8')).map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS() as { kind: string; spec: Record<string, any> };
  });
  const kinds = objects.map(({ kind }) => kind);
  expect(kinds).toEqual(['PersistentVolumeClaim', 'Deployment', 'Service']);
  const [, deployment, service] = objects;
  const pod = deployment!.spec.template.spec;
  const [container] = pod.containers;
  const variables = lastStage.find((one) => one.getKeyword() === 'ENV')!.getArgumentsContent()!;
  expect(variables).toContain(`PORT=${container.ports[0].containerPort}`);
  expect(service!.spec.ports[0].targetPort).toBe(container.ports[0].name);
  const folders = container.volumeMounts.map(({ mountPath }: { mountPath: string }) => mountPath);
  expect(folders).toEqual(['/data', '/etc/website', '/tmp']);
  expect(container.securityContext).toMatchObject({ readOnlyRootFilesystem: true });
  expect([container.livenessProbe.httpGet.path, container.readinessProbe.httpGet.path]).toEqual([
    '/healthz',
    '/readyz',
  ]);
});
