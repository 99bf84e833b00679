import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { createInterface } from 'node:readline';
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

test('the service manager hears that visitors are answered', async () => {
  const { socket, heard } = await listen();
  await openPlace().start({ NOTIFY_SOCKET: socket, PATH: process.env.PATH! });
  await expect.poll(() => heard).toContain('READY=1');
});

test('a service manager that cannot be reached is no reason to end, and is logged', async () => {
  // Sockets that were handed to another process are not its own.
  const inherited = { LISTEN_PID: '1', LISTEN_FDS: '1' };
  const env = { ...inherited, NOTIFY_SOCKET: '/nirgends/notify', PATH: process.env.PATH! };
  const site = await openPlace().start(env);
  await expect.poll(() => site.log.filter((line) => line.includes('server.error'))).toHaveLength(1);
  expect((await fetch(`${site.origin}/healthz`)).status).toBe(200);
});
