import type { Clock } from '../clock.ts';
import { LIMITS } from '../limits.ts';
import { networksOf } from './client-address.ts';
import { Refusal } from './refusal.ts';

/** Messages in an hour. */
export type Rates = { perClient: number; overall: number };

export type RateLimit = {
  /** Counts one request, whatever becomes of it; throws a `Refusal` if it is one too many of its sender. */
  countRequest(client: string): void;
  /** Counts one message; throws a `Refusal` if it is one too many. */
  takeMessage(client: string): Ticket;
};

export type Ticket = {
  /** The overall limit, or the part open to this sender, is used up: the owner decides whether the mail is sent. */
  isBeyond: boolean;
  /** For a message that was not taken after all. */
  giveBack(): void;
};

/** What is counted beside the networks. */
const [EVERYONE, NEWCOMERS, RESERVE] = ['everyone', 'newcomers', 'reserve'];

/**
 * Who sends too many is refused. When all together send too many, nobody is, because a few could then close the form:
 * what is beyond is held for the owner. A crowd that sends several times the limit is refused, and whoever has sent
 * nothing in this hour still gets through, up to a reserve that is as large. Each process counts for itself.
 */
export function createRateLimit({ perClient, overall }: Rates, clock: Clock): RateLimit {
  const { requestsPerMessage, newcomers, crowd, requestWindow, messageWindow } = LIMITS.rates;
  const requests = createWindow(requestWindow, clock);
  const messages = createWindow(messageWindow, clock);
  const most = overall * crowd;
  const share = Math.floor(overall * newcomers);

  return {
    countRequest(client) {
      const networks = networksOf(client);
      const allowed = perClient * requestsPerMessage;
      if (networks.some(({ network, weight }) => requests.countOf(network) >= allowed * weight)) {
        const sentence = 'Gerade kommen zu viele Anfragen an. Bitte warten Sie eine Minute.';
        throw new Refusal(429, sentence, { retryAfter: seconds(requests.rest()) });
      }
      for (const { network } of networks) requests.add(network, 1);
    },

    takeMessage(client) {
      const networks = networksOf(client);
      const { countOf } = messages;
      const isNewcomer = countOf(networks.at(-1)!.network) === 0;
      const pool = isNewcomer && countOf(EVERYONE) >= most ? RESERVE : EVERYONE;
      const isTooMany = networks.some(({ network, weight }) => countOf(network) >= perClient * weight);
      if (isTooMany || countOf(pool) >= most) throw tooMany(messages.rest());
      const isCrowded = countOf(EVERYONE) >= overall - share;
      const isBeyond = isCrowded && !(isNewcomer && countOf(NEWCOMERS) < share);
      const counted = [pool, ...networks.map(({ network }) => network)];
      if (isCrowded && !isBeyond) counted.push(NEWCOMERS);
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
