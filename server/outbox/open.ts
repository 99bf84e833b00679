import type { Clock } from '../clock.ts';
import { LIMITS } from '../limits.ts';
import { createArchive } from './archive.ts';
import type { Database } from './database.ts';
import { createDeliveryQueue } from './delivery-queue.ts';
import { createInbox, type DiskReserve, type InboxLimits } from './inbox.ts';
import { createRetention } from './retention.ts';
import { openSqlite } from './sqlite.ts';

export type Outbox = ReturnType<typeof createOutbox>;

type Place = { dataDir: string; databaseUrl: string | undefined };

/**
 * One machine keeps messages to itself; several share a database. `patience` is for one of its statements. Throws an
 * error with a German sentence when the place cannot be used.
 */
export async function openDatabase(
  { dataDir, databaseUrl }: Place,
  patience: number = LIMITS.outbox.patience,
): Promise<Database> {
  try {
    if (databaseUrl === undefined) return await openSqlite(dataDir);
    // Only now: without a database there is no reason to load its library.
    const { openPostgres } = await import('./postgres.ts');
    return await openPostgres(databaseUrl, patience);
  } catch (error) {
    // Without the address of the database: there may be a password in it.
    const name = databaseUrl ? 'DATABASE_URL' : `DATA_DIR=„${dataDir}“`;
    throw new Error(`${name} lässt sich nicht benutzen: ${(error as Error).message}`, { cause: error });
  }
}

export function createOutbox(
  database: Database,
  clock: Clock = Date.now,
  reserve?: DiskReserve,
  limits: InboxLimits = LIMITS.outbox,
) {
  return {
    ...createInbox(database, clock, reserve, limits),
    ...createDeliveryQueue(database),
    ...createArchive(database),
    ...createRetention(database),
    close: () => database.close(),
  };
}
