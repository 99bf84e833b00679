import { isIP } from 'node:net';

/**
 * Who sends, as far as it can be told apart: an IPv4 address, or the 64 bits of an IPv6 address that
 * a provider gives to one customer. Only entries that our own proxies added are believed.
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | null,
  proxyHops: number,
): string {
  const chain = [...(forwardedFor?.split(',') ?? []), peer ?? ''].map((entry) => entry.trim());
  const address = chain.at(-1 - proxyHops) ?? chain[0]!;
  return network(isIP(address) === 0 ? (peer ?? '') : address);
}

/** A network that may belong to one customer, and how many times a client's share all of it gets. */
export type Network = { network: string; weight: 1 | 2 | 4 };

/**
 * The client itself and the networks around it, the widest last. Providers give /56 to homes and /48 to
 * companies, and whoever rents servers gets 256 IPv4 addresses for little money.
 */
export function networksOf(client: string): Network[] {
  const own: Network = { network: client, weight: 1 };
  if (isIP(client) === 4)
    return [own, { network: `${client.slice(0, client.lastIndexOf('.'))}.0/24`, weight: 4 }];
  const [a, b, c, d] = client.split(':');
  if (d === undefined) return [own];
  const home = (Number.parseInt(d, 16) & 0xff00).toString(16);
  return [
    own,
    { network: `${a}:${b}:${c}:${home}::/56`, weight: 2 },
    { network: `${a}:${b}:${c}::/48`, weight: 4 },
  ];
}

/** IPv6 addresses that carry an IPv4 address in their last 32 bits: mapped (RFC 4291) and translated (RFC 6052). */
const CARRIERS = new Set(['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0']);

function network(address: string): string {
  if (isIP(address) !== 6) return address;
  // URL writes an address in its one canonical form, with `::` for the longest run of zeros.
  const canonical = URL.parse(`http://[${address.split('%', 1)[0]}]/`)?.hostname.slice(1, -1) ?? address;
  const [head = '', tail] = canonical.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array<string>(8 - left.length - right.length).fill('0');
  const groups = [...left, ...zeros, ...right];
  if (!CARRIERS.has(groups.slice(0, 6).join(':'))) return `${groups.slice(0, 4).join(':')}::/64`;
  const bytes = groups.slice(6).flatMap((group) => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 0xff];
  });
  return bytes.join('.');
}
