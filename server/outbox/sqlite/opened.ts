import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Archive, DeliveryQueue, Inbox, Retention } from '../types.ts';
import { createArchive } from './archive.ts';
import { createCommit } from './commit.ts';
import { createDeliveryQueue } from './delivery-queue.ts';
import { createGroupCommit } from './group-commit.ts';
import { createInbox } from './inbox.ts';
import { writeAhead } from './locks.ts';
import { keepPrivate } from './permissions.ts';
import { type Condition, watchPlace } from './place.ts';
import { createRetention } from './retention.ts';
import { prepareSchema } from './schema.ts';

/** The outbox in one file, for as long as that is in its place. */
export type Opened = {
  parts: Inbox & DeliveryQueue & Archive & Retention;
  database: DatabaseSync;
  condition: () => Condition;
  /** After everything that was begun. */
  finish(): Promise<void>;
  close(): void;
};

export function openFile(file: string): Opened {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  keepPrivate(file);
  const database = connect(file, 'FULL');
  // A crash of the process cannot undo these writes, a power cut can: then a message is sent again, as
  // the same mail. Waiting for the disk would leave more time in which a crash has that effect.
  const bookkeeping = connect(file, 'NORMAL');
  const number = (pragma: string) => Number(database.prepare(`PRAGMA ${pragma}`).get()![pragma]);
  const condition = watchPlace(file, () => number('page_count') * number('page_size'));
  const { write, finish } = createGroupCommit(database, () => condition() === 'in place');

  return {
    parts: {
      ...createInbox(database, write),
      ...createDeliveryQueue(bookkeeping, createCommit(bookkeeping)),
      ...createArchive(database, write),
      ...createRetention(database, write),
    },
    database,
    condition,
    finish,
    close() {
      for (const connection of [bookkeeping, database]) if (connection.isOpen) connection.close();
    },
  };
}

function connect(file: string, synchronous: 'FULL' | 'NORMAL'): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: 2_000 });
  writeAhead(database);
  database.exec(`PRAGMA synchronous = ${synchronous}`);
  database.exec('PRAGMA secure_delete = ON');
  // VACUUM (removal.ts) must not copy messages through a temporary file, where they would stay.
  database.exec('PRAGMA temp_store = MEMORY');
  prepareSchema(database);
  // From here on the writers wait for locks themselves, without holding up the event loop.
  database.exec('PRAGMA busy_timeout = 0');
  return database;
}
