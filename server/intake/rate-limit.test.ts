import { expect, test } from 'vitest';
import { LIMITS } from '../limits.ts';
import { clientAddress, createRateLimit, networksOf } from './rate-limit.ts';

test.each([
  ['192.0.2.7', null, 0, '192.0.2.7'],
  ['::ffff:192.0.2.7', null, 0, '192.0.2.7'],
  // One digit away from an address that carries another.
  ['::fffe:192.0.2.7', null, 0, '0:0:0:0::/64'],
  ['2001:db8:1:2:3:4:5:6', null, 0, '2001:db8:1:2::/64'],
  ['2001:db8::1', null, 0, '2001:db8:0:0::/64'],
  ['fe80::1%eth0', null, 0, 'fe80:0:0:0::/64'],
  // Without a proxy of the owner (0 hops) X-Forwarded-For is ignored: any sender can write it.
  ['192.0.2.7', '198.51.100.1', 0, '192.0.2.7'],
  ['127.0.0.1', '198.51.100.1', 1, '198.51.100.1'],
  ['127.0.0.1', '203.0.113.9, 198.51.100.1', 1, '198.51.100.1'],
  ['127.0.0.1', '203.0.113.9, 198.51.100.1', 2, '203.0.113.9'],
  ['127.0.0.1', 'unknown', 1, '127.0.0.1'],
  ['127.0.0.1', null, 1, '127.0.0.1'],
])('peer %s, forwarded for %s, %i hops: %s', (peer, forwardedFor, hops, expected) => {
  expect(clientAddress(peer, forwardedFor, hops)).toBe(expected);
});

test.each([
  ['192.0.2.7', ['192.0.2.7', '192.0.2.0/24']],
  ['2001:db8:1:2ff::/64', ['2001:db8:1:2ff::/64', '2001:db8:1:200::/56', '2001:db8:1::/48']],
  ['2001:db8:1:1ff::/64', ['2001:db8:1:1ff::/64', '2001:db8:1:100::/56', '2001:db8:1::/48']],
  ['', ['']],
])('%s is in the networks %j', (client, expected) => {
  expect(networksOf(client).map(({ network }) => network)).toEqual(expected);
});

test('at its bound the memory forgets the network that has not come for the longest time', () => {
  const { countRequest } = createRateLimit({ perClient: 1, overall: 1 }, () => 0);
  const ask = (client: string, times: number) => {
    for (let i = 0; i < times; i++) countRequest(client);
  };
  const most = LIMITS.rates.requestsPerMessage;
  ask('192.0.2.1', most);
  ask('192.0.2.2', most);
  expect(() => ask('192.0.2.1', 1)).toThrow(expect.objectContaining({ status: 429 }));
  // Each is in two networks that nobody else is in.
  for (let i = 0; i < LIMITS.rates.networks / 2; i++) ask(`10.${i >> 8}.${i & 255}.1`, 1);
  ask('192.0.2.1', most);
});
