import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { MANIFEST_FILE, parseManifest } from '../contract/manifest.ts';
import { createAlert } from './alert.ts';
import { SECOND } from './clock.ts';
import { readConfig } from './config.ts';
import { attempt, listen } from './startup.ts';
import { startHousekeeping } from './housekeeping.ts';
import { createServer } from './http-server.ts';
import { createListener } from './listener.ts';
import { describeError, writeLog as log } from './log.ts';
import { createDeliveryLoop } from './mail/delivery-loop.ts';
import { createMailer } from './mail/mailer.ts';
import { whenNpmEnds } from './npm-parent.ts';
import { createOutbox, openDatabase } from './outbox/open.ts';
import { createSums } from './statistics/sums.ts';
import { createTally } from './statistics/sums.ts';
import { createVisits } from './statistics/visits.ts';

/** To be gone within a second, as promised: the time for requests and mails under way, and for the whole stop. */
const DRAIN_PATIENCE = 850;
const STOP_PATIENCE = 950;

/** For messages that another process took, or that the owner released on the command line. */
const DELIVERY_INTERVAL = 2 * SECOND;

const clock = Date.now;
const dist = resolve('dist');

// Keeping messages.
const config = await attempt(() => readConfig(process.env));
const { publicOrigin, mail, rates, proxyHops } = config;
const database = await attempt(() => openDatabase(config));
const reserve = config.databaseUrl ? undefined : { folder: config.dataDir, bytes: config.diskReserve };
const outbox = createOutbox(database, clock, reserve);

// Sending and counting.
const site = URL.parse(publicOrigin ?? '')?.host ?? 'Website';
const alert = config.alert && createAlert({ target: config.alert, site, clock, log });
const sending = mail && { sendMail: createMailer(mail), recipients: mail.recipients };
const deliveryLoop =
  sending && createDeliveryLoop({ ...sending, queue: outbox, clock, log, onTrouble: alert?.onTrouble });
const deliver = () => void deliveryLoop?.run();
const tally = config.isCounted ? createTally(createSums(database), clock) : undefined;

// Answering.
let draining = false;
const settings = { dist, outbox, publicOrigin, rates, proxyHops, clock, log };
const listener = await attempt(
  () => {
    const manifest = parseManifest(readFileSync(join(dist, MANIFEST_FILE), 'utf8'));
    return createListener({
      ...settings,
      manifest,
      isDraining: () => draining,
      onKept(isHeld) {
        tally?.add(isHeld ? 'held' : 'message', '');
        deliver();
      },
      onUnavailable: alert?.onUnavailable,
      noteVisit: tally && createVisits({ manifest, publicOrigin, tally, clock }),
    });
  },
  (reason) => `Der Build fehlt oder ist unvollständig: npm run build (${reason})`,
);
const { server, drain } = createServer(listener);
listen(server, config, log);

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
  await Promise.all([drain(DRAIN_PATIENCE), deliveryLoop?.stop(DRAIN_PATIENCE)]);
  await tally?.flush();
  await outbox.close();
  process.exit(0);
}
