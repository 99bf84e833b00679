import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { type Answer, type AnswerRequest, loadStaticFiles } from './static-files.ts';
import { IMAGE, SCRIPT, writeTestBuild } from './test-build.ts';

/** One for all tests: it has the whole build in memory, and keeps nothing of a request. */
let loaded: AnswerRequest | undefined;
function load(): AnswerRequest {
  if (loaded) return loaded;
  const { manifest, dist } = writeTestBuild();
  return (loaded = loadStaticFiles(manifest, dist));
}

function headersOf({ headers }: Answer): Record<string, string> {
  const record: Record<string, string> = {};
  for (let i = 0; i < headers.length; i += 2) record[headers[i]!] = headers[i + 1]!;
  expect(Object.keys(record)).toHaveLength(headers.length / 2);
  return record;
}

describe('paths', () => {
  const home: [number, string] = [302, '/'];

  // What nobody means but an attacker stands in tests/server/attack-paths.test.ts.
  test.each<[string, number, string?]>([
    ['/', 200],
    ['/lexikon/JavaScript-Frameworks/', 200],
    ['/gr%C3%B6%C3%9Fe/', 200],
    [SCRIPT, 200],

    ['/blog', 301, '/blog/'],
    ['/blog?a=1&b=%20?', 301, '/blog/?a=1&b=%20?'],
    ['/blog?\u{e4}', 301, '/blog/'],
    ['/%62log/', 301, '/blog/'],
    ['/lexikon/javascript-frameworks', 301, '/lexikon/JavaScript-Frameworks/'],
    ['/fr%C3%BCher.pdf?a=1', 301, '/gr%C3%B6%C3%9Fe/?a=1'],

    ['/lexikon/unbekannt/', 404],
    ['/lexikon/%C3%A4/?a', 404],
    ['/lexikon/unbekannt', 301, '/lexikon/unbekannt/'],
    ['/lexikon/ajax/mehr/', ...home],
    ['/lexikon/@evil', ...home],

    ['/assets/entry-old.js', 404],
    ['/daten/alt/blog', 404],
    ['/favicon.ico', 404],
    ['/Robots.txt', 404],

    ['/nirgends', ...home],
    ['/foo.php', ...home],
    ['/index.html', ...home],
  ])('%s → %s %s', (url, status, location) => {
    const found = load()('GET', url, {});
    expect(found.status).toBe(status);
    const headers = headersOf(found);
    expect(headers['location']).toBe(location);
    // A wrong redirect that browsers keep for good could not be taken back.
    if (location !== undefined) expect(headers['cache-control']).toBe('no-cache');
  });
});

describe('representations', () => {
  test.each<[string | undefined, string | undefined]>([
    [undefined, undefined],
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP;q=1.0, deflate;q=0.6, zstd', 'gzip'],
    ['deflate', undefined],
    ['br;q=0, gzip ; q=0.5', 'gzip'],
    ['gzip;q=0.000', undefined],
    [',,;;=,gzip', 'gzip'],
  ])('who accepts %s gets %s', (accepted, coding) => {
    const headers = headersOf(load()('GET', '/blog/', { 'accept-encoding': accepted }));
    expect(headers['content-encoding']).toBe(coding);
    expect(headers).toMatchObject({ vary: 'Accept-Encoding', 'cache-control': 'no-cache' });
    expect(headers['etag']).toMatch(coding === undefined ? /^"\w+"$/ : new RegExp(`-${coding}"$`));
  });

  test('the compressed body is the plain one', () => {
    const answer = load();
    const plain = answer('GET', SCRIPT, {}).body!;
    const packed = answer('GET', SCRIPT, { 'accept-encoding': 'br' }).body!;
    expect(brotliDecompressSync(packed).equals(plain)).toBe(true);
  });

  test('a file without codings does not vary; a hashed one is immutable', () => {
    const headers = headersOf(load()('GET', IMAGE, { 'accept-encoding': 'br' }));
    expect(headers).not.toHaveProperty('vary');
    expect(headers).not.toHaveProperty('content-encoding');
    expect(headers['cache-control']).toContain('immutable');
  });

  test('ranges are never half an answer', () => {
    const answer = load();
    const whole = answer('GET', SCRIPT, {});
    expect(headersOf(whole)['accept-ranges']).toBe('none');
    for (const range of ['bytes=0-0', 'bytes=9-1', 'x'])
      expect(answer('GET', SCRIPT, { range, 'if-range': '"x"' })).toEqual(whole);
  });
});

describe('conditional requests', () => {
  const request = { 'accept-encoding': 'br' };
  const full = () => headersOf(load()('GET', '/blog/', request));

  test('a known ETag gets 304 with the same validators, and no content headers', () => {
    const { 'content-type': _t, 'content-length': _l, 'content-encoding': _e, ...kept } = full();
    for (const known of [full()['etag'], `"x", W/${full()['etag']} , "y"`, '*']) {
      const again = load()('GET', '/blog/', { ...request, 'if-none-match': known });
      expect(again).toMatchObject({ status: 304, body: undefined });
      expect(headersOf(again)).toEqual(kept);
    }
    for (const other of [full()['etag']!.replace('-br', ''), '"old"', ''])
      expect(load()('GET', '/blog/', { ...request, 'if-none-match': other }).status).toBe(200);
  });
});
