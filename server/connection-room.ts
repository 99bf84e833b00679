import type { Server } from 'node:http';
import { type Clock, MINUTE } from './clock.ts';
import type { Log } from './log.ts';

/** For the outbox, the mail server, the database and the log: messages are taken with these. */
const KEPT_FREE = 64;

/**
 * Turns visitors away before the system's limit of open files does. Node would hang up on them without a
 * word to anybody, and the outbox could not open a file any more.
 */
export function limitConnections(server: Server, log: Log, clock: Clock): void {
  const room = openFiles();
  if (room === undefined) return;
  server.maxConnections = Math.max(room - KEPT_FREE, Math.ceil(room / 2));
  let dropped = 0;
  let toldAt = -Infinity;
  server.on('drop', () => {
    dropped++;
    if (Math.abs(clock() - toldAt) < MINUTE) return;
    toldAt = clock();
    log('server.full', { connections: server.maxConnections, dropped });
    dropped = 0;
  });
}

/** `undefined` where there is no limit. */
function openFiles(): number | undefined {
  // Without `excludeNetwork` the report would look up the names of network interfaces.
  const report = Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = report.getReport() as { userLimits?: { open_files: { soft: number | string } } };
  const soft = Number(userLimits?.open_files.soft);
  return Number.isFinite(soft) ? soft : undefined;
}
