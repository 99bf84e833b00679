import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../deploy/processes.ts';
import { openPlace } from './site-process.ts';

/** systemd's end of it. Node cannot open such a socket; Perl is on every Debian. */
const LISTEN = `use Socket; $| = 1;
  socket(my $socket, AF_UNIX, SOCK_DGRAM, 0) or die $!;
  bind($socket, sockaddr_un($ARGV[0])) or die $!;
  print "listening\\n";
  while (defined recv($socket, my $state, 4096, 0)) { print "$state\\n" }`;

async function listen() {
  const { path, remove } = temporaryFolder();
  const socket = join(path, 'notify');
  const child: ChildProcessByStdio<null, Readable, null> = spawn('perl', ['-e', LISTEN, socket], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    child.kill();
    remove();
  });
  const heard: string[] = [];
  const lines = createInterface(child.stdout);
  await once(lines, 'line');
  lines.on('line', (state) => heard.push(state));
  return { socket, heard };
}

test('the service manager hears of the start, of every turn of the loop, and of the end', async () => {
  const { socket, heard } = await listen();
  const count = (state: string) => heard.filter((one) => one === state).length;
  /** All that was said before this is heard before it, however slow the machine is. */
  const countAfter = async (state: string) => {
    spawnSync('systemd-notify', [state], { env: { PATH: process.env.PATH, NOTIFY_SOCKET: socket } });
    await expect.poll(() => count(state)).toBe(1);
    return count('WATCHDOG=1');
  };
  const env = { NOTIFY_SOCKET: socket, WATCHDOG_USEC: '300000', PATH: process.env.PATH! };
  const site = await openPlace().start(env);
  await expect.poll(() => count('READY=1')).toBe(1);
  await expect.poll(() => count('WATCHDOG=1')).toBeGreaterThan(3);

  // A process that hangs says nothing: no other one speaks in its place, but for one that is on its way.
  site.child.kill('SIGSTOP');
  const before = await countAfter('STATUS=stopped');
  await pause(1_500);
  const meanwhile = await countAfter('STATUS=still');
  site.child.kill('SIGCONT');
  expect(meanwhile - before).toBeLessThanOrEqual(1);
  await expect.poll(() => count('WATCHDOG=1')).toBeGreaterThan(meanwhile + 1);

  expect(await site.end('SIGTERM')).toBe(0);
  await expect.poll(() => count('STOPPING=1')).toBe(1);
});

test('a service manager that cannot be reached is no reason to end, and is logged once', async () => {
  // Sockets that were handed to another process are not its own.
  const inherited = { LISTEN_PID: '1', LISTEN_FDS: '1' };
  const notify = { NOTIFY_SOCKET: '/nirgends/notify', WATCHDOG_USEC: '30000' };
  const env = { ...inherited, ...notify, PATH: process.env.PATH! };
  const site = await openPlace().start(env);
  await expect.poll(() => site.log.filter((line) => line.includes('server.error'))).toHaveLength(1);
  expect((await fetch(`${site.origin}/healthz`)).status).toBe(200);
});
