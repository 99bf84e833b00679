import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openStore } from '../../../server/outbox.ts';
import { freshDatabase, runSql } from '../../../server/outbox/postgres/test-database.ts';
import { openProxy } from '../../../server/outbox/postgres/test-proxy.ts';
import { isOnDisk } from '../../../server/outbox/test-outbox.ts';
import type { Outbox } from '../../../server/outbox/types.ts';

/** Where messages are kept, and what can happen to it. */
export type BattleGround = {
  /** Empty again. */
  clear(): Promise<void>;
  /** `isFull` is a disk on which the reserve is reached. */
  open(isFull: boolean): Promise<Outbox>;
  /** What a process leaves behind that ends this moment: what was committed, and nothing else. */
  crash(): Promise<void>;
  /** Whether the text stands anywhere in it. */
  holds(text: string): Promise<boolean>;
  /** Nobody can write, or even ask, while `work` runs. */
  whileBroken(work: () => Promise<void>): Promise<void>;
  /** All leases of processes that are dead run out. */
  endLeases(): Promise<void>;
  close(): void;
};

/** Memory where there is some to mount: the disk itself is not what is tested here. */
const ROOM = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
const MORE_THAN_ANY_DISK = 2 ** 60;

export async function sqliteGround(): Promise<BattleGround> {
  const root = mkdtempSync(join(ROOM, 'adversary-'));
  let number = 0;
  const folder = () => join(root, String(number));
  const next = () => {
    rmSync(join(root, String(number - 1)), { recursive: true, force: true });
    number++;
    mkdirSync(folder());
  };
  return {
    async clear() {
      next();
    },
    async open(isFull) {
      const diskReserve = isFull ? MORE_THAN_ANY_DISK : 0;
      return (await openStore({ dataDir: folder(), databaseUrl: undefined, diskReserve })).outbox;
    },
    // At one moment of the event loop nothing is half written: a copy is what the kernel would keep.
    async crash() {
      const left = ['outbox.sqlite', 'outbox.sqlite-wal'].map((name) => join(folder(), name));
      const files = left.filter((file) => existsSync(file));
      next();
      for (const file of files) copyFileSync(file, file.replace(`/${number - 1}/`, `/${number}/`));
    },
    holds: async (text) => isOnDisk(folder(), text),
    // For a moment only: a lock is waited for.
    async whileBroken(work) {
      const blocker = new DatabaseSync(join(folder(), 'outbox.sqlite'));
      blocker.exec('BEGIN IMMEDIATE');
      const release = setTimeout(() => blocker.close(), 5);
      try {
        await work();
      } finally {
        clearTimeout(release);
        if (blocker.isOpen) blocker.close();
      }
    },
    // The clock of the server decides; it is moved anyway.
    async endLeases() {},
    close: () => rmSync(root, { recursive: true, force: true }),
  };
}

export async function postgresGround(): Promise<BattleGround> {
  const address = await freshDatabase();
  const { url, cut, restore } = await openProxy(address);
  const open = async () => (await openStore({ dataDir: '', databaseUrl: url })).outbox;
  await (await open()).close();
  return {
    async clear() {
      await runSql(address, 'TRUNCATE outbox.messages, outbox.receipts, outbox.rate_limits');
    },
    open,
    async crash() {
      await runSql(
        address,
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND application_name = 'kontakt-outbox'`,
      );
    },
    async holds(text) {
      return JSON.stringify(await runSql(address, 'SELECT * FROM outbox.messages')).includes(text);
    },
    async whileBroken(work) {
      await cut();
      try {
        await work();
      } finally {
        await restore();
      }
    },
    async endLeases() {
      await runSql(address, 'UPDATE outbox.messages SET lease_until = 0 WHERE lease_until IS NOT NULL');
    },
    close: () => {},
  };
}
