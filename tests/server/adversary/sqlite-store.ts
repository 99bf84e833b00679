import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createOutbox } from '../../../server/outbox/open.ts';
import { openSqlite } from '../../../server/outbox/sqlite.ts';
import type { Store } from './store.ts';

/** Memory where there is some to mount: the disk itself is not what is tested here. */
const ROOM = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
const MORE_THAN_ANY_DISK = 2 ** 60;

const DATABASE = 'outbox.sqlite';
const LOG = 'outbox.sqlite-wal';

/** For a moment only: a lock is waited for. */
const LOCKED_FOR = 5;

export async function sqliteStore(): Promise<Store> {
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
    async open(isFull, limits, clock) {
      const reserve = { folder: folder(), bytes: isFull ? MORE_THAN_ANY_DISK : 0 };
      return createOutbox(await openSqlite(folder(), clock), clock, reserve, limits);
    },
    // At one moment of the event loop nothing is half written: a copy is what the kernel would keep.
    async crash() {
      const before = folder();
      next();
      for (const name of [DATABASE, LOG]) {
        if (existsSync(join(before, name))) copyFileSync(join(before, name), join(folder(), name));
      }
    },
    async contents() {
      return readdirSync(folder())
        .map((name) => readFileSync(join(folder(), name), 'latin1'))
        .join('\n');
    },
    async whileBroken(work) {
      const blocker = new DatabaseSync(join(folder(), DATABASE));
      blocker.exec('BEGIN IMMEDIATE');
      const release = setTimeout(() => blocker.close(), LOCKED_FOR);
      try {
        await work();
      } finally {
        clearTimeout(release);
        if (blocker.isOpen) blocker.close();
      }
    },
    async pullAway() {
      renameSync(join(folder(), DATABASE), join(folder(), 'anderswo'));
    },
    async putBack() {
      renameSync(join(folder(), 'anderswo'), join(folder(), DATABASE));
    },
    // The clock of the server decides; it is moved anyway.
    async endLeases() {},
    async close() {
      rmSync(root, { recursive: true, force: true });
    },
  };
}
