import { once } from 'node:events';
import { closeSync, fsyncSync, mkdirSync, mkdtempDisposableSync, openSync, writeSync } from 'node:fs';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { createOutbox, openDatabase } from '../server/outbox/open.ts';
import { showResults } from './results.ts';
import { runSite } from '../tests/site/run-site.ts';

const CONNECTIONS = 64;
const WARM_UP = 1_000;
const DURATION = 10_000;

/**
 * `npm run bench -- outbox`: acknowledged contact messages a second, and how long the slowest hundredth waits, with 64
 * visitors sending at once; next to it what the disk allows when every message waits for it alone. With
 * `DATABASE_URL` of an empty database the messages are kept there.
 */
export async function run(): Promise<void> {
  mkdirSync('.cache', { recursive: true });
  // Beside the project: a temporary folder is often in memory, where nothing waits for a disk.
  using folder = mkdtempDisposableSync(join('.cache', 'bench-outbox-'));
  const dataDir = resolve(folder.path);
  const syncsPerSecond = measureSyncs(dataDir);
  const { DATABASE_URL = '' } = process.env;
  const rates = { RATE_IP: '1000000000', RATE_GLOBAL: '1000000000' };
  const server = await runSite({ env: { DATA_DIR: dataDir, DATABASE_URL, ...rates }, withoutLog: true });
  const { latencies, acknowledged } = await sendMessages(server.port);
  await server.end();
  const kept = await countKept(dataDir);
  if (kept !== acknowledged) throw new Error(`${acknowledged} acknowledged, ${kept} kept`);
  const sorted = latencies.toSorted((a, b) => a - b);
  const at = (share: number) => {
    const latency = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
    return `${latency.toFixed(1)} ms`;
  };
  showResults('outbox', `${CONNECTIONS} connections, ${DURATION / 1000} s`, [
    {
      acknowledged: sorted.length,
      'a second': Math.round(sorted.length / (DURATION / 1000)),
      p50: at(0.5),
      p99: at(0.99),
      slowest: at(1),
      // The reference: one write and one fsync at a time.
      'single syncs a second': Math.round(syncsPerSecond),
    },
  ]);
}

function measureSyncs(folder: string): number {
  const file = openSync(join(folder, 'sync'), 'w');
  const page = Buffer.alloc(4096, 1);
  const start = performance.now();
  let count = 0;
  while (performance.now() - start < WARM_UP) {
    writeSync(file, page);
    fsyncSync(file);
    count++;
  }
  closeSync(file);
  return count / (WARM_UP / 1000);
}

async function countKept(dataDir: string): Promise<number> {
  const outbox = createOutbox(await openDatabase({ dataDir, databaseUrl: process.env.DATABASE_URL }, 60_000));
  let count = 0;
  for await (const _ of outbox.list()) count++;
  await outbox.close();
  return count;
}

async function sendMessages(port: number): Promise<{ latencies: number[]; acknowledged: number }> {
  const latencies: number[] = [];
  let acknowledged = 0;
  const from = performance.now() + WARM_UP;
  const until = from + DURATION;
  const visitors = Array.from({ length: CONNECTIONS }, async (_, visitor) => {
    const socket = connect(port, '127.0.0.1').setNoDelay();
    for (let number = 0; performance.now() < until; number++) {
      const start = performance.now();
      socket.write(request(`${visitor}-${number}`));
      const [answer] = (await once(socket, 'data')) as [Buffer];
      if (!answer.toString('latin1').startsWith('HTTP/1.1 202 ')) throw new Error(String(answer));
      acknowledged++;
      const end = performance.now();
      if (start >= from && end <= until) latencies.push(end - start);
    }
    socket.destroy();
  });
  await Promise.all(visitors);
  return { latencies, acknowledged };
}

const BOUNDARY = '----bench0123456789';
const TEXT = 'Guten Tag,\r\n\r\nwir planen einen neuen Auftritt und bitten um ein Angebot. '.repeat(8);

function request(key: string): string {
  const part = (name: string, value: string) =>
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const message = `Von: besucher@beispiel.de\r\n\r\n${TEXT}${key}`;
  const body = `${part('subject', 'Anfrage')}${part('message', message)}--${BOUNDARY}--\r\n`;
  return (
    'POST /sendmail.php HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\n' +
    `Idempotency-Key: ${key}\r\nContent-Type: multipart/form-data; boundary=${BOUNDARY}\r\n` +
    `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
  );
}
