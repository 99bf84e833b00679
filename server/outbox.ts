import { SECOND } from './clock.ts';
import { withDiskReserve } from './outbox/disk-reserve.ts';
import { openSqliteOutbox } from './outbox/sqlite/open.ts';
import type { Store } from './outbox/types.ts';

/** A visitor waits, and the server cuts connections on which nothing happens for seven seconds. */
const VISITORS_PATIENCE = 3 * SECOND;

type Place = {
  dataDir: string;
  databaseUrl: string | undefined;
  /** Bytes of the disk of `dataDir` that new messages leave alone. */
  diskReserve?: number;
};

/**
 * One machine keeps messages to itself; several share a database. `patience` is for one statement.
 * Throws an error with a German sentence when the place cannot be used.
 */
export async function openStore(place: Place, patience = VISITORS_PATIENCE): Promise<Store> {
  try {
    return await open(place, patience);
  } catch (error) {
    // Without the address of the database: there may be a password in it.
    const name = place.databaseUrl ? 'DATABASE_URL' : `DATA_DIR=„${place.dataDir}“`;
    throw new Error(`${name} lässt sich nicht benutzen: ${(error as Error).message}`, { cause: error });
  }
}

async function open({ dataDir, databaseUrl, diskReserve = 0 }: Place, patience: number): Promise<Store> {
  if (databaseUrl === undefined) {
    const outbox = openSqliteOutbox(dataDir);
    return { outbox: { ...outbox, ...withDiskReserve(outbox, dataDir, diskReserve) } };
  }
  // Only now: without a database there is no reason to load its library.
  const { openPostgresStore } = await import('./outbox/postgres/open.ts');
  return openPostgresStore(databaseUrl, patience);
}
