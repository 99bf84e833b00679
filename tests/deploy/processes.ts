import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';

export type Running = { stop: () => Promise<void> };
export type RunningSite = Running & { port: number };

/** The finished build and our own server, with an outbox of its own. */
export async function startSite(
  env: Record<string, string> = {},
  folder = process.cwd(),
): Promise<RunningSite> {
  const data = temporaryFolder();
  const child = spawn(process.execPath, [resolve(folder, 'server/main.ts')], {
    cwd: folder,
    env: { PORT: '0', DATA_DIR: data.path, ...env },
  });
  const { stop, failure } = supervise(child);
  const [origin] = (await Promise.race([once(createInterface(child.stdout), 'line'), failure])) as [string];
  return {
    port: Number(new URL(origin).port),
    async stop() {
      await stop();
      data.remove();
    },
  };
}

/** A server that tells nothing when it listens: it is up when it takes a connection. */
export async function startServer(command: string, args: string[], port: number): Promise<Running> {
  const { stop, failure } = supervise(spawn(command, args, { env: { ...process.env, HOME: tmpdir() } }));
  await Promise.race([untilListening(port), failure]);
  return { stop };
}

function supervise(child: ChildProcess) {
  let said = '';
  child.stderr!.on('data', (chunk) => (said += chunk));
  const exited = once(child, 'exit');
  const failure = exited.then(() => {
    throw new Error(`${child.spawnfile} ended: ${said}`);
  });
  // Whoever stops it expects it to end.
  failure.catch(() => {});
  return {
    failure,
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

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

export function temporaryFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'deploy-test-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
