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
  const chain = [...(forwardedFor?.split(',') ?? []), peer ?? ''].map(withoutPort);
  const address = chain.at(-1 - proxyHops) ?? chain[0]!;
  return network(isIP(address) === 0 ? withoutPort(peer ?? '') : address);
}

/** Some proxies write `1.2.3.4:56789` or `[2001:db8::1]:56789`. */
function withoutPort(entry: string): string {
  const value = entry.trim();
  return /^\[([^\]]*)\](?::\d+)?$/.exec(value)?.[1] ?? /^([\d.]+):\d+$/.exec(value)?.[1] ?? value;
}

function network(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (isIP(address) !== 6) return address;
  // URL writes an address in its one canonical form, with `::` for the longest run of zeros.
  const canonical = URL.parse(`http://[${address.split('%', 1)[0]}]/`)?.hostname.slice(1, -1) ?? address;
  const [head = '', tail] = canonical.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array<string>(8 - left.length - right.length).fill('0');
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`;
}
