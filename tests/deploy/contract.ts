import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, zstdDecompress } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { headersOf } from '../../deploy/deployment.ts';
import type { ManifestFile, Redirect } from '../../contract/manifest.ts';
import { unknownEntryTitle } from '../content-of-site.ts';
import { exampleEntry, manifest, pagePaths } from '../site-map.ts';
import { type Answer, type Ask, createClient } from './client.ts';
import { greeting, multipart, urlencoded } from './forms.ts';

export type Target = {
  origin: string;
  /** The certificate to trust, where it is not a public one. */
  ca?: string;
  /** Where they are not those of the build. */
  redirects?: Redirect[];
};

/** What a kind of deployment cannot do. A visitor notices none of it. */
export type Lack =
  /** Answers with another coding instead. */
  'zstd';

const unpack = { br: promisify(brotliDecompress), zstd: promisify(zstdDecompress), gzip: promisify(gunzip) };
const codings = ['br', 'zstd', 'gzip'] as const;

const KONTAKT = '/kontakt/';
/** The application: of a small script two codings may be equally long, and then have one validator in Caddy. */
const script = manifest.files.find(({ path }) => /\/start-[\w-]+\.js$/.test(path))!;
const image = manifest.files.find(({ type }) => type.startsWith('image/webp'))!;
const fileAt = (path: string) => manifest.files.find((file) => file.path === path)!;
const builtBytes = ({ file }: ManifestFile) => readFileSync(join('dist', 'public', file));

/**
 * What every deployment of the finished build answers, whoever stands in front of the server. The
 * target is asked for when the first test runs, so that it may be started before.
 */
