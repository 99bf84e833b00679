import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { READINESS_PATH } from '../contract/endpoints.ts';

/**
 * `node deploy/trial.ts`: starts the server of this release on a port and with an outbox of its own, and asks
 * for a page. A release that cannot start must not replace one that runs.
 */
using data = mkdtempDisposableSync(join(tmpdir(), 'website-trial-'));
const { DATABASE_URL: _database, CREDENTIALS_DIRECTORY: _secrets, ...env } = process.env;
const server = spawn(process.execPath, ['server/main.ts'], {
  env: { ...env, HOST: '127.0.0.1', PORT: '0', DATA_DIR: data.path },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const exited = once(server, 'exit');
try {
  const line = await Promise.race([
    once(createInterface(server.stdout), 'line') as Promise<[string]>,
    exited.then(() => undefined),
  ]);
  const answers = line ? await Promise.all(['/', READINESS_PATH].map((path) => ask(line[0] + path))) : [];
  const isGood = answers.length > 0 && answers.every((status) => status === 200);
  console.log(isGood ? 'Probelauf: Seite und Postausgang antworten.' : 'Der Probelauf ist gescheitert.');
  process.exitCode = isGood ? 0 : 1;
} finally {
  server.kill();
  await exited;
}

async function ask(address: string): Promise<number> {
  return (await fetch(address)).status;
}
