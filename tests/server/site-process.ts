import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { writeTestBuild } from '../../server/test-build.ts';

const server = (file: string) => fileURLToPath(new URL(`../../server/${file}`, import.meta.url));

/** A folder with a small build and room for data, and the server and its command line at work there. */
export type Place = {
  dataDir: string;
  start(env?: Record<string, string>, options?: Restrictions): Promise<Site>;
  outbox(...args: string[]): Promise<{ code: number; output: string }>;
};

export type Restrictions = { fileSize?: number; openFiles?: number };

export type Site = {
  origin: string;
  /** Every line it has written to its log. */
  log: string[];
  child: ChildProcess;
  /** Resolves when it has ended. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
};

type Options = {
  root?: string;
  dataDir?: string;
  /** For the server and the command line. */
  env?: Record<string, string>;
};

const GENEROUS = { PORT: '0', RATE_IP: '1000000', RATE_GLOBAL: '1000000' };

export function openPlace({
  root = writeTestBuild().root,
  dataDir = join(root, 'data'),
  ...more
}: Options = {}): Place {
  const ownEnv = { DATA_DIR: dataDir, ...more.env };

  return {
    dataDir,

    async start(env = {}, restrictions = {}) {
      const [command, ...args] = limited([process.execPath, server('main.ts')], restrictions);
      const child = spawn(command!, args, { cwd: root, env: { ...GENEROUS, ...ownEnv, ...env } });
      const exited = once(child, 'exit') as Promise<[number | null]>;
      const log: string[] = [];
      createInterface(child.stderr).on('line', (line) => log.push(line));
      const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
        child.kill(signal);
        return (await exited)[0];
      };
      onTestFinished(() => void end('SIGKILL'));
      const lines = createInterface(child.stdout);
      const started = await Promise.race([
        once(lines, 'line') as Promise<[string]>,
        exited.then(() => undefined),
      ]);
      if (!started) throw new Error(`The server did not start: ${log.join('\n')}`);
      return { origin: started[0], log, child, end };
    },

    async outbox(...args) {
      const child = spawn(process.execPath, [server('outbox-cli.ts'), ...args], {
        cwd: root,
        env: ownEnv,
      });
      let output = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
      const [code] = (await once(child, 'close')) as [number];
      return { code, output };
    },
  };
}

/** What a shell can set for a process: `fileSize` is in blocks of 512 bytes. */
function limited(command: string[], { fileSize, openFiles }: Restrictions): string[] {
  const limits = [
    fileSize === undefined ? '' : `ulimit -f ${fileSize}; `,
    openFiles === undefined ? '' : `ulimit -n ${openFiles}; `,
  ].join('');
  return limits === '' ? command : ['sh', '-c', `${limits}exec "$@"`, 'sh', ...command];
}

/** Posts a message as the contact page does. */
export function post(origin: string, key: string, text = `Guten Tag, hier ist ${key}.`): Promise<Response> {
  const body = new FormData();
  body.append('subject', `Anfrage ${key}`);
  body.append('message', `Von: besucher@beispiel.de\n\n${text}`);
  const headers = { 'idempotency-key': key, 'sec-fetch-site': 'same-origin' };
  return fetch(`${origin}/sendmail.php`, { method: 'POST', body, headers });
}
