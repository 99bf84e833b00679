import { expect, test } from 'vitest';
import http, { keepingOf } from './http.ts';

const NOW = new Date('2026-11-19T12:00:00Z');
test.each([
  ['Cache-Control: s-maxage="600", max-age=60', { isKept: true, seconds: 600 }],
  ['Cache-Control: max-age=60', { isKept: true, seconds: 60 }],
  ['Cache-Control: private, max-age=60', { isKept: false }],
  ['Cache-Control: no-store', { isKept: false }],
])('between server and browser %j: %j', (headers, kept) => {
  expect(keepingOf(`HTTP/1.1 200 OK\r\n${headers}`, true, NOW)).toMatchObject(kept);
});

/** As RFC 9111 has it, and what people write who mean something else. */
test.each([
  ['HTTP/1.1 302 Found\nServer: x', 'jedes Mal neu'],
  ['HTTP/2 302\nCache-Control: max-age=60', '1 Minute lang'],
  ['Cache-Control: max-age=600, max-age=60', '10 Minuten lang'],
  ['CACHE-CONTROL: Max-Age="90"', '1,5 Minuten lang'],
  ['Cache-Control: max-age=60\nCache-Control: no-store', 'jedes Mal neu'],
  ['Cache-Control: max-age=zehn', 'jedes Mal nach'],
  ['Cache-Control: max-age=60\nAge: 60', 'jedes Mal nach'],
  ['Expires: Thu, 19 Nov 2026 13:00:00 GMT', '1 Stunde lang'],
  ['Expires: 0', 'jedes Mal nach'],
  ['Last-Modified: Mon, 09 Nov 2026 12:00:00 GMT', '1 Tag lang'],
  ['HTTP/1.1 500 Error\nLast-Modified: Mon, 09 Nov 2026 12:00:00 GMT', 'jedes Mal neu'],
  ['Cache-Control: max-age=60\nVary: Accept-Encoding, *', 'jedes Mal nach'],
  ['Cache-Control: s-maxage=60', 'jedes Mal nach'],
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
