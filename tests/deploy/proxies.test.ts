import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { connect } from 'node:tls';
import { MANIFEST_FILE, type Redirect } from '../../contract/manifest.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeCertificate } from '../server/certificate.ts';
import { freePort } from '../site/free-port.ts';
import { runSite } from '../site/run-site.ts';
import { exampleEntry, manifest } from '../site-map.ts';
import { findNeeded } from '../system-packages.ts';
import { type Answer, type Ask, createClient, type Question } from './client.ts';
import { greeting, multipart, urlencoded } from './forms.ts';
import { temporaryFolder } from './processes.ts';

/** As they come from earlier websites: with and without an ending, below others, with umlauts. */
const REDIRECTS: Redirect[] = [
  { from: '/alte-seite/', to: '/kontakt/' },
  { from: '/Preise.html', to: '/blog/' },
  { from: '/unterlagen/preisliste.pdf', to: '/' },
  { from: '/lexikon/frueher/', to: exampleEntry },
  { from: '/über-mich', to: '/blog/' },
];

/** The build as it lies in `dist/`, with old addresses of its own, in this folder. */
function linkBuildWithRedirects(folder: string): void {
  const dist = join(folder, 'dist');
  mkdirSync(dist, { recursive: true });
  for (const name of readdirSync('dist')) {
    if (name !== MANIFEST_FILE) symlinkSync(resolve('dist', name), join(dist, name));
  }
  writeFileSync(join(dist, MANIFEST_FILE), JSON.stringify({ ...manifest, redirects: REDIRECTS }));
}

/** As it stands in both samples. */
const NAME = 'www.beispiel.de';

type Change = [from: RegExp, to: string];

/** The samples as they are, but for ports and folders: what to start them with. */
const PROXIES = {
  nginx(folder: string, changes: Change[]) {
    const { cert, key } = makeCertificate();
    writeFileSync(join(folder, 'fullchain.pem'), cert);
    writeFileSync(join(folder, 'privkey.pem'), key);
    // As root, nginx starts its workers as another user, who may not reach the folder.
    const user = process.getuid?.() === 0 ? 'user root; ' : '';
    const file = adapt('nginx.conf', folder, [
      [/^user .+$/gm, `${user}daemon off;`],
      [/\/run\/nginx.pid/g, `${folder}/nginx.pid`],
      [/\/etc\/letsencrypt\/live\/www.beispiel.de/g, folder],
      ...changes,
    ]);
    return ['-e', 'stderr', '-c', file];
  },
  Caddy(folder: string, changes: Change[]) {
    // No port for commands, no storage at home, certificates of its own.
    const own = `admin off\nstorage file_system ${folder}\nlocal_certs\nskip_install_trust`;
    const ports = 'http_port 80\nhttps_port 443';
    const file = adapt('Caddyfile', folder, [[/^\{\n/gm, `{\n${own}\n${ports}\n`], ...changes]);
    return ['run', '--adapter', 'caddyfile', '--config', file];
  },
};

function adapt(sample: string, folder: string, changes: Change[]): string {
  const text = readFileSync(`deploy/${sample}`, 'utf8');
  const file = join(folder, sample);
  const change = (changed: string, [from, to]: Change) => {
    expect(changed).toMatch(from);
    return changed.replaceAll(from, to);
  };
  writeFileSync(file, changes.reduce(change, text));
  return file;
}

const cleanUps: (() => unknown)[] = [];
// Not what beforeAll returns: that would be lost when it fails half-way.
afterAll(async () => {
  for (const cleanUp of cleanUps.toReversed()) await cleanUp();
});

let server: number;
let askServer: Ask;
beforeAll(async () => {
  const { path, remove } = temporaryFolder();
  cleanUps.push(remove);
  linkBuildWithRedirects(path);
  const env = { PUBLIC_ORIGIN: `https://${NAME}`, TRUST_PROXY_HOPS: '1' };
  const site = await runSite({ folder: path, env });
  cleanUps.push(site.end);
  server = site.port;
  askServer = createClient(site.origin, NAME);
});

async function start(name: keyof typeof PROXIES) {
  const { path, remove } = temporaryFolder();
  const ports = { http: await freePort(), https: await freePort() };
  const args = PROXIES[name](path, [
    [/\b80\b/g, `${ports.http}`],
    [/\b443\b/g, `${ports.https}`],
    [/\b3000\b/g, `${server}`],
  ]);
  const child = spawn(findNeeded(name), args, { env: { ...process.env, HOME: tmpdir() } });
  let said = '';
  child.stderr.on('data', (chunk) => (said += chunk));
  const ended = once(child, 'exit');
  cleanUps.push(async () => {
    child.kill();
    await ended;
    remove();
  });
  const ask = createClient(`https://127.0.0.1:${ports.https}`, NAME);
  const failed = ended.then(() => Promise.reject(new Error(`${name} ended: ${said}`)));
  await Promise.race([vi.waitFor(() => ask('/healthz'), { timeout: 60_000 }), failed]);
  failed.catch(() => {});
  return { ports, ask };
}

/** What every connection has of its own; Caddy also offers HTTP/3. */
const OF_THE_CONNECTION = new Set(['alt-svc', 'connection', 'date', 'keep-alive', 'server']);

function comparable({ status, headers, body }: Answer) {
  const ours = Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.has(name));
  const cookie = headers['set-cookie']?.replace(/=[^;]+/, '=');
  return { status, headers: { ...Object.fromEntries(ours), 'set-cookie': cookie }, body };
}

