import { validateHeaderValue } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { type Answer, type AnswerRequest, loadStaticFiles } from './static-files.ts';
import { IMAGE, SCREENS, SCRIPT, writeTestBuild } from './test-build.ts';

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

  test.each<[string, number, string?]>([
    ['/', 200],
    ['/?utm_source=x', 200],
    ['/blog/', 200],
    ['/lexikon/JavaScript-Frameworks/', 200],
    ['/gr%C3%B6%C3%9Fe/', 200],
    [SCRIPT, 200],
    ['/robots.txt', 200],

    ['/blog', 301, '/blog/'],
    ['/blog?a=1&b=%20?', 301, '/blog/?a=1&b=%20?'],
    ['/blog?//evil.example', 301, '/blog/?//evil.example'],
    ['/BLOG', 301, '/blog/'],
    ['/Blog/?a', 301, '/blog/?a'],
    ['/%62log/', 301, '/blog/'],
    ['/lexikon/javascript-frameworks', 301, '/lexikon/JavaScript-Frameworks/'],
    ['/Lexikon/%41JAX', 301, '/lexikon/ajax/'],
    ['/blog?\u{e4}', 301, '/blog/'],
    ['/blog?q=%C3%A4%20b', 301, '/blog/?q=%C3%A4%20b'],
    ['/%72obots.txt', 301, '/robots.txt'],
    ['/gr%C3%B6%C3%9Fe', 301, '/gr%C3%B6%C3%9Fe/'],
    ['/gr%c3%b6%c3%9fe/?a=%C3%A4', 301, '/gr%C3%B6%C3%9Fe/?a=%C3%A4'],
    ['/fr%C3%BCher.pdf?a=1', 301, '/gr%C3%B6%C3%9Fe/?a=1'],
    ['/Fr%C3%BCher.PDF/', 301, '/gr%C3%B6%C3%9Fe/'],

    ['/lexikon/unbekannt/', 404],
    ['/lexikon/c++/', 404],
    ['/lexikon/%C3%A4/?a', 404],
    ['/lexikon/unbekannt', 301, '/lexikon/unbekannt/'],
    ['/lexikon/vue.js?a', 301, '/lexikon/vue.js/?a'],
    ['/lexikon/%C3%A4%2f', 301, '/lexikon/%C3%A4%2f/'],
    ['/lexikon/404/', 404],

    ['/assets/entry-old.js', 404],
    ['/assets/', 404],
    ['/daten/alt/blog', 404],
    ['/.well-known/change-password', 404],
    ['/favicon.ico', 404],
    ['/blog/Bild.PNG', 404],
    ['/Robots.txt', 404],
    ['//evil.example/x.js', 404],
    ['/foo.pdf', 404],
    ['/foo.json?a=1', 404],
    ['/foo%2Epdf', 404],

    ['/nirgends', ...home],
    ['/foo.pdf/', ...home],
    ['/foo.pdf/mehr', ...home],
    ['/foo.php', ...home],
    ['/version-2.0', ...home],
    ['/pdf', ...home],
    ['/assets', ...home],
    ['/nirgends/?a=1', ...home],
    ['/index.html', ...home],
    ['/blog//', ...home],
    ['/blog/../blog/', ...home],
    ['/lexikon//', ...home],
    ['/lexikon/ajax/mehr/', ...home],
    ['/lexikon/..', ...home],
    ['/lexikon/%2e%2E/', ...home],
    ['/lexikon/@evil', ...home],
    ['/lexikon/\\evil', ...home],
    ['/lexikon/%zz', ...home],
    ['/lexikon/%ff/', ...home],
    ['//', ...home],
    ['//evil.example', ...home],
    ['///evil.example/', ...home],
    ['//blog/', ...home],
    ['/\\evil.example', ...home],
    ['/%2f%2fevil.example', ...home],
    ['/%5cevil.example', ...home],
    ['/%', ...home],
    ['/%E4', ...home],
    ['http://evil.example/blog', ...home],
    ['*', ...home],
    ['', ...home],
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

  test('no hostile path gets a redirect off the known paths, or a second hop', () => {
    const answer = load();
    const statuses = new Set<number>();
    const lexikonForm = /^\/lexikon\/(?:[A-Za-z0-9._~-]|%[0-9a-fA-F]{2})+\/$/;
    const escapes = [...hostileUrls(10_000)].filter((url) => {
      const found = answer('GET', url, {});
      statuses.add(found.status);
      const location = found.headers[found.headers.indexOf('location') + 1]!;
      if (found.status !== 301 && found.status !== 302) return found.headers.includes('location');
      validateHeaderValue('location', location);
      const path = location.split('?', 1)[0]!;
      const known = SCREENS.includes(path) || lexikonForm.test(path);
      const sameHost = new URL(location, 'https://host.example').host === 'host.example';
      const final = [200, 404].includes(answer('GET', location, {}).status);
      return !(known && sameHost && final);
    });
    expect(escapes).toEqual([]);
    expect([...statuses].toSorted()).toEqual([200, 301, 302, 404]);
  });
});

