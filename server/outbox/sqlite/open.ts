import { join } from 'node:path';
import { type Log, writeLog } from '../../log.ts';
import { oncePerTurn } from '../once-per-turn.ts';
import { type NewMessage, type Outbox, OutboxUnavailable } from '../types.ts';
import { carryOver, putAside } from './carry-over.ts';
import { openFile } from './opened.ts';
import type { Condition } from './place.ts';

export const outboxFile = (dataDir: string) => join(dataDir, 'outbox.sqlite');

/**
 * Several processes may have it open at once: servers, and the owner's command line. Whatever someone does
 * to its file meanwhile, nothing is acknowledged that a crash would lose.
 */
export function openSqliteOutbox(dataDir: string, log: Log = writeLog): Outbox {
  const file = outboxFile(dataDir);
  let opened = openFile(file);

  /** Does the work in the file that is in its place, before and afterwards. */
  async function inPlace<T>(work: (parts: typeof opened.parts) => Promise<T>): Promise<T> {
    keepInPlace();
    const current = opened;
    const result = await work(current.parts);
    keepInPlace();
    if (opened !== current) throw new OutboxUnavailable(new Error('The outbox was replaced.'));
    return result;
  }

  /** The same for a new message: one check for all of its turn, one after their common commit (group-commit.ts). */
  async function addInPlace(message: NewMessage): ReturnType<Outbox['add']> {
    keepInPlaceThisTurn();
    return opened.parts.add(message);
  }

  const keepInPlaceThisTurn = oncePerTurn(keepInPlace);

  function keepInPlace(): void {
    // Once closed, it stays closed.
    if (!opened.database.isOpen) return;
    const condition = opened.condition();
    if (condition === 'in place') return;
    try {
      replace(condition);
    } catch (error) {
      throw new OutboxUnavailable(error);
    }
  }

  function replace(condition: Condition): void {
    const displaced = opened;
    if (condition === 'without log') {
      // What stood only in the removed log is still in the open connection: the checkpoint writes it into the database.
      displaced.database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      displaced.close();
      opened = openFile(file);
      return log('outbox.replaced', { condition });
    }
    if (condition === 'cut') putAside(file, Date.now());
    opened = openFile(file);
    const saved = carryOver(displaced.database, file);
    displaced.close();
    log('outbox.replaced', { condition, saved });
  }

  return {
    add: addInPlace,
    countHeld: () => inPlace((parts) => parts.countHeld()),
    ready: () => inPlace((parts) => parts.ready()).catch(() => false),
    claim: (lease, choice) => inPlace((parts) => parts.claim(lease, choice)),
    renew: (id, lease) => inPlace((parts) => parts.renew(id, lease)),
    acknowledge: (...receipt) => inPlace((parts) => parts.acknowledge(...receipt)),
    settle: (...outcome) => inPlace((parts) => parts.settle(...outcome)),
    list: (page) => inPlace((parts) => parts.list(page)),
    find: (idStart) => inPlace((parts) => parts.find(idStart)),
    receipts: (id) => inPlace((parts) => parts.receipts(id)),
    retry: (ids, now) => inPlace((parts) => parts.retry(ids, now)),
    erase: (ids, now) => inPlace((parts) => parts.erase(ids, now)),
    keepHouse: (now, makeDigest) => inPlace((parts) => parts.keepHouse(now, makeDigest)),
    async close() {
      await opened.finish();
      opened.close();
    },
  };
}
