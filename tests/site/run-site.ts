import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

export type RunningSite = {
  origin: string;
  port: number;
  child: ChildProcess;
  /** Every line it has written to its log. */
  log: string[];
  /** Resolves with its exit code when it has ended. */
  end: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<number | null>;
};

type Options = {
  env?: Record<string, string>;
  /** Where `dist/` is. */
  folder?: string;
  program?: string;
  /** What starts Node: a limit, a choice of cores. */
  launcher?: string[];
  /** Reading thousands of lines would take time from what is measured. */
  withoutLog?: boolean;
};

/** Our own production server in a process of its own, on a free port and with an outbox of its own. */
export async function runSite({
  env = {},
  folder = '.',
  program = 'server/main.ts',
  launcher = [],
  withoutLog = false,
}: Options = {}): Promise<RunningSite> {
  const data = env.DATA_DIR === undefined ? mkdtempSync(join(tmpdir(), 'site-')) : undefined;
  const [command, ...args] = [...launcher, process.execPath, resolve(program)];
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(command!, args, {
    cwd: folder,
    env: { PATH, NODE_COMPILE_CACHE, PORT: '0', ...(data && { DATA_DIR: data }), ...env },
    stdio: ['ignore', 'pipe', withoutLog ? 'ignore' : 'pipe'],
  });
  // Not its exit: what it wrote last may be read a moment after that.
  const ended = once(child, 'close') as Promise<[number | null]>;
  const log: string[] = [];
  if (child.stderr) createInterface(child.stderr).on('line', (line) => log.push(line));

  const end = async (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => {
    child.kill(signal);
    const [code] = await ended;
    if (data) rmSync(data, { recursive: true, force: true });
    return code;
  };
  const started = await Promise.race([
    once(createInterface(child.stdout!), 'line') as Promise<[string]>,
    ended.then(() => undefined),
  ]);
  if (!started) throw new Error(`The server did not start: ${log.join('\n') || 'npm run serve says why.'}`);
  const port = Number(new URL(started[0]).port);
  return { origin: `http://127.0.0.1:${port}`, port, child, log, end };
}