export function describeContract(name: string, target: () => Target, lacks: readonly Lack[] = []): void {
  let client: Ask | undefined;
  const ask: Ask = (path, question) => {
    const { origin, ca } = target();
    client ??= createClient(origin, ca);
    return client(path, question);
  };
  const offered = codings.filter((coding) => !lacks.includes(coding as Lack));

  /** The security headers of a file, or of an answer without one, each exactly once. */
  function secured(file?: ManifestFile): Record<string, string | undefined> {
    const transport = target().origin.startsWith('https:')
      ? 'max-age=63072000; includeSubDomains; preload'
      : undefined;
    const headers = file ? headersOf(manifest, file) : manifest.headers;
    return { ...headers, 'strict-transport-security': transport };
  }

  function expectHeaders(answer: Answer, expected: Record<string, string | undefined>, about: string): void {
    const found = Object.keys(expected).map((header) => [header, answer.headers[header]]);
    expect(Object.fromEntries(found), about).toEqual(expected);
  }

  describe(`contract: ${name}`, () => {
    test('every file of the build is there, as it was built and with its headers', async () => {
      for (const file of manifest.files) {
        const answer = await ask(file.path);
        expect(answer.status, file.path).toBe(200);
        expect(answer.body.equals(builtBytes(file)), file.path).toBe(true);
        expectHeaders(
          answer,
          {
            ...secured(file),
            'content-type': file.type,
            // The contact page brings a cookie: no shared cache may keep that.
            'cache-control': file.path === KONTAKT ? `private, ${file.cacheControl}` : file.cacheControl,
            'content-encoding': undefined,
            ...(Object.keys(file.encodings).length > 0 && { vary: 'Accept-Encoding' }),
          },
          file.path,
        );
      }
    });

    test('a page without its last slash, or spelt otherwise, leads to the right address', async () => {
      for (const path of pagePaths.filter((path) => path !== '/')) {
        const answer = await ask(`${path.slice(0, -1)}?quelle=test&b=%20`);
        expect(answer.status, path).toBe(301);
        expectHeaders(
          answer,
          { ...secured(), location: `${path}?quelle=test&b=%20`, 'cache-control': 'no-cache' },
          path,
        );
      }
      for (const [path, location] of [
        ...pagePaths.filter((path) => /[A-Z]/.test(path)).map((path) => [path.toLowerCase(), path] as const),
        [exampleEntry.toUpperCase(), exampleEntry],
        ['/lexikon/gibt-es-nicht', '/lexikon/gibt-es-nicht/'],
      ] as const) {
        const { status, headers } = await ask(path);
        expect([status, headers.location], path).toEqual([301, location]);
      }
    });

    test('an old address leads to the page that took its place', async () => {
      for (const { from, to } of target().redirects ?? manifest.redirects) {
        const bare = encodeURI(from.replace(/\/$/, ''));
        for (const path of [bare, `${bare}/`]) {
          const answer = await ask(`${path}?quelle=test`);
          expect(answer.status, path).toBe(301);
          const location = `${to}?quelle=test`;
          expectHeaders(answer, { ...secured(), location, 'cache-control': 'no-cache' }, path);
        }
      }
    });

    test('an unknown page leads home, and nothing leads off this host', async () => {
      for (const path of [
        '/nirgends',
        '/nirgends/?a=1',
        `${exampleEntry}mehr/`,
        '//evil.example/',
        '/%2f%2fevil.example',
        '/%5cevil.example',
        '/\\evil.example',
        // Files of the build that are no addresses of their own.
        '/index.html',
        '/blog/index.html',
        '/404/lexikon.html',
        '/index.html.br',
        '/index.html.gz',
      ]) {
        const answer = await ask(path);
        expect(answer.status, path).toBe(302);
        expectHeaders(answer, { ...secured(), location: '/', 'cache-control': 'no-cache' }, path);
      }
    });

    test('an unknown entry answers 404 with a page that is not indexed, a missing file with a sentence', async () => {
      const page = await ask('/lexikon/gibt-es-nicht/');
      expect(page.status).toBe(404);
      expectHeaders(
        page,
        { ...secured(manifest.notFound[0]!.file), 'content-type': 'text/html; charset=utf-8' },
        'entry',
      );
      const html = String(page.body);
      expect(html).toContain(`<title>${unknownEntryTitle}</title>`);
      expect(html).toContain('noindex');

      for (const path of [
        '/assets/alt-123.js',
        '/assets/',
        '/daten/alt/',
        '/favicon.png',
        '/manifest.json',
      ]) {
        const answer = await ask(path);
        expect(answer.status, path).toBe(404);
        expectHeaders(answer, { ...secured(), 'content-type': 'text/plain; charset=utf-8' }, path);
      }
    });

    test('texts come in every coding, each with a validator of its own', async () => {
      for (const file of [script, fileAt('/lexikon/')]) {
        const plain = await ask(file.path, { headers: { 'accept-encoding': 'identity' } });
        const etags = new Set([plain.headers.etag]);
        for (const coding of offered) {
          const accepting = { 'accept-encoding': coding };
          const packed = await ask(file.path, { headers: accepting });
          expectHeaders(packed, { 'content-encoding': coding, 'content-type': file.type }, file.path);
          expect(packed.headers.vary?.toLowerCase()).toBe('accept-encoding');
          expect((await unpack[coding](packed.body)).equals(plain.body)).toBe(true);
          etags.add(packed.headers.etag);

          const known = await ask(file.path, {
            headers: { ...accepting, 'if-none-match': packed.headers.etag! },
          });
          expect([known.status, known.body.length]).toEqual([304, 0]);
          const { etag, 'cache-control': caching } = packed.headers;
          expectHeaders(known, { ...secured(file), etag, 'cache-control': caching }, file.path);
          const other = await ask(file.path, { headers: { 'if-none-match': packed.headers.etag! } });
          expect(other.status, 'the validator of another coding').toBe(200);
        }
        expect(etags.size).toBe(offered.length + 1);
      }
      const browser = await ask('/', { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } });
      expect(browser.headers['content-encoding']).toBe('br');
      const packedImage = await ask(image.path, { headers: { 'accept-encoding': 'gzip, br' } });
      expect(packedImage.headers['content-encoding']).toBeUndefined();
    });

    test('HEAD is GET without the body', async () => {
      for (const path of ['/', '/blog', '/nirgends', '/lexikon/gibt-es-nicht/', script.path, image.path]) {
        const get = await ask(path);
        const head = await ask(path, { method: 'HEAD' });
        expect(head.body.length).toBe(0);
        const { date: _, ...headers } = get.headers;
        expect(head, path).toMatchObject({ status: get.status, headers });
      }
    });

    test('files can only be read, the endpoint only be written to', async () => {
      const endpoints = ['/healthz', '/readyz', '/sendmail.php'];
      for (const path of ['/', '/blog', '/nirgends', KONTAKT, script.path, ...endpoints]) {
        for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
          if (path === '/sendmail.php' && method === 'POST') continue;
          const answer = await ask(path, { method });
          expect(answer.status, `${method} ${path}`).toBe(405);
          const allow = path === '/sendmail.php' ? 'POST' : 'GET, HEAD';
          expectHeaders(answer, { ...secured(), allow }, `${method} ${path}`);
        }
      }
      expect((await ask('/sendmail.php')).status).toBe(405);
    });

    test('the health answers are never cached', async () => {
      for (const path of ['/healthz', '/readyz']) {
        const answer = await ask(path);
        expect([answer.status, String(answer.body)]).toEqual([200, 'ok']);
        expectHeaders(answer, { ...secured(), 'cache-control': 'no-store' }, path);
      }
    });

    test('the contact page brings a cookie, and whoever has it must show it', async () => {
      const page = await ask(KONTAKT, { headers: { 'accept-encoding': 'br' } });
      const flags = target().origin.startsWith('https:') ? '; Secure' : '';
      expect(page.headers['set-cookie']).toMatch(
        new RegExp(`^XSRF-TOKEN=[0-9a-f]{32}\\.\\w+; Path=/; SameSite=Strict${flags}$`),
      );
      const cookie = page.headers['set-cookie']!.split(';', 1)[0]!;
      const token = cookie.slice(cookie.indexOf('=') + 1);
      const again = await ask(KONTAKT, { headers: { cookie } });
      expectHeaders(
        again,
        { 'set-cookie': undefined, 'cache-control': fileAt(KONTAKT).cacheControl },
        'second visit',
      );

      const form = await multipart('Vertrag mit Cookie', greeting);
      const without = await ask('/sendmail.php', { ...form, headers: { ...form.headers, cookie } });
      expect(without.status).toBe(403);
      const headers = { ...form.headers, cookie, 'x-xsrf-token': token, 'sec-fetch-site': 'same-origin' };
      expect((await ask('/sendmail.php', { ...form, headers })).status).toBe(202);
    });

    test('a message is taken once, whichever form sends it', async () => {
      const form = await multipart('Vertrag', greeting);
      const headers = { ...form.headers, 'idempotency-key': `vertrag-${Date.now()}` };
      const [first, second] = [
        await ask('/sendmail.php', { ...form, headers }),
        await ask('/sendmail.php', { ...form, headers }),
      ];
      expect(first.status).toBe(202);
      expectHeaders(first, { ...secured(), 'cache-control': 'no-store' }, 'message');
      expect(JSON.parse(String(first.body))).toEqual({ id: expect.stringMatching(/^[0-9a-f]{32}$/) });
      expect(String(second.body)).toBe(String(first.body));

      const plain = await ask(
        '/sendmail.php',
        urlencoded({ message: 'Guten Tag aus dem einfachen Formular' }),
      );
      expect(plain.status).toBe(200);
      const page = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store, no-transform' };
      expectHeaders(plain, { ...secured(fileAt(KONTAKT)), ...page }, 'plain form');
      expect(String(plain.body)).toContain('role="alert"');
    });

    test('a message that is not taken says why, also to a browser without JavaScript', async () => {
      const form = await multipart('Vertrag', greeting);
      const origin = { origin: 'https://evil.example' };
      const foreign = await ask('/sendmail.php', { ...form, headers: { ...form.headers, ...origin } });
      expect(foreign.status).toBe(403);
      // Older browsers say the origin only: it has to match behind a proxy, too.
      const own = { origin: target().origin };
      expect((await ask('/sendmail.php', { ...form, headers: { ...form.headers, ...own } })).status).toBe(
        202,
      );

      const large = await ask('/sendmail.php', await multipart('Vertrag', greeting + 'x'.repeat(100_000)));
      expect(large.status).toBe(413);
      expectHeaders(large, { ...secured(), 'content-type': 'application/json' }, 'too large');

      const wrong = await ask('/sendmail.php', urlencoded({ email: 'keine <Adresse>' }));
      expect(wrong.status).toBe(422);
      const html = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store, no-transform' };
      expectHeaders(wrong, { ...secured(fileAt(KONTAKT)), ...html }, 'refusal page');
      expect(String(wrong.body)).toContain('keine &lt;Adresse&gt;');
    });
  });
}
