import { SECOND } from './clock.ts';
import { countInMemory } from './intake/rate-limit.ts';
import { openSqliteOutbox } from './outbox/sqlite/open.ts';
import type { Store } from './outbox/types.ts';

/** A visitor waits, and the server cuts connections on which nothing happens for seven seconds. */
const VISITORS_PATIENCE = 3 * SECOND;

/** One machine keeps both to itself; several share a database. `patience` is for one statement. */
export async function openStore(
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | undefined },
  patience = VISITORS_PATIENCE,
): Promise<Store> {
  if (databaseUrl === undefined) return { outbox: openSqliteOutbox(dataDir), makeCounter: countInMemory };
  // Only now: without a database there is no reason to load its library.
  const { openPostgresStore } = await import('./outbox/postgres/open.ts');
  return openPostgresStore(databaseUrl, patience);
}
