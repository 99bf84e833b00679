import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { connect as connectTcp } from 'node:net';
import { connect } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dataPath } from '../../contract/data-path.ts';
import { caddyfile } from '../../deploy/caddy.ts';
import { type Deployment, headersOf } from '../../deploy/deployment.ts';
import { nginxSite } from '../../deploy/nginx.ts';
import { withTransportSecurity } from '../../server/listener.ts';
import { makeCertificate } from '../server/certificate.ts';
import { exampleEntry, manifest } from '../site-map.ts';
import { BROTLI, findNeeded } from '../system-packages.ts';
import { createClient } from './client.ts';
import { describeContract, type Lack, type Target } from './contract.ts';
import { greeting, multipart } from './forms.ts';
import { freePort } from '../site/free-port.ts';
import { type RunningSite, runSite } from '../site/run-site.ts';
import { linkBuildWithRedirects, REDIRECTS } from '../site/with-redirects.ts';
import { startServer, temporaryFolder } from './processes.ts';

type Proxy = {
  name: 'nginx' | 'Caddy';
  lacks: Lack[];
  /** Writes the configuration into the folder; `edit` is for what a test cannot wait for. */
  configure: (deployment: Deployment, folder: string, edit?: (site: string) => string) => string;
  check: (file: string) => string[];
  run: (file: string) => string[];
};

/** As root, nginx starts its workers as another user, who may not be able to read this checkout. */
const asRoot = process.getuid?.() === 0;

const nginx: Proxy = {
  name: 'nginx',
  lacks: ['zstd'],
  configure(deployment, folder, edit = (site) => site) {
    const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const file = join(folder, 'nginx.conf');
    writeFileSync(join(folder, 'site.conf'), edit(nginxSite(deployment)));
    // What Debian's own nginx.conf does around a site, in a folder of its own.
    writeFileSync(
      file,
      `${asRoot ? 'user root; ' : ''}load_module ${BROTLI}; daemon off; pid ${folder}/nginx.pid; error_log stderr; worker_processes 1;
      events {} http { access_log off; gzip on; ssl_protocols TLSv1 TLSv1.1 TLSv1.2 TLSv1.3; include /etc/nginx/mime.types;
      ${kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')} include ${folder}/site.conf; }`,
    );
    return file;
  },
  check: (file) => ['-t', '-q', '-c', file],
  run: (file) => ['-c', file],
};

const caddy: Proxy = {
  name: 'Caddy',
  lacks: [],
  configure(deployment, folder) {
    const file = join(folder, 'Caddyfile');
    // Its own housekeeping must not meet the system's: no port for commands, no storage at home.
    const own = `{\nadmin off\nstorage file_system ${folder}\n`;
    writeFileSync(file, caddyfile(deployment).replace(/^\{\n/m, own));
    return file;
  },
  check: (file) => ['validate', '--adapter', 'caddyfile', '--config', file],
  run: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
};

/** Pages from the disk, or from the server, which counts them. */
const ways = [nginx, caddy].flatMap((proxy) => [false, true].map((isCounted) => ({ ...proxy, isCounted })));

const deploymentAt = (origin: string): Deployment => ({
  manifest: withTransportSecurity(manifest, origin),
  origin,
  upstream: '127.0.0.1:3000',
  files: '/x',
  isCounted: true,
});

test.each([
  ['https://www.beispiel.de', 'beispiel.de'],
  ['https://beispiel.de', 'www.beispiel.de'],
  ['https://shop.beispiel.de', undefined],
  ['https://127.0.0.1:8443', undefined],
])('the other name of %s is %s, and leads there', (origin, other) => {
  const deployment = deploymentAt(origin);
  const inNginx = new RegExp(
    `server_name ${other};[^}]+strict-transport-security[^}]+return 301 ${origin}\\$request_uri`,
  );
  expect(inNginx.test(nginxSite(deployment))).toBe(other !== undefined);
  const inCaddy = new RegExp(
    `\nhttps://${other} {[^}]+strict-transport-security[^}]+redir ${origin}{uri} 301\n`,
  );
  expect(inCaddy.test(caddyfile(deployment))).toBe(other !== undefined);
});

test('nginx lets in who comes without TLS or by IPv6, and writes nobody down', () => {
  const site = nginxSite(deploymentAt('https://www.beispiel.de'));
  expect(site).toMatch(
    /listen 80;[^}]+server_name www\.beispiel\.de beispiel\.de;[^}]+return 301 https:\/\/www\.beispiel\.de\$request_uri/,
  );
  const servers = site.split(/^server \{/m).slice(1);
  expect(servers).toHaveLength(3);
  for (const server of servers) {
    const [, place] = /listen (\d.+;)/.exec(server)!;
    expect(server).toContain(`listen [::]:${place}`);
    // The privacy page promises it, and Debian's own nginx.conf has one.
    expect(server).toContain('access_log off;');
  }
});

