import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openPlace, post, type Site } from './site-process.ts';

/** `ATTACK_SCALE=10` for 2,000 bodies that never end. */
const SCALE = Number(process.env.ATTACK_SCALE ?? 1);

const MEBIBYTE = 1024 * 1024;
const head = 'POST /sendmail.php HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n';

/** Both ends of a connection count: ours and, with the same limit, the server's. */
function affordable(wanted: number): number {
  const limit = execFileSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' }).trim();
  return limit === 'unlimited' ? wanted : Math.min(wanted, Number(limit) - 200);
}

async function connectMany({ origin }: Site, count: number): Promise<Socket[]> {
  const port = Number(new URL(origin).port);
  const sockets: Socket[] = [];
  onTestFinished(() => sockets.forEach((socket) => socket.destroy()));
  // In portions that fit the queue of connections not yet accepted.
  while (sockets.length < count) {
    const portion = Array.from({ length: Math.min(100, count - sockets.length) }, () =>
      connect(port, '127.0.0.1')
        .on('error', () => {})
        .resume(),
    );
    sockets.push(...portion);
    await Promise.all(portion.map((socket) => new Promise((resolve) => socket.once('connect', resolve))));
  }
  return sockets;
}

/** Pages and messages of ordinary visitors, and how long they took. */
async function visit({ origin }: Site, rounds: number): Promise<string> {
  const times: number[] = [];
  for (let i = 0; i < rounds; i++) {
    const start = performance.now();
    const response = await fetch(`${origin}/`);
    await response.text();
    times.push(performance.now() - start);
    expect(response.status).toBe(200);
    expect((await post(origin, `besuch-${performance.now()}`)).status).toBe(202);
    await pause(20);
  }
  times.sort((a, b) => a - b);
  return `a page in ${times[times.length >> 1]!.toFixed(0)} ms, ${times.at(-1)!.toFixed(0)} ms at most`;
}

function residentBytes({ child }: Site): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)![1]) * 1024;
}

test('bodies that never end take a bounded room, and no visitor’s', async () => {
  const site = await openPlace().start();
  const sockets = await connectMany(site, affordable(200 * SCALE));
  const almost = Buffer.concat([
    Buffer.from(`${head}Content-Length: 65536\r\n\r\n`),
    Buffer.alloc(65_535, 'a'),
  ]);
  for (const socket of sockets) socket.write(almost);
  const figure = await visit(site, 20);
  const resident = residentBytes(site);
  expect(resident).toBeLessThan(256 * MEBIBYTE);
  console.log(`${sockets.length} stalled bodies: ${(resident / MEBIBYTE).toFixed(0)} MiB, ${figure}`);
});

test('connections that ask without reading are cut off, and pages go on', async () => {
  const site = await openPlace().start();
  const sockets = await connectMany(site, 150);
  for (const socket of sockets) socket.pause().write('GET / HTTP/1.1\r\nHost:x\r\n\r\n'.repeat(2_400));
  const figure = await visit(site, 10);
  const resident = residentBytes(site);
  expect(resident).toBeLessThan(256 * MEBIBYTE);
  console.log(`150 × 2,400 requests at once: ${(resident / MEBIBYTE).toFixed(0)} MiB, ${figure}`);
});
