import type { Clock } from '../clock.ts';
import { LIMITS } from '../limits.ts';
import { networksOf } from './client-address.ts';
import { Refusal } from './refusal.ts';

/** Messages in an hour. */
export type Rates = { perClient: number; overall: number };

export type RateLimit = ReturnType<typeof createRateLimit>;

/** Counted beside the networks: what all together had sent on. */
const EVERYONE = 'everyone';

/**
 * Who sends too many is refused. What all together send too many is held for the owner, but a network's first message of
 * the hour is still sent on, up to several times the limit: a few networks cannot close the form for the others. Each
 * process counts for itself.
 */
export function createRateLimit({ perClient, overall }: Rates, clock: Clock) {
  const { requestsPerMessage, forFirsts, requestWindow, messageWindow } = LIMITS.rates;
  const requests = createWindow(requestWindow, clock);
  const messages = createWindow(messageWindow, clock);

  return {
    /** Counts one request, whatever becomes of it; throws a `Refusal` if it is one too many of its sender. */
    countRequest(client: string): void {
      const networks = networksOf(client);
      const allowed = perClient * requestsPerMessage;
      if (networks.some(({ network, weight }) => requests.countOf(network) >= allowed * weight)) {
        const sentence = 'Gerade kommen zu viele Anfragen an. Bitte warten Sie eine Minute.';
        throw new Refusal(429, sentence, { retryAfter: seconds(requests.rest()) });
      }
      for (const { network } of networks) requests.add(network, 1);
    },

    /**
     * Counts one message; throws a `Refusal` if it is one too many. `isBeyond`: the limit of all together is used up,
     * and the owner decides. `giveBack` is for a message that was not taken after all.
     */
    takeMessage(client: string) {
      const networks = networksOf(client);
      const { countOf } = messages;
      if (networks.some(({ network, weight }) => countOf(network) >= perClient * weight))
        throw tooMany(messages.rest());
      const isFirst = countOf(networks.at(-1)!.network) === 0;
      const isBeyond = countOf(EVERYONE) >= overall * (isFirst ? forFirsts : 1);
      const counted = networks.map(({ network }) => network);
      if (!isBeyond) counted.push(EVERYONE);
      for (const name of counted) messages.add(name, 1);
      return { isBeyond, giveBack: () => counted.forEach((name) => messages.add(name, -1)) };
    },
  };
}

/** Counts by name until the window is over. At its bound it forgets the name that has not come for the longest time. */
function createWindow(duration: number, clock: Clock) {
  const counts = new Map<string, number>();
  let start = -Infinity;
  let forget: NodeJS.Timeout | undefined;

  /** A clock that was put back begins a new window as well. */
  function current(): Map<string, number> {
    const now = clock();
    if (now >= start && now - start < duration) return counts;
    start = now;
    counts.clear();
    clearTimeout(forget);
    // No address stays longer than its window, also when nobody else comes.
    forget = setTimeout(() => counts.clear(), duration).unref();
    return counts;
  }

  return {
    countOf: (name: string) => current().get(name) ?? 0,
    add(name: string, change: 1 | -1) {
      const count = (current().get(name) ?? 0) + change;
      counts.delete(name);
      if (count > 0) counts.set(name, count);
      if (counts.size > LIMITS.rates.networks) counts.delete(counts.keys().next().value!);
    },
    rest: () => start + duration - clock(),
  };
}

export function tooMany(wait: number): Refusal {
  const retryAfter = seconds(wait);
  const minutes = Math.ceil(retryAfter / 60);
  const span = minutes === 1 ? 'einer Minute' : `${minutes} Minuten`;
  return new Refusal(429, `Gerade kommen zu viele Nachrichten an. Bitte senden Sie in ${span} noch einmal.`, {
    retryAfter,
  });
}

const seconds = (wait: number) => Math.max(1, Math.ceil(wait / 1000));
