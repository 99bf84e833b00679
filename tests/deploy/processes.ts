import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempDisposableSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A server that tells nothing when it listens: it is up when it takes a connection. */
export async function startServer(command: string, args: string[], port: number) {
  const child = spawn(command, args, { env: { ...process.env, HOME: tmpdir() } });
  let said = '';
  child.stderr.on('data', (chunk) => (said += chunk));
  const exited = once(child, 'exit');
  const failure = exited.then(() => {
    throw new Error(`${command} ended: ${said}`);
  });
  // Whoever stops it expects it to end.
  failure.catch(() => {});
  await Promise.race([untilListening(port), failure]);
  return {
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

async function untilListening(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const up = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'close').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (up) return;
    await pause(20);
  }
}

export const temporaryFolder = () => mkdtempDisposableSync(join(tmpdir(), 'deploy-test-'));
