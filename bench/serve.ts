import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { median, showResults, type Row } from './results.ts';
import { serveMeasured } from './site.ts';
import { type RunningSite, runSite } from '../tests/site/run-site.ts';

/** Servers run on this core, wrk on the other one. */
const SERVER_CORE = ['taskset', '-c', '0'];
const CLIENT_CORE = ['taskset', '-c', '1'];
const PATH = '/lexikon/api/';
const ROUNDS = Number(process.env.BENCH_RUNS ?? 3);
const SECONDS = 5;
const CONNECTIONS = 64;
const MILLION = 1_000_000;

type Contender = { name: string; origin: string; stop: () => Promise<void> };
type Figures = { perSecond: number; p99: number };

/**
 * `npm run bench -- serve`: the same precompressed page from our server, sirv, nginx and Caddy, in
 * turns, so that whatever else the machine does meets all of them alike. `BENCH_CHECKOUT=../before`
 * puts the server and the build of that checkout beside them.
 */
export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-serve-'));
  const site = await runSite({ launcher: SERVER_CORE, withoutLog: true });
  const contenders: Contender[] = [contender('ours', site)];
  try {
    if (process.env.BENCH_CHECKOUT)
      contenders.push(contender('the checkout', await serveMeasured(SERVER_CORE)));
    contenders.push(await startSirv(folder), await startNginx(folder), await startCaddy(folder));
    const figures = new Map(contenders.map(({ name }) => [name, [] as Figures[]]));
    for (let round = 0; round < ROUNDS; round++) {
      for (const { name, origin } of contenders) figures.get(name)!.push(load(origin, SECONDS));
    }
    const perSecond = (name: string) => median(figures.get(name)!.map((each) => each.perSecond));
    const rows: Row[] = contenders.map(({ name }) => ({
      server: name,
      'requests/s': Math.round(perSecond(name)),
      'p99 (ms)': median(figures.get(name)!.map(({ p99 }) => p99)).toFixed(2),
      'ours is': `${(perSecond('ours') / perSecond(name)).toFixed(2)} ×`,
    }));
    const memory = measureMemory(site.origin, site.child.pid!);
    showResults(
      'serve',
      `${PATH} as gzip, ${CONNECTIONS} connections, ${SECONDS} s, median of ${ROUNDS}, one core each; ` +
        `memory of ours ${memory.before} MB, after ${memory.requests} more requests ${memory.after} MB`,
      rows,
    );
  } finally {
    for (const { stop } of contenders) await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const contender = (name: string, { origin, end }: RunningSite): Contender => ({
  name,
  origin,
  stop: async () => void (await end()),
});

function load(origin: string, seconds: number): Figures & { requests: number } {
  const [command, ...args] = [
    ...CLIENT_CORE,
    'wrk',
    '-t1',
    `-c${CONNECTIONS}`,
    `-d${seconds}s`,
    '--latency',
    '-H',
    'Accept-Encoding: gzip',
    origin + PATH,
  ];
  const output = execFileSync(command!, args, { encoding: 'utf8' });
  if (/Non-2xx/.test(output)) throw new Error(`${origin}\n${output}`);
  const number = (pattern: RegExp) => Number(pattern.exec(output)?.[1]);
  const [, p99 = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(output) ?? [];
  return {
    perSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p99: Number(p99) * (unit === 's' ? 1000 : unit === 'us' ? 0.001 : 1),
    requests: number(/(\d+) requests in/),
  };
}

/** Resident memory once warm, and after a million requests more. */
function measureMemory(origin: string, pid: number) {
  const megabytes = () =>
    Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);
  const before = megabytes();
  let requests = 0;
  while (requests < MILLION) requests += load(origin, 10).requests;
  return { before, requests, after: megabytes() };
}

async function startSirv(folder: string): Promise<Contender> {
  const script = join(folder, 'sirv.mjs');
  const sirv = import.meta.resolve('sirv');
  writeFileSync(
    script,
    `import sirv from ${JSON.stringify(sirv)};\n` +
      `import { createServer } from 'node:http';\n` +
      `const handler = sirv(${JSON.stringify(resolve('dist/public'))}, { gzip: true, etag: true });\n` +
      `createServer(handler).listen(4291, '127.0.0.1');\n`,
  );
  return start('sirv', 4291, [process.execPath, script]);
}

async function startNginx(folder: string): Promise<Contender> {
  const config = join(folder, 'nginx.conf');
  writeFileSync(
    config,
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr crit;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types; access_log off; sendfile on; keepalive_requests 1000000;
  client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  server { listen 127.0.0.1:4292; root ${resolve('dist/public')}; gzip_static on; }
}
`,
  );
  return start('nginx', 4292, ['nginx', '-p', folder, '-c', config]);
}

async function startCaddy(folder: string): Promise<Contender> {
  const config = join(folder, 'Caddyfile');
  writeFileSync(
    config,
    `{
  admin off
  auto_https off
}
http://127.0.0.1:4293 {
  root * ${resolve('dist/public')}
  file_server {
    precompressed gzip
  }
}
`,
  );
  return start('caddy', 4293, ['caddy', 'run', '--config', config, '--adapter', 'caddyfile'], {
    GOMAXPROCS: '1',
    HOME: folder,
  });
}

async function start(
  name: string,
  port: number,
  command: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Contender> {
  const [program, ...args] = [...SERVER_CORE, ...command];
  const child = spawn(program!, args, { env: { PATH: process.env.PATH, ...env }, stdio: 'ignore' });
  const origin = `http://127.0.0.1:${port}`;
  await answers(origin, child);
  return {
    name,
    origin,
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

async function answers(origin: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    if (child.exitCode !== null) throw new Error(`${child.spawnargs.join(' ')} ended with ${child.exitCode}`);
    const response = await fetch(origin + PATH, { headers: { 'accept-encoding': 'gzip' } }).catch(
      () => undefined,
    );
    if (response?.ok && response.headers.get('content-encoding') === 'gzip') return;
    await new Promise((resume) => setTimeout(resume, 100));
  }
  throw new Error(`${origin} does not answer`);
}
