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
    ['/?utm_source=x', 200],
    ['/lexikon/JavaScript-Frameworks/', 200],
    ['/gr%C3%B6%C3%9Fe/', 200],
    [SCRIPT, 200],
    ['/robots.txt', 200],

    ['/blog', 301, '/blog/'],
    ['/blog?a=1&b=%20?', 301, '/blog/?a=1&b=%20?'],
    ['/blog?\u{e4}', 301, '/blog/'],
    ['/Blog/?a', 301, '/blog/?a'],
    ['/%62log/', 301, '/blog/'],
    ['/lexikon/javascript-frameworks', 301, '/lexikon/JavaScript-Frameworks/'],
    ['/gr%c3%b6%c3%9fe/?a=%C3%A4', 301, '/gr%C3%B6%C3%9Fe/?a=%C3%A4'],
    ['/fr%C3%BCher.pdf?a=1', 301, '/gr%C3%B6%C3%9Fe/?a=1'],
    ['/Fr%C3%BCher.PDF/', 301, '/gr%C3%B6%C3%9Fe/'],

    ['/lexikon/unbekannt/', 404],
    ['/lexikon/%C3%A4/?a', 404],
    ['/lexikon/404/', 404],
    ['/lexikon/unbekannt', 301, '/lexikon/unbekannt/'],
    ['/lexikon/vue.js?a', 301, '/lexikon/vue.js/?a'],
    ['/lexikon/ajax/mehr/', ...home],
    ['/lexikon/@evil', ...home],

    ['/assets/entry-old.js', 404],
    ['/assets/', 404],
    ['/daten/alt/blog', 404],
    ['/.well-known/change-password', 404],
    ['/favicon.ico', 404],
    ['/blog/Bild.PNG', 404],
    ['/Robots.txt', 404],
    ['/foo%2Epdf', 404],

    ['/nirgends', ...home],
    ['/nirgends/?a=1', ...home],
    ['/foo.pdf/', ...home],
    ['/foo.php', ...home],
    ['/version-2.0', ...home],
    ['/assets', ...home],
    ['/index.html', ...home],
    ['/%E4', ...home],
  ])('%s → %s %s', (url, status, location) => {
    const found = load()('GET', url, {});
    expect(found.status).toBe(status);
    const headers = headersOf(found);
    expect(headers['location']).toBe(location);
    // A wrong redirect that browsers keep for good could not be taken back.
    if (location !== undefined) expect(headers['cache-control']).toBe('no-cache');
  });

  test('the unknown entry gets its page, a missing asset a plain sentence', () => {
    const answer = load();
    const entry = answer('GET', '/lexikon/unbekannt/', { 'if-none-match': '*' });
    expect(headersOf(entry)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'self'",
    });
    expect(String(entry.body)).toContain('/lexikon/404/');

    const asset = answer('GET', '/assets/fehlt.js', {});
    expect(headersOf(asset)).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
    });
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
  });

  test('each coding has its own ETag, and all vary', () => {
    const etags = ['', 'br', 'gzip'].map((coding) => {
      const headers = headersOf(load()('GET', '/blog/', { 'accept-encoding': coding }));
      expect(headers).toMatchObject({ vary: 'Accept-Encoding', 'cache-control': 'no-cache' });
      return headers['etag'];
    });
    expect(new Set(etags)).toHaveLength(3);
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

  test.each(['/', '/blog', '/lexikon/unbekannt/', '/assets/fehlt.js', SCRIPT])(
    'HEAD %s is GET without the body',
    (url) => {
      const answer = load();
      const got = answer('GET', url, { 'accept-encoding': 'gzip' });
      expect(answer('HEAD', url, { 'accept-encoding': 'gzip' })).toEqual({ ...got, body: undefined });
      expect(headersOf(got)['content-length']).toBe(String(got.body?.length ?? 0));
    },
  );
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
  });

  test.each([() => full()['etag']!.replace('-br', ''), () => '"old"', () => 'old', () => ''])(
    'another ETag (case %#) gets the whole file',
    (other) => {
      expect(load()('GET', '/blog/', { ...request, 'if-none-match': other() }).status).toBe(200);
    },
  );
});
