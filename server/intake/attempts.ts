import { hash, randomBytes } from 'node:crypto';
import { type Clock, MINUTE } from '../clock.ts';
import { networksOf } from './client-address.ts';
import { Refusal } from './refusal.ts';

export type Attempts = {
  /** Counts one request, whatever becomes of it; throws a `Refusal` if it is one too many. */
  take(client: string): void;
};

/** Clients share a slot now and then; with so many slots a crowd has to be large to be noticed. */
const SLOTS = 1 << 16;

/**
 * Requests to the endpoint a minute, for this process alone: refused, replayed and malformed ones cost
 * processor time as well. A table of fixed size, because a crowd of addresses must not fill the memory;
 * which clients meet in a slot is a secret of the process, so that nobody can aim at another one's.
 */
export function createAttempts(perMinute: number, clock: Clock): Attempts {
  const secret = randomBytes(16).toString('hex');
  const counts = new Uint32Array(SLOTS);
  let windowStart = clock();

  // Nobody ever sees the hash, so it needs no HMAC, which would cost ten times as much.
  const slotOf = (network: string) => hash('sha256', secret + network, 'buffer').readUInt16LE();

  return {
    take(client) {
      const now = clock();
      // A clock that was put back begins a new minute as well.
      if (now - windowStart >= MINUTE || now < windowStart) {
        counts.fill(0);
        windowStart = now;
      }
      const slots = networksOf(client).map(({ network, weight }) => ({ slot: slotOf(network), weight }));
      if (slots.every(({ slot, weight }) => counts[slot]! < perMinute * weight)) {
        for (const { slot } of slots) counts[slot]!++;
        return;
      }
      const retryAfter = Math.ceil((windowStart + MINUTE - now) / 1000);
      throw new Refusal(429, 'Gerade kommen zu viele Anfragen an. Bitte warten Sie eine Minute.', {
        retryAfter,
      });
    },
  };
}
