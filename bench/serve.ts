import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freePort } from '../tests/site/free-port.ts';
import { runSite } from '../tests/site/run-site.ts';
import { median, showResults } from './results.ts';
import { serveMeasured } from './site.ts';

/** Servers run on this core, wrk on the other one. */
const SERVER_CORE = ['taskset', '-c', '0'];
const CLIENT_CORE = ['taskset', '-c', '1'];
const PATH = '/lexikon/api/';
const ROUNDS = Number(process.env.BENCH_RUNS ?? 3);
const SECONDS = 5;
const CONNECTIONS = 64;
const SIRV = join(import.meta.dirname, 'node_modules/sirv-cli/bin.js');

type Contender = { name: string; origin: string; stop: () => Promise<unknown> };

/**
 * `npm run bench -- serve`: the same precompressed page from our server and from sirv, in turns, so that whatever
 * else the machine does meets both alike. `BENCH_CHECKOUT=../before` puts the server and the build of that
 * checkout beside them.
 */
export async function run(): Promise<void> {
  if (spawnSync('wrk', ['-v']).error)
    return console.error('wrk is missing. On Debian: sudo apt-get install wrk');
  const contenders: Contender[] = [];
  try {
    const ours = await runSite({ launcher: SERVER_CORE, withoutLog: true });
    contenders.push({ ...ours, name: 'ours', stop: ours.end });
    if (process.env.BENCH_CHECKOUT) {
      const other = await serveMeasured(SERVER_CORE);
      contenders.push({ ...other, name: 'the checkout', stop: other.end });
    }
    if (existsSync(SIRV)) contenders.push(await startSirv());
    else console.log('Without sirv: npm ci --prefix bench');

    const figures = contenders.map(() => ({ perSecond: [] as number[], p99: [] as number[] }));
    for (let round = 0; round < ROUNDS; round++) {
      for (const [index, { origin }] of contenders.entries()) {
        const { perSecond, p99 } = load(origin);
        figures[index]!.perSecond.push(perSecond);
        figures[index]!.p99.push(p99);
      }
    }
    const rows = figures.map(({ perSecond, p99 }, index) => ({
      server: contenders[index]!.name,
      'requests/s': Math.round(median(perSecond)),
      'p99 (ms)': median(p99).toFixed(2),
      'ours is': `${(median(figures[0]!.perSecond) / median(perSecond)).toFixed(2)} ×`,
    }));
    const conditions = `${CONNECTIONS} connections, ${SECONDS} s, median of ${ROUNDS}, one core each`;
    showResults('serve', `${PATH} as gzip, ${conditions}`, rows);
  } finally {
    for (const { stop } of contenders) await stop();
  }
}

function load(origin: string): { perSecond: number; p99: number } {
  const options = ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '--latency', '-H', 'Accept-Encoding: gzip'];
  const [command, ...args] = [...CLIENT_CORE, 'wrk', ...options, origin + PATH];
  const output = execFileSync(command!, args, { encoding: 'utf8' });
  if (/Non-2xx/.test(output)) throw new Error(`${origin}\n${output}`);
  const [, p99 = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(output) ?? [];
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]),
    p99: Number(p99) * (unit === 's' ? 1000 : unit === 'us' ? 0.001 : 1),
  };
}

async function startSirv(): Promise<Contender> {
  const port = await freePort();
  const options = ['--host', '127.0.0.1', '--port', String(port), '--gzip', '--etag', '--quiet'];
  const [program, ...args] = [...SERVER_CORE, process.execPath, SIRV, resolve('dist/public'), ...options];
  const child = spawn(program!, args, { stdio: 'ignore' });
  const ended = once(child, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  while (!(await fetch(origin).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`sirv ended with ${child.exitCode}`);
    await new Promise((resume) => setTimeout(resume, 100));
  }
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return { name: 'sirv', origin, stop };
}
