import { expect, test } from 'vitest';
import { greeting, message, setUp, urlencoded } from '../test-app.ts';
import { createAttempts } from './attempts.ts';

test('a client may ask so often a minute, and then again', () => {
  let now = 0;
  const { take } = createAttempts(2, () => now);
  take('a');
  take('a');
  expect(() => take('a')).toThrow(expect.objectContaining({ status: 429, retryAfter: 60 }));
  take('b');
  now = 59_000;
  expect(() => take('a')).toThrow(expect.objectContaining({ retryAfter: 1 }));
  now = 60_000;
  take('a');
});

test('a clock that is put back does not lock anybody out', () => {
  let now = 1_000_000;
  const { take } = createAttempts(1, () => now);
  take('a');
  now = 0;
  take('a');
});

test.each<[string, BodyInit, Record<string, string>]>([
  ['refused', 'name=x', urlencoded],
  ['malformed', 'x', { 'content-type': 'text/plain' }],
  ['replayed', greeting, { 'content-type': 'multipart/form-data; boundary=x' }],
])('%s requests count as well', async (_, body, headers) => {
  const { send } = setUp({ answer: 'known', rates: { perClient: 1, overall: 100 } });
  for (let i = 0; i < 3; i++) expect((await send(body, headers)).status).not.toBe(429);
  expect((await send(body, headers)).status).toBe(429);
  expect((await send(message())).status).toBe(429);
});
