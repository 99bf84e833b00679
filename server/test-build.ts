import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { onTestFinished } from 'vitest';
import { type Manifest, MANIFEST_FILE, type ManifestFile } from '../contract/manifest.ts';
import { FIELD_NAMES, SALUTATIONS } from '../contract/message-rules.ts';

/** A small build for tests, in a folder of its own that goes away with the test. */
export type TestBuild = { root: string; dist: string; manifest: Manifest };

const SCREENS = ['/', '/blog/', '/größe/', '/lexikon/', '/lexikon/ajax/', '/lexikon/JavaScript-Frameworks/'];
export const SCRIPT = '/assets/entry-abc.js';
export const IMAGE = '/assets/plan-def.png';

/** The built contact page for a refused form, shortened; `tests/server/` has the real one. */
export const KONTAKT_PAGE = [
  '<!DOCTYPE html><html lang="de"><div id="kontakt-meldung"><h2>Nicht gesendet</h2><p>%%grund%%</p>',
  ...FIELD_NAMES.map((name) => `<a href="#kontakt-${name}">%%fehler:${name}%%</a>`),
  '</div><form id="kontakt-formular" method="post" action="/sendmail.php">',
  ...FIELD_NAMES.map(
    (name) =>
      `<label id="kontakt-${name}" %%ungueltig:${name}%%>` +
      `<textarea name="${name}">${name === 'message' ? '\n' : ''}%%wert:${name}%%</textarea><p>%%fehler:${name}%%</p></label>`,
  ),
  ...SALUTATIONS.map((one) => `<input type="radio" %%gewaehlt:${one}%% value="${one}">`),
  '</form></html>',
].join('');

export const PAGE_HEADERS = { 'content-security-policy': "default-src 'self'" };
export const SENT_PAGE = '<!DOCTYPE html><html lang="de"><p role="alert">Gesendet</p></html>';

export function writeTestBuild(): TestBuild {
  const root = mkdtempSync(join(tmpdir(), 'server-test-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const dist = join(root, 'dist');
  mkdirSync(join(dist, 'public'), { recursive: true });

  const manifest: Manifest = {
    build: 'test',
    headers: {
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'",
    },
    files: [
      ...SCREENS.map((path) => writeScreen(dist, path)),
      writeScreen(dist, '/kontakt/'),
      writeAsset(dist, SCRIPT, 'text/javascript; charset=utf-8', 'export {};\n'.repeat(99), true),
      writeAsset(dist, IMAGE, 'image/png', 'not really an image', false),
      writeAsset(dist, '/robots.txt', 'text/plain; charset=utf-8', 'User-agent: *\n', false),
    ],
    redirects: [{ from: '/Früher.pdf', to: '/größe/' }],
    notFound: [{ prefix: '/lexikon/', file: writeScreen(dist, '/lexikon/404/') }],
    refusalPage: { file: 'refusal.html', headers: PAGE_HEADERS },
    sentPage: { file: 'sent.html' },
  };
  writeFileSync(join(dist, manifest.refusalPage.file), KONTAKT_PAGE);
  writeFileSync(join(dist, manifest.sentPage.file), SENT_PAGE);
  writeFileSync(join(dist, MANIFEST_FILE), JSON.stringify(manifest));
  return { root, dist, manifest };
}

function writeScreen(dist: string, path: string): ManifestFile {
  const html = `<!doctype html><title>${path}</title>${'<p>Absatz</p>'.repeat(99)}`;
  const page = writeAsset(dist, `${path}index.html`, 'text/html; charset=utf-8', html, true);
  return { ...page, path, kind: 'page', cacheControl: 'no-cache', headers: PAGE_HEADERS };
}

function writeAsset(
  dist: string,
  path: string,
  type: string,
  content: string,
  compressed: boolean,
): ManifestFile {
  const file = path.slice(1).replaceAll('/', '_');
  const write = (suffix: string, bytes: string | Buffer) => {
    writeFileSync(join(dist, 'public', file + suffix), bytes);
    return file + suffix;
  };
  return {
    path,
    kind: 'asset',
    file: write('', content),
    type,
    cacheControl: 'public, max-age=31536000, immutable',
    hash: createHash('sha256').update(content).digest('hex').slice(0, 16),
    encodings: compressed
      ? {
          br: write('.br', brotliCompressSync(content)),
          gzip: write('.gz', gzipSync(content)),
        }
      : {},
  };
}
