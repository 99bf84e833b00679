import { expect, test } from 'vitest';
import { LIMITS } from '../limits.ts';
import { createRateLimit } from './rate-limit.ts';

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
