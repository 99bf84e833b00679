import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Clock } from '../../../server/clock.ts';
import { createOutbox } from '../../../server/outbox/open.ts';
import { openSqlite } from '../../../server/outbox/sqlite.ts';

/** Memory where there is some to mount: the disk itself is not what is tested here. */
const ROOT = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
const MORE_THAN_ANY_DISK = 2 ** 60;

/** For undelivered messages, in bytes: some thirty. */
export const ROOM = 1_700;

/** Where messages are kept, and what can happen to it. */
export function createStore() {
  const root = mkdtempSync(join(ROOT, 'adversary-'));
  let number = 0;
  const folder = () => join(root, String(number));
  mkdirSync(folder());

  return {
    /** `isFull` is a disk on which the reserve is reached. */
    async open(isFull: boolean, clock: Clock) {
      const reserve = { folder: folder(), bytes: isFull ? MORE_THAN_ANY_DISK : 0 };
      const limits = { undeliveredBytes: ROOM, heldMessages: 0 };
      return createOutbox(await openSqlite(folder(), clock), clock, reserve, limits);
    },

    /**
     * What a process leaves behind that ends this moment: at one moment of the event loop nothing is half written, a
     * copy is what the kernel would keep.
     */
    crash() {
      const before = folder();
      number++;
      mkdirSync(folder());
      for (const name of ['outbox.sqlite', 'outbox.sqlite-wal'])
        if (existsSync(join(before, name))) copyFileSync(join(before, name), join(folder(), name));
    },

    /** Everything that stands anywhere in it. */
    contents: () =>
      readdirSync(folder())
        .map((name) => readFileSync(join(folder(), name), 'latin1'))
        .join('\n'),

    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
