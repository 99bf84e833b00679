import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { MANIFEST_FILE, parseManifest } from '../contract/manifest.ts';
import { createServer } from '../server/http-server.ts';
import { createListener } from '../server/listener.ts';
import { openStatistics } from '../server/statistics/open.ts';
import { createTally } from '../server/statistics/tally.ts';
import { createVisits } from '../server/statistics/visits.ts';
import { median, type Row, showResults } from './results.ts';

const PATH = '/lexikon/api/';
const WARM_UP = 5_000;
const TURN = 25;
const TURNS = Number(process.env.BENCH_RUNS ?? 1_000);

/** As a browser asks that comes from a search: everything that is looked at is there. */
const HEADERS = {
  'Accept-Encoding': 'gzip',
  'Accept-Language': 'de,en;q=0.5',
  Referer: 'https://www.suchmaschine.example/',
  'Sec-Fetch-Dest': 'document',
  'User-Agent':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
};

/**
 * `npm run bench -- statistics`: what counting costs, in processor time for each request. One server that
 * counts in every second turn of a few milliseconds: two of them would differ more from each other, and
 * whatever else the machine does meets both kinds of turns alike.
 */
export async function run(): Promise<void> {
  const rows = [
    ...(await measure('a page and its files', visitOf(PATH))),
    ...(await measure('pages only', [PATH])),
  ];
  showResults('statistics', `64 connections, medians of ${TURNS} turns of ${TURN} ms`, rows);
}

/** What a browser asks for that comes for the first time. */
function visitOf(page: string): string[] {
  const html = readFileSync(join('dist/public', page, 'index.html'), 'utf8');
  return [page, ...new Set(html.match(/\/assets\/[\w./-]+\.\w+/g))];
}

async function measure(what: string, paths: string[]): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-statistics-'));
  const dist = resolve('dist');
  const manifest = parseManifest(readFileSync(join(dist, MANIFEST_FILE), 'utf8'));
  const store = await openStatistics({ dataDir, databaseUrl: undefined });
  const tally = createTally({ store, clock: Date.now, log: console.error });
  const note = createVisits({ manifest, publicOrigin: undefined, tally, clock: Date.now });
  let isCounting = false;
  let requests = 0;
  const { server, drain } = createServer(
    createListener({
      manifest,
      dist,
      outbox: { add: async () => 'added', countHeld: async () => 0, ready: async () => true },
      isDraining: () => false,
      noteVisit: (...visit) => isCounting && note(...visit),
    }),
  );
  server.on('request', () => requests++);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const headers = Object.entries(HEADERS).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const script = join(dataDir, 'paths.lua');
  const list = paths.map((path) => JSON.stringify(path)).join(', ');
  writeFileSync(
    script,
    `local paths, i = { ${list} }, 0\nrequest = function() i = i % #paths + 1; return wrk.format('GET', paths[i]) end\n`,
  );
  const load = spawn('wrk', ['-t1', '-c64', '-d600s', '-s', script, ...headers, `http://127.0.0.1:${port}`]);
  try {
    await pause(WARM_UP);
    const cost = { with: [] as number[], without: [] as number[] };
    for (let turn = 0; turn < TURNS * 2; turn++) {
      // On, off, off, on: a machine that gets slower or faster favours neither.
      isCounting = turn % 4 === 0 || turn % 4 === 3;
      const before = { cpu: processorTime(), requests };
      await pause(TURN);
      const each = (processorTime() - before.cpu) / (requests - before.requests);
      cost[isCounting ? 'with' : 'without'].push(each);
    }
    const more = median(cost.with) / median(cost.without) - 1;
    return [
      {
        requests: what,
        'CPU each, counted (µs)': median(cost.with).toFixed(2),
        'not counted': median(cost.without).toFixed(2),
        more: `${(more * 100).toFixed(1)} %`,
      },
    ];
  } finally {
    load.kill();
    await once(load, 'exit');
    await drain(100);
    await tally.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** In microseconds, with the kernel's for us. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}