describe.each(ways)('behind $name, counted: $isCounted', ({ isCounted, ...proxy }) => {
  let target: Target;
  let site: RunningSite | undefined;
  const cleanUps: (() => unknown)[] = [];
  // Not what beforeAll returns: that would be lost when it fails half-way.
  afterAll(async () => {
    for (const cleanUp of cleanUps.toReversed()) await cleanUp();
  });

  beforeAll(async () => {
    target = await start();
  });

  async function start(edit?: (site: string) => string): Promise<Target> {
    const command = findNeeded(proxy.name);
    const folder = temporaryFolder();
    cleanUps.push(folder.remove);
    const certificate = makeCertificate();
    const pem = { cert: join(folder.path, 'cert.pem'), key: join(folder.path, 'key.pem') };
    writeFileSync(pem.cert, certificate.cert);
    writeFileSync(pem.key, certificate.key, { mode: 0o600 });

    const port = await freePort();
    const origin = `https://127.0.0.1:${port}`;
    linkBuildWithRedirects(folder.path);
    site ??= await runSite({ folder: folder.path, env: { PUBLIC_ORIGIN: origin, TRUST_PROXY_HOPS: '1' } });
    cleanUps.push(site.end);
    const file = proxy.configure(
      {
        manifest: withTransportSecurity(manifest, origin),
        origin,
        upstream: `127.0.0.1:${site.port}`,
        files: resolve('dist/public'),
        isCounted,
        certificate: pem,
      },
      folder.path,
      edit,
    );
    const checked = spawnSync(command, proxy.check(file), { encoding: 'utf8' });
    expect(checked.status, checked.stderr).toBe(0);
    cleanUps.push((await startServer(command, proxy.run(file), port)).stop);
    return { origin, ca: certificate.cert, redirects: REDIRECTS };
  }

  describeContract(proxy.name, () => target, proxy.lacks);

  test('a visitor cannot pretend to be another, and is not taken for one', async () => {
    const ask = createClient(target.origin, target.ca);
    const send = async (from: string, pretended: string) => {
      const form = await multipart('Grenze', `${greeting} ${from} ${pretended}`);
      const headers = { ...form.headers, 'x-forwarded-for': pretended };
      return (await ask('/sendmail.php', { ...form, headers, from })).status;
    };
    const statuses: number[] = [];
    for (let i = 1; i <= 21; i++) statuses.push(await send('127.0.0.2', `203.0.113.${i}`));
    expect(statuses).toEqual([...Array<number>(20).fill(202), 429]);
    expect(await send('127.0.0.3', '203.0.113.1')).toBe(202);
  });

  test('a body far beyond any message does not get through', async () => {
    const ask = createClient(target.origin, target.ca);
    const form = await multipart('Groß', greeting + 'x'.repeat(200_000));
    const answer = await ask('/sendmail.php', form);
    expect(answer.status).toBe(413);
    // Our own server would answer in JSON.
    expect(answer.headers['content-type']).not.toBe('application/json');
  });

  test('no answer names a version, and no header is without an end', async () => {
    const ask = createClient(target.origin, target.ca);
    for (const path of ['/', manifest.files.find(({ kind }) => kind === 'asset')!.path, '/healthz'])
      expect([undefined, 'nginx'], path).toContain((await ask(path)).headers.server);
    const { status } = await ask('/favicon.ico', { headers: { 'x-long': 'x'.repeat(40_000) } });
    expect([400, 431]).toContain(status);
  });

  test('the server sees exactly the visits that it has to count', async () => {
    const ask = createClient(target.origin, target.ca);
    const askServer = createClient(`http://127.0.0.1:${site!.port}`);
    for (const path of ['/', dataPath(manifest.build, exampleEntry)]) {
      // Proxy and server make ETags of their own: an equal one shows that the server has answered.
      const [{ headers }, { headers: own }] = [await ask(path), await askServer(path)];
      expect(headers.etag === own.etag, path).toBe(isCounted);
    }
  });

  test('old versions of TLS are refused', async () => {
    const { port } = new URL(target.origin);
    const old = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' } as const;
    const socket = connect({ port: Number(port), host: '127.0.0.1', ca: target.ca, ...old });
    await expect(once(socket, 'secureConnect')).rejects.toThrow(/version/);
  });

  // Ten seconds are enough once for each.
  if (isCounted) {
    test('a connection on which nothing is asked for is closed', async () => {
      const { port } = new URL(target.origin);
      const socket = connect({ port: Number(port), host: '127.0.0.1', ca: target.ca });
      await once(socket, 'secureConnect');
      socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-A: ');
      const start = performance.now();
      socket.on('error', () => {}).resume();
      await new Promise((resolve) => socket.once('close', resolve));
      expect(performance.now() - start).toBeLessThan(20_000);
    });
  }

  // Caddy as Debian and its makers build it counts nobody's requests.
  if (proxy.name === 'nginx') {
    test('one address gets so many pages and connections at once, and others theirs', async () => {
      // The limits as written would ask for a fast machine to reach them.
      const few = await start((conf) =>
        conf
          .replace(/rate=\d+r\/s/, 'rate=1r/m')
          .replace(/burst=\d+/, 'burst=3')
          .replace(/(limit_conn website_connections) \d+/, '$1 3'),
      );
      const ask = createClient(few.origin, few.ca);
      const statuses: number[] = [];
      for (let i = 0; i < 5; i++) statuses.push((await ask('/', { from: '127.0.0.4' })).status);
      expect(statuses).toEqual([200, 200, 200, 200, 429]);

      // nginx counts a connection while it works on a request: these wait for their body.
      const { port } = new URL(few.origin);
      const waiting = Array.from({ length: 4 }, () => {
        const tcp = connectTcp({ port: Number(port), host: '127.0.0.1', localAddress: '127.0.0.6' });
        const socket = connect({ socket: tcp, ca: few.ca }).on('error', () => {});
        cleanUps.push(() => socket.destroy());
        socket.write(`POST /sendmail.php HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Length: 9\r\n\r\n`);
        return once(socket, 'data').then(([bytes]) => String(bytes));
      });
      expect(await Promise.race(waiting)).toMatch(/^HTTP\/1\.1 429 /);
      expect((await ask('/', { from: '127.0.0.7' })).status).toBe(200);
    });
  }

  test('the pages stay up without the server', async () => {
    await site!.end();
    const ask = createClient(target.origin, target.ca);
    // And what the application asks for in place of a page.
    const data = dataPath(manifest.build, exampleEntry);
    for (const path of ['/', '/kontakt/', exampleEntry, data]) {
      const { status, headers, body } = await ask(path, { headers: { 'accept-encoding': 'identity' } });
      expect(status, path).toBe(200);
      const built = manifest.files.find((file) => file.path === path)!;
      expect(body.length, path).toBeGreaterThan(0);
      expect(headers, path).toMatchObject({
        ...headersOf(manifest, built),
        'content-type': built.type,
        'cache-control': built.cacheControl,
      });
      // Who reloads has it already, or gets it again: never an empty page that says it is whole.
      const known = await ask(path, {
        headers: { 'accept-encoding': 'identity', 'if-none-match': headers.etag! },
      });
      expect(known.status === 304 ? body : known.body, path).toEqual(body);
      const part = await ask(path, { headers: { 'accept-encoding': 'identity', range: 'bytes=0-5' } });
      expect(part.body.length, path).toBe(part.status === 206 ? 6 : body.length);
    }
    expect((await ask('/sendmail.php', await multipart('Anfrage', greeting))).status).toBe(502);
  });
});
