import { spawn } from 'node:child_process';
import { allOf } from '../../server/outbox/test-outbox.ts';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { createOutbox, openDatabase } from '../../server/outbox/open.ts';
import type { StoredMessage } from '../../server/outbox/message.ts';
import { writeTestBuild } from '../../server/test-build.ts';
import { type RunningSite, runSite } from '../site/run-site.ts';

const outboxCli = fileURLToPath(new URL('../../server/outbox-cli.ts', import.meta.url));

/** A folder with a small build and room for data, and the server and its command line at work there. */
export type Place = {
  dataDir: string;
  start(env?: Record<string, string>, options?: Restrictions): Promise<Site>;
  outbox(...args: string[]): Promise<{ code: number; output: string }>;
  /** Its messages, without a process for a look at them. */
  kept(): Promise<StoredMessage[]>;
};

export type Site = RunningSite;

type Restrictions = { fileSize?: number; log?: string };

type Options = {
  root?: string;
  dataDir?: string;
  /** For the server and the command line. */
  env?: Record<string, string>;
};

const GENEROUS = { RATE_IP: '1000000', RATE_GLOBAL: '1000000' };

export function openPlace({
  root = writeTestBuild().root,
  dataDir = join(root, 'data'),
  ...more
}: Options = {}): Place {
  const ownEnv = { DATA_DIR: dataDir, ...more.env };

  return {
    dataDir,

    async start(env = {}, restrictions = {}) {
      const site = await runSite({
        folder: root,
        env: { ...GENEROUS, ...ownEnv, ...env },
        launcher: limited(restrictions),
      });
      onTestFinished(() => void site.end('SIGKILL'));
      return site;
    },

    async outbox(...args) {
      const child = spawn(process.execPath, [outboxCli, ...args], {
        cwd: root,
        env: { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...ownEnv },
      });
      let output = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
      const [code] = (await once(child, 'close')) as [number];
      return { code, output };
    },

    async kept() {
      const outbox = createOutbox(await openDatabase({ dataDir, databaseUrl: more.env?.DATABASE_URL }));
      const messages = await allOf(outbox);
      await outbox.close();
      return messages;
    },
  };
}

/** What a shell can set for a process: `fileSize` is in blocks of 512 bytes, `log` where its log goes. */
function limited({ fileSize, log }: Restrictions): string[] {
  const limits = [
    ...(fileSize === undefined ? [] : [`ulimit -f ${fileSize}`]),
    ...(log === undefined ? [] : [`exec 2>${log}`]),
  ];
  return limits.length === 0 ? [] : ['sh', '-c', [...limits, 'exec "$@"'].join('; '), 'sh'];
}

/** Posts a message as the contact page does. */
export function post(origin: string, key: string, text = `Guten Tag, hier ist ${key}.`): Promise<Response> {
  const body = new FormData();
  body.append('subject', `Anfrage ${key}`);
  body.append('message', `Von: besucher@beispiel.de\n\n${text}`);
  // Kept open, a connection may end just when it is used again, as soon as the machine is slow enough.
  const headers = { 'idempotency-key': key, 'sec-fetch-site': 'same-origin', connection: 'close' };
  return fetch(`${origin}/sendmail.php`, { method: 'POST', body, headers });
}
