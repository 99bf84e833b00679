import { isIP } from 'node:net';
import type { Clock } from '../clock.ts';
import { LIMITS } from '../limits.ts';
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
      const names = networks.map(({ network }) => network);
      const isFirst = countOf(names.at(-1)!) === 0;
      const isBeyond = countOf(EVERYONE) >= overall * (isFirst ? forFirsts : 1);
      const counted = isBeyond ? names : [...names, EVERYONE];
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
  const sentence = `Gerade kommen zu viele Nachrichten an. Bitte senden Sie in ${span} noch einmal.`;
  return new Refusal(429, sentence, { retryAfter });
}

const seconds = (wait: number) => Math.max(1, Math.ceil(wait / 1000));

/**
 * Who sends, as far as it can be told apart: an IPv4 address, or the 64 bits of an IPv6 address that
 * a provider gives to one customer. Only entries that our own proxies added are believed.
 */
export function clientAddress(peer = '', forwardedFor: string | null, proxyHops: number): string {
  const entries = [...(forwardedFor?.split(',') ?? []), peer];
  const chain = entries.map((entry) => entry.trim().replace(MAPPED, ''));
  const address = chain.at(-1 - proxyHops) ?? chain[0]!;
  return network(isIP(address) === 0 ? peer : address);
}

/**
 * The client itself and the networks around it, the widest last, each with how many times a client's share all of it
 * gets. Providers give /56 to homes and /48 to companies, and whoever rents servers gets 256 IPv4 addresses for little
 * money.
 */
export function networksOf(client: string): { network: string; weight: number }[] {
  const own = { network: client, weight: 1 };
  if (isIP(client) === 4)
    return [own, { network: `${client.slice(0, client.lastIndexOf('.'))}.0/24`, weight: 4 }];
  const [a, b, c, d] = client.split(':');
  if (d === undefined) return [own];
  const home = `${a}:${b}:${c}:${(Number.parseInt(d, 16) & 0xff00).toString(16)}::/56`;
  return [own, { network: home, weight: 2 }, { network: `${a}:${b}:${c}::/48`, weight: 4 }];
}

/** The client's IPv4 address, which a server that listens on IPv6 sees as part of one of those (RFC 4291). */
const MAPPED = /^::ffff:(?=[\d.]+$)/i;

function network(address: string): string {
  if (isIP(address) !== 6) return address;
  // URL writes an address in its one canonical form, with `::` for the longest run of zeros.
  const canonical = URL.parse(`http://[${address.split('%', 1)[0]}]/`)?.hostname.slice(1, -1) ?? address;
  const [head = '', tail] = canonical.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array<string>(8 - left.length - right.length).fill('0');
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`;
}
