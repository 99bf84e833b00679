import { array, assert, constantFrom, integer, oneof, option, property, record } from 'fast-check';
import CachePolicy from 'http-cache-semantics';
import { expect, test } from 'vitest';
import http, { keepingOf } from './http.ts';

const NOW = new Date('2026-11-19T12:00:00Z');
const REQUEST = { method: 'GET', url: '/', headers: {} };
const times = integer({ min: -40, max: 40 }).map((days) =>
  new Date(NOW.getTime() + days * 864e5).toUTCString(),
);
const seconds = constantFrom(0, 1, 600, 31_536_000);
const directive = oneof(
  constantFrom('public', 'private', 'no-cache', 'no-store', 'must-revalidate', 'immutable', 'x=1'),
  seconds.map((time) => `max-age=${time}`),
  seconds.map((time) => `s-maxage="${time}"`),
);
const answers = record({
  status: constantFrom(200, 203, 204, 300, 301, 404, 410, 501),
  'cache-control': option(array(directive, { minLength: 1, maxLength: 4 })),
  expires: option(oneof(times, constantFrom('0', '-1'))),
  'last-modified': option(times),
  date: times,
  vary: option(constantFrom('*', 'Accept-Encoding')),
});

test('who keeps an answer for how long is what http-cache-semantics says', () => {
  assert(
    property(answers, ({ status, ...named }) => {
      // Of one name said twice it takes the last.
      const rules = named['cache-control']?.filter(
        (rule, index, all) => all.findIndex((other) => other.split('=')[0] === rule.split('=')[0]) === index,
      );
      const headers = Object.entries({ ...named, 'cache-control': rules?.join(', ') ?? null }).filter(
        ([, value]) => value !== null,
      ) as [string, string][];
      const text = [`HTTP/1.1 ${status} OK`, ...headers.map(([name, value]) => `${name}: ${value}`)].join(
        '\r\n',
      );
      for (const shared of [false, true]) {
        const policy = new CachePolicy(
          REQUEST,
          { status, headers: Object.fromEntries(headers) },
          { shared, immutableMinTimeToLive: 0 },
        );
        const { isKept, seconds } = keepingOf(text, shared, NOW);
        if (policy.storable()) expect(seconds, text).toBeCloseTo(policy.maxAge(), 3);
        expect(isKept, text).toBe(policy.storable());
      }
    }),
    { numRuns: 3000 },
  );
});

/** What the library leaves open, as RFC 9111 has it, and what people write who mean something else. */
test.each([
  ['HTTP/1.1 302 Found\nServer: x', 'jedes Mal neu'],
  ['HTTP/1.1 302 Found\nCache-Control: private', 'jedes Mal nach'],
  ['HTTP/2 302\nCache-Control: max-age=60', '1 Minute lang'],
  ['Cache-Control: max-age=600, max-age=60', '10 Minuten lang'],
  ['CACHE-CONTROL: Max-Age="90"', '1,5 Minuten lang'],
  ['Cache-Control: max-age=60\nCache-Control: no-store', 'jedes Mal neu'],
  ['Cache-Control: max-age=zehn', 'jedes Mal nach'],
  ['Cache-Control: max-age=60\nAge: 60', 'jedes Mal nach'],
  ['Expires: Thu, 19 Nov 2026 13:00:00 GMT', '1 Stunde lang'],
  ['Expires: Thu, 19 Nov 2026 13:00:00 GMT\nDate: Thu, 19 Nov 2026 11:00:00 GMT', '2 Stunden lang'],
  ['Expires: 0\nCache-Control: max-age=1', '1 Sekunde lang'],
  ['Expires: 0', 'jedes Mal nach'],
  ['Last-Modified: Mon, 09 Nov 2026 12:00:00 GMT', '1 Tag lang'],
  ['HTTP/1.1 500 Error\nLast-Modified: Mon, 09 Nov 2026 12:00:00 GMT', 'jedes Mal neu'],
  ['HTTP/1.1 404 Not Found\nLast-Modified: Mon, 09 Nov 2026 12:00:00 GMT', '1 Tag lang'],
  ['Cache-Control: max-age=60\nVary: Accept-Encoding, *', 'jedes Mal nach'],
  ['Cache-Control: s-maxage=60', 'jedes Mal nach'],
  ['Cache-Control: public, max-age=-1', 'jedes Mal nach'],
  ['Cache-Control: max-age=60, no-cache="Set-Cookie"', 'jedes Mal nach'],
  ['Cache-Control: max-age=60\nAge: 30', '30 Sekunden lang'],
])('%j: %s', (headers, words) => {
  expect(http.answer({ headers }, NOW).verdict).toContain(words);
});

test('it names what contradicts itself, and how is asked again', () => {
  const headers =
    'Cache-Control: no-cache, max-age=0\nExpires: 0\nSet-Cookie: a=b\nPragma: no-cache\nETag: "1"';
  const findings = http.answer({ headers }).findings!;
  expect(findings.filter(({ isBad }) => isBad).map(({ term }) => term)).toEqual([
    'Set-Cookie',
    'Expires',
    'Pragma',
  ]);
  expect(findings.find(({ term }) => term === 'Rückfrage')!.text).toContain('If-None-Match');
  expect(http.answer({ headers: 'guten Tag' }).problem).toBeDefined();
});
