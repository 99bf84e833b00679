import { statfsSync } from 'node:fs';
import { oncePerTurn } from './once-per-turn.ts';
import { type Inbox, OutboxUnavailable } from './types.ts';

type Guarded = Pick<Inbox, 'add' | 'ready'>;

class DiskNearlyFull extends Error {
  override name = 'DiskNearlyFull';
}

/**
 * As mail servers do: nothing new is taken while the rest of the disk is still enough to note what
 * becomes of that which is kept already. A disk that is really full could not even note a delivery.
 */
export function withDiskReserve(inbox: Guarded, folder: string, bytes: number): Guarded {
  // What arrives in one turn is far less than any reserve: as many bodies as may be under way at once.
  const hasRoom = oncePerTurn(() => freeBytes(folder) >= bytes);
  return {
    async add(message) {
      if (!hasRoom()) throw new OutboxUnavailable(new DiskNearlyFull());
      return inbox.add(message);
    },
    async ready() {
      return hasRoom() && inbox.ready();
    },
  };
}

function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    // Not there, or out of reach: the inbox makes its folder anew, or says that it cannot.
    return Infinity;
  }
}