describe.each(['nginx', 'Caddy'] as const)('behind %s', (name) => {
  let ports: { http: number; https: number };
  let ask: Ask;
  beforeAll(async () => {
    ({ ports, ask } = await start(name));
  });

  async function expectUnchanged(path: string, question?: Question): Promise<Answer> {
    const [passedOn, answered] = [await ask(path, question), await askServer(path, question)];
    expect(comparable(passedOn), `${question?.method ?? 'GET'} ${path}`).toEqual(comparable(answered));
    return passedOn;
  }

  test('a file of each type comes as the server gives it, in every coding and as known', async () => {
    for (const { path } of new Map(manifest.files.map((file) => [file.type, file])).values()) {
      for (const coding of ['identity', 'gzip', 'br']) {
        const headers = { 'accept-encoding': coding };
        const { status, headers: got } = await expectUnchanged(path, { headers });
        expect(status).toBe(200);
        expect(got['strict-transport-security']).toMatch(/^max-age=\d+; includeSubDomains$/);
        const known = { ...headers, 'if-none-match': got.etag! };
        expect((await expectUnchanged(path, { headers: known })).status).toBe(304);
      }
    }
  });

  test('addresses arrive as they were asked for, and answers of every kind come back', async () => {
    const pages = ['/kontakt/', '/lexikon/gibt-es-nicht/', '/assets/alt-123.js', '/healthz', '/readyz'];
    const astray = ['/blog?quelle=test&b=%20', `${exampleEntry.toUpperCase()}?a=//b`, '/nirgends/'];
    const hostile = [
      '//evil.example/',
      '/%2f%2fevil.example',
      '/%5cevil.example',
      '/\\evil.example',
      '/blog//',
    ];
    const old = REDIRECTS.map(({ from }) => encodeURI(from));
    for (const path of [...pages, ...astray, ...hostile, ...old]) {
      await expectUnchanged(path);
      await expectUnchanged(path, { method: 'HEAD' });
    }
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) await expectUnchanged('/blog/', { method });
  });

  test('a message is taken, and one that is not is told why', async () => {
    const form = await multipart('Anfrage', greeting);
    const send = (headers: Record<string, string>) =>
      expectUnchanged('/sendmail.php', { ...form, headers: { ...form.headers, ...headers } });
    expect((await send({ origin: `https://${NAME}`, 'idempotency-key': `${name}-1` })).status).toBe(202);
    const cookie = (await ask('/kontakt/')).headers['set-cookie']!.split(';', 1)[0]!;
    const token = { cookie, 'x-xsrf-token': cookie.split('=')[1]! };
    expect((await send({ ...token, 'idempotency-key': `${name}-2` })).status).toBe(202);
    for (const headers of [{ cookie }, { origin: 'https://evil.example' }])
      expect((await send(headers as Record<string, string>)).status).toBe(403);
    for (const fields of [{}, { email: 'keine <Adresse>' }])
      await expectUnchanged('/sendmail.php', urlencoded(fields));
    const large = await multipart('Anfrage', greeting + 'x'.repeat(100_000));
    expect((await expectUnchanged('/sendmail.php', large)).status).toBe(413);
    const huge = await multipart('Anfrage', greeting + 'x'.repeat(5_000_000));
    expect((await ask('/sendmail.php', huge)).status).toBe(413);
  });

  test('a visitor is known by the address that he has, whatever he pretends', async () => {
    const send = async (from: string, pretended: string) => {
      const form = await multipart('Grenze', `${greeting} ${from} ${pretended}`);
      const headers = { ...form.headers, 'x-forwarded-for': pretended };
      return (await ask('/sendmail.php', { ...form, headers, from })).status;
    };
    // Each in a network of its own.
    const [one, other] = name === 'nginx' ? ['127.1.1.1', '127.1.2.1'] : ['127.2.1.1', '127.2.2.1'];
    const statuses: number[] = [];
    for (let i = 1; i <= 21; i++) statuses.push(await send(one, `203.0.113.${i}`));
    expect(statuses).toEqual([...Array<number>(20).fill(202), 429]);
    expect(await send(other, '203.0.113.1')).toBe(202);
  });

  test('the other name and plain HTTP lead to the address, and no answer names a version', async () => {
    const other = createClient(`https://127.0.0.1:${ports.https}`, 'beispiel.de');
    const { status, headers } = await other('/blog/?a=1');
    expect([status, headers.location]).toEqual([301, `https://${NAME}/blog/?a=1`]);
    const home = await ask('/');
    expect(headers['strict-transport-security']).toBe(home.headers['strict-transport-security']);
    expect([undefined, 'nginx']).toContain(home.headers.server);
    const plain = await createClient(`http://127.0.0.1:${ports.http}`, NAME)('/blog/?a=1');
    expect([301, 308]).toContain(plain.status);
    expect(plain.headers.location).toMatch(/^https:\/\/www\.beispiel\.de(?::\d+)?\/blog\/\?a=1$/);
  });

  test('old versions of TLS are refused', async () => {
    const old = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' } as const;
    const socket = connect({ port: ports.https, host: '127.0.0.1', servername: NAME, ...old });
    await expect(once(socket, 'secureConnect')).rejects.toThrow(/version/);
  });
});
