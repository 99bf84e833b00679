import { statfsSync } from 'node:fs';
import { oncePerTurn } from './once-per-turn.ts';
import { type Inbox, OutboxUnavailable } from './types.ts';

type Guarded = Pick<Inbox, 'add' | 'ready'>;

class DiskNearlyFull extends Error {
  override name = 'DiskNearlyFull';
}

/**
 * As mail servers do, takes no new message once only the reserve is left of the disk: on a full disk not even
 * the delivery of a message that is kept already could be noted.
 */
export function withDiskReserve(inbox: Guarded, folder: string, bytes: number): Guarded {
  // Once a turn is enough: a turn brings at most the bodies under way at once, far less than the usual reserve.
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
