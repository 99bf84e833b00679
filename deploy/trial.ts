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
const lines = createInterface(server.stdout);
// Its first line is its address; without one it has ended.
const [origin] = (await Promise.race([once(lines, 'line'), once(lines, 'close')])) as [string?];
const isGood = origin !== undefined && (await isOk(origin)) && (await isOk(origin + READINESS_PATH));
server.kill();
await exited;
console.log(isGood ? 'Probelauf: Seite und Postausgang antworten.' : 'Der Probelauf ist gescheitert.');
process.exitCode = isGood ? 0 : 1;

async function isOk(address: string): Promise<boolean> {
  return (await fetch(address)).ok;
}
