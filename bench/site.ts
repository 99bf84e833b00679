import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

export type RunningSite = { origin: string; port: number; pid: number; stop: () => Promise<void> };

/** Our own production server, in a process of its own, on a free port. */
export async function startSite(
  env: NodeJS.ProcessEnv = {},
  { launcher = [], cwd = '.' }: { launcher?: string[]; cwd?: string } = {},
): Promise<RunningSite> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-site-'));
  const [command, ...args] = [...launcher, process.execPath, resolve('server/main.ts')];
  const child = spawn(command!, args, {
    cwd,
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: folder, ...env },
    // It logs every message.
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error('The server did not start: npm run serve says why.');
  });
  const [line] = (await Promise.race([once(createInterface(child.stdout), 'line'), ended])) as [string];
  ended.catch(() => {});
  const port = Number(new URL(line).port);
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    pid: child.pid!,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
