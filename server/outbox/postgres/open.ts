import type { Store } from '../types.ts';
import { createArchive } from './archive.ts';
import { openDatabase } from './database.ts';
import { createDeliveryQueue } from './delivery-queue.ts';
import { createInbox } from './inbox.ts';
import { createRetention } from './retention.ts';
import { UnfitDatabase } from './schema.ts';
import { explainDistrust } from './transport.ts';

/** Classes of SQLSTATE: not let in, no such database, no such right. */
const FOR_THE_OPERATOR = /^(28|3D|42)/;

/** Connections of one process. */
const FOR_VISITORS = 8;
const FOR_THE_COURIER = 2;

/** A database that is down is no reason not to start; one that will never take a message is. */
export async function openPostgresStore(url: string, patience: number): Promise<Store> {
  const database = openDatabase(url, patience, FOR_VISITORS);
  try {
    await database.query('SELECT');
  } catch (error) {
    const { cause } = error as { cause: Error & { code?: string } };
    const distrust = explainDistrust(cause);
    if (distrust || cause instanceof UnfitDatabase || FOR_THE_OPERATOR.test(cause.code ?? '')) {
      await database.close();
      throw distrust ? new Error(distrust, { cause }) : cause;
    }
  }
  // Their own: what was sent is noted at once, however many visitors wait for a connection.
  const bookkeeping = openDatabase(url, patience, FOR_THE_COURIER);
  const outbox = {
    ...createInbox(database),
    ...createDeliveryQueue(bookkeeping),
    ...createArchive(database),
    ...createRetention(database),
    async close() {
      await Promise.all([database.close(), bookkeeping.close()]);
    },
  };
  return { outbox };
}