/** Always the same list: pieces that confuse URL parsers, put together by a fixed generator. */
function* hostileUrls(count: number): Generator<string> {
  const pieces = [
    ...String.raw`/ / // \ /\ /./ /../ . .. %2e %2f %5C %00 %zz % @ :80 ? # ; & + ~`.split(' '),
    ...'evil.example http:// https: javascript: blog BLOG lexikon /lexikon/ ajax Ajax'.split(' '),
    ...'%61jax assets/ .js .html %0d%0aSet-Cookie:a=b %C3%A4 %ff'.split(' '),
    ...'\r\nX:y|\t| |\u{e4}|\u{212a}|\u{0}'.split('|'),
  ];
  const starts = ['', '/', '/', '//', '/lexikon/', '/lexikon/', '/blog'];
  let state = 1;
  const pick = (list: string[]) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return list[Math.floor((state / 2 ** 32) * list.length)]!;
  };
  for (let i = 0; i < count; i++) {
    let url = pick(starts);
    for (let length = 1 + (i % 6); length > 0; length--) url += pick(pieces);
    yield url;
  }
}

describe('representations', () => {
  test('each coding has its own ETag, and all vary', () => {
    const answer = load();
    const etags = ['', 'br', 'zstd', 'gzip'].map((coding) => {
      const headers = headersOf(answer('GET', '/blog/', { 'accept-encoding': coding }));
      expect(headers['content-encoding']).toBe(coding || undefined);
      expect(headers).toMatchObject({ vary: 'Accept-Encoding', 'cache-control': 'no-cache' });
      return headers['etag'];
    });
    expect(new Set(etags)).toHaveLength(4);
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

  test('pages carry the document headers, assets do not', () => {
    const answer = load();
    const policy = (url: string) => headersOf(answer('GET', url, {}))['content-security-policy'];
    expect(policy('/')).toBe("default-src 'self'");
    expect(policy(SCRIPT)).toBe("default-src 'none'");
  });

  test('ranges are never half an answer', () => {
    const answer = load();
    for (const url of ['/', SCRIPT, IMAGE]) {
      const whole = answer('GET', url, {});
      expect(headersOf(whole)['accept-ranges']).toBe('none');
      for (const range of ['bytes=0-0', 'bytes=-1', 'bytes=0-0,2-3', 'bytes=9-1', 'items=0-1', 'x'])
        expect(answer('GET', url, { range, 'if-range': '"x"' })).toEqual(whole);
    }
  });

  test.each(['/', '/blog', '/lexikon/unbekannt/', '/assets/fehlt.js', '/nirgends', SCRIPT])(
    'HEAD %s is GET without the body',
    (url) => {
      const answer = load();
      const got = answer('GET', url, { 'accept-encoding': 'gzip' });
      const head = answer('HEAD', url, { 'accept-encoding': 'gzip' });
      expect(head).toEqual({ ...got, body: undefined });
      expect(headersOf(got)['content-length']).toBe(String(got.body?.length ?? 0));
    },
  );
});

describe('conditional requests', () => {
  test('a known ETag gets 304 with the same validators, and no content headers', () => {
    const answer = load();
    const request = { 'accept-encoding': 'br' };
    const full = headersOf(answer('GET', '/blog/', request));
    const again = answer('GET', '/blog/', {
      ...request,
      'if-none-match': `"x", W/${full['etag']}`,
    });
    expect(again).toMatchObject({ status: 304, body: undefined });
    const { 'content-type': _t, 'content-length': _l, 'content-encoding': _e, ...kept } = full;
    expect(headersOf(again)).toEqual(kept);
  });

  test('the ETag of another coding, or another build, gets the whole file', () => {
    const answer = load();
    const { etag } = headersOf(answer('GET', '/blog/', { 'accept-encoding': 'br' }));
    expect(answer('GET', '/blog/', { 'if-none-match': etag! }).status).toBe(200);
    expect(answer('GET', '/blog/', { 'if-none-match': '"old"' }).status).toBe(200);
  });
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'get'])(
  '%s is not allowed anywhere',
  (method) => {
    const answer = load();
    for (const url of ['/', '/blog', '/nirgends', SCRIPT, '*']) {
      const found = answer(method, url, {});
      expect(found.status).toBe(405);
      expect(headersOf(found)['allow']).toBe('GET, HEAD');
    }
  },
);
