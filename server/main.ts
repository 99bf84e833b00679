import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { readConfig } from './config.ts';
import { createServer } from './http-server.ts';
import { createListener } from './listener.ts';
import { readManifest } from './manifest.ts';
import { openOutbox } from './outbox.ts';

/** The promise is to be gone within a second. */
const DRAIN_PATIENCE = 900;

const dist = resolve('dist');

const config = attempt(
  () => readConfig(process.env),
  (reason) => reason,
);
if (!existsSync(join(dist, 'manifest.json'))) {
  fail(`Kein Build gefunden: npm run build (es fehlt ${join(dist, 'manifest.json')})`);
}
const outbox = attempt(
  () => openOutbox(config.dataDir),
  (reason) => `DATA_DIR=„${config.dataDir}“ lässt sich nicht benutzen: ${reason}`,
);

let draining = false;
const listener = attempt(
  () =>
    createListener({
      manifest: readManifest(dist),
      dist,
      outbox,
      publicOrigin: config.publicOrigin,
      isDraining: () => draining,
    }),
  (reason) => `Der Build ist unvollständig: npm run build (${reason})`,
);

const { server, drain } = createServer(listener);
server.on('error', (error: NodeJS.ErrnoException) => {
  // Later errors concern one connection (too many open files, say): no reason to end.
  if (server.listening) return console.error(error);
  const place = `${config.host}, Port ${config.port}`;
  const busy = `${place} ist schon belegt: mit PORT einen anderen wählen.`;
  const refused = `Auf ${place} lässt sich nicht lauschen: ${error.message}`;
  fail(error.code === 'EADDRINUSE' ? busy : refused);
});
server.listen(config.port, config.host, () => {
  console.log(address(config.host, (server.address() as AddressInfo).port));
});

// Once: a second signal ends the process at once, as Node does by itself.
process.once('SIGTERM', stop);
process.once('SIGINT', stop);

async function stop(): Promise<void> {
  draining = true;
  await drain(DRAIN_PATIENCE);
  outbox.close();
  process.exit(0);
}

function address(host: string, port: number): string {
  const local = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host);
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${local ? 'localhost' : name}:${port}`;
}

function attempt<T>(work: () => T, explain: (reason: string) => string): T {
  try {
    return work();
  } catch (error) {
    return fail(explain(error instanceof Error ? error.message : String(error)));
  }
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
