import { existsSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { MANIFEST_FILE, parseManifest } from '../contract/manifest.ts';
import { createAlert } from './alert.ts';
import { SECOND } from './clock.ts';
import { readConfig } from './config.ts';
import { attempt, fail, failToListen } from './failed-start.ts';
import { startHousekeeping } from './housekeeping.ts';
import { createServer } from './http-server.ts';
import { createListener } from './listener.ts';
import { describeError, writeLog as log } from './log.ts';
import { whenNpmEnds } from './npm-parent.ts';
import { createOutbox, openDatabase } from './outbox/open.ts';
import { outboxFile } from './outbox/sqlite.ts';
import { createServiceManager } from './service-manager.ts';
import { createSums } from './statistics/sums.ts';
import { createTally } from './statistics/tally.ts';
import { createVisits } from './statistics/visits.ts';

/** To be gone within a second, as promised: the time for requests and mails under way, and for the whole stop. */
const DRAIN_PATIENCE = 850;
const STOP_PATIENCE = 950;

/** For messages that another process took, or that the owner released on the command line. */
const DELIVERY_INTERVAL = 2 * SECOND;

const clock = Date.now;
const dist = resolve('dist');
const built = join(dist, MANIFEST_FILE);

// What was built and where messages are kept.
const config = await attempt(() => readConfig(process.env));
if (!existsSync(built)) fail(`Kein Build gefunden: npm run build (es fehlt ${built})`);
const database = await attempt(() => openDatabase(config));
const reserve = config.databaseUrl ? undefined : { folder: config.dataDir, bytes: config.diskReserve };
const outbox = createOutbox(database, clock, reserve);

// Sending and counting.
const site = URL.parse(config.publicOrigin ?? '')?.host ?? 'Website';
const alert = config.alert && createAlert({ target: config.alert, site, clock, log });
const deliveryLoop = await startDelivery();
const deliver = () => void deliveryLoop?.run();
const tally = config.isCounted ? createTally({ sums: createSums(database), clock, log }) : undefined;

// Answering.
let draining = false;
const listener = await attempt(
  () => {
    const manifest = parseManifest(readFileSync(built, 'utf8'));
    const { publicOrigin, rates, proxyHops } = config;
    return createListener({
      manifest,
      dist,
      noteVisit: tally && createVisits({ manifest, publicOrigin, tally, clock }),
      outbox,
      publicOrigin,
      rates,
      proxyHops,
      isDraining: () => draining,
      onKept(isHeld) {
        tally?.add(isHeld ? 'held' : 'message', '');
        deliver();
      },
      onUnavailable: (problem) => void alert?.onUnavailable(problem),
      clock,
      log,
    });
  },
  (reason) => `Der Build ist unvollständig: npm run build (${reason})`,
);
const serviceManager = createServiceManager(process.env, log);
const { server, drain } = createServer(listener, log);
server.on('error', (error: NodeJS.ErrnoException) => {
  // Later errors concern one connection (too many open files, say): no reason to end.
  if (server.listening) return log('server.error', describeError(error));
  failToListen(error, config);
});
const { socket } = serviceManager;
server.listen(socket === undefined ? { port: config.port, host: config.host } : { fd: socket }, () => {
  console.log(address(config.host, (server.address() as AddressInfo).port));
  if (!deliveryLoop) {
    console.warn(
      'SMTP_URL ist nicht gesetzt: Nachrichten werden aufbewahrt, aber nicht verschickt (npm run outbox -- list).',
    );
  }
  if (config.databaseUrl) {
    warnOfFormerOutbox();
    void warnUnlessReady();
  }
  serviceManager.ready();
  deliver();
});

// From time to time.
setInterval(deliver, DELIVERY_INTERVAL);
startHousekeeping({ outbox, clock, log, onDigest: deliveryLoop && deliver });

// Stopping.
process.on('uncaughtException', (error) => {
  // As Node would end it, but without the text of the error, which may be a visitor's.
  log('server.crash', describeError(error));
  process.exit(1);
});
// Once: a second signal ends the process at once, as Node does by itself.
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
whenNpmEnds(stop);

async function stop(): Promise<void> {
  if (draining) return;
  draining = true;
  // A database that is silent now costs the visits of the last seconds, and no message that was acknowledged.
  setTimeout(() => process.exit(0), STOP_PATIENCE);
  serviceManager.stopping();
  await Promise.all([drain(DRAIN_PATIENCE), deliveryLoop?.stop(DRAIN_PATIENCE)]);
  await tally?.stop();
  await outbox.close();
  process.exit(0);
}

/** Only now: without a mail server there is no reason to load the mail library. */
async function startDelivery() {
  const { mail } = config;
  if (!mail) return undefined;
  const [{ createDeliveryLoop }, { createMailer }] = await Promise.all([
    import('./mail/delivery-loop.ts'),
    import('./mail/mailer.ts'),
  ]);
  const onTrouble =
    alert && ((trouble: Parameters<typeof alert.onTrouble>[0]) => void alert.onTrouble(trouble));
  const { recipients } = mail;
  return createDeliveryLoop({ queue: outbox, mailer: createMailer(mail), recipients, clock, log, onTrouble });
}

/** The messages in the former SQLite file are acknowledged, but with DATABASE_URL nobody reads that file. */
function warnOfFormerOutbox(): void {
  const file = outboxFile(config.dataDir);
  if (!existsSync(file)) return;
  console.warn(
    `Mit DATABASE_URL liest niemand mehr ${file}: Nachrichten darin werden weder verschickt noch gelöscht ` +
      '(DATABASE_URL= website-outbox list).',
  );
}

async function warnUnlessReady(): Promise<void> {
  await outbox
    .checkReady()
    .catch(() =>
      console.warn(
        'Die Datenbank (DATABASE_URL) ist nicht bereit: Bis sie es ist, werden keine Nachrichten angenommen. ' +
          'Den Grund nennt website-outbox list.',
      ),
    );
}

function address(host: string, port: number): string {
  const local = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host);
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${local ? 'localhost' : name}:${port}`;
}
