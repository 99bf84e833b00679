import { setImmediate as turn } from 'node:timers/promises';
import { Client } from 'pg';
import { createOutbox, openDatabase } from '../../../server/outbox/open.ts';
import { freshDatabase } from '../../../server/outbox/test-database.ts';
import type { Store } from './store.ts';

/** What a cut cable or a silent database does is tested beside the outbox itself, with a proxy. */
export async function postgresStore(): Promise<Store> {
  const address = await freshDatabase();
  const name = new URL(address).pathname.slice(1);
  const open = () => openDatabase({ dataDir: '', databaseUrl: address });
  await (await open()).close();
  const owner = await connect(address);
  const elsewhere = await connect(address.replace(name, 'postgres'));
  const allowConnections = (allowed: boolean) =>
    elsewhere.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS ${allowed}`);

  /** Ends all connections of the outbox, and waits until the outbox has noticed. */
  async function hangUp(): Promise<void> {
    const { rows } = await elsewhere.query(
      `SELECT pid, pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = $1 AND application_name = 'kontakt-outbox'`,
      [name],
    );
    const pids = rows.map(({ pid }) => pid as number);
    const isOneLeft = 'SELECT FROM pg_stat_activity WHERE pid = ANY($1) LIMIT 1';
    while ((await elsewhere.query(isOneLeft, [pids])).rowCount === 1) await turn();
    await turn();
  }

  return {
    async clear() {
      await owner.query('DELETE FROM outbox.messages; DELETE FROM outbox.contents');
    },
    open: async (_, limits, clock) => createOutbox(await open(), clock, undefined, limits),
    crash: hangUp,
    async contents() {
      return JSON.stringify((await owner.query('SELECT * FROM outbox.contents')).rows);
    },
    async whileBroken(work) {
      await allowConnections(false);
      await hangUp();
      try {
        await work();
      } finally {
        await allowConnections(true);
      }
    },
    pullAway: hangUp,
    async putBack() {},
    async endLeases() {
      await owner.query('UPDATE outbox.messages SET lease_until = 0 WHERE lease_until IS NOT NULL');
    },
    async close() {
      await Promise.all([owner.end(), elsewhere.end()]);
    },
  };
}

async function connect(address: string): Promise<Client> {
  const client = new Client(address);
  await client.connect();
  return client;
}
