import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { onTestFinished } from 'vitest';
import { type Manifest, MANIFEST_FILE, type ManifestFile } from '../contract/manifest.ts';

/** A small build for tests, in a folder of its own that goes away with the test. */
export type TestBuild = { root: string; dist: string; manifest: Manifest };

export const SCREENS = ['/', '/blog/', '/lexikon/', '/lexikon/ajax/', '/lexikon/JavaScript-Frameworks/'];
export const SCRIPT = '/assets/entry-abc.js';
export const IMAGE = '/assets/plan-def.png';

/** The parts of the contact page that the server fills in; `tests/server/` has the real one. */
export const KONTAKT_HTML = `<!DOCTYPE html><html lang="de"><head><title>Kontakt</title>
<script type="module" src="/assets/entry.js"></script></head>
<body><div id="kontakt-meldung"></div><form id="kontakt-formular" method="post" action="/sendmail.php">
${['name', 'email', 'subject']
  .map(
    (field) =>
      `<input id="kontakt-${field}" required="" aria-invalid="false" aria-describedby="kontakt-${field}-fehler" ` +
      `name="${field}" value=""/><p id="kontakt-${field}-fehler"></p>`,
  )
  .join('')}
<fieldset aria-invalid="false" aria-describedby="kontakt-anrede-fehler">
<input id="kontakt-anrede" type="radio" name="anrede" checked="" value="professionell"/>
<input type="radio" name="anrede" value="persoenlich"/><p id="kontakt-anrede-fehler"></p></fieldset>
<textarea id="kontakt-message" aria-invalid="false" aria-describedby="kontakt-message-fehler" name="message">Guten
</textarea><p id="kontakt-message-fehler"></p><input name="website"/></form>
<script type="application/json" id="seite">{}</script></body></html>`;

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
      writeScreen(dist, '/kontakt/', KONTAKT_HTML),
      writeAsset(dist, SCRIPT, 'text/javascript; charset=utf-8', 'export {};\n'.repeat(99), true),
      writeAsset(dist, IMAGE, 'image/png', 'not really an image', false),
      writeAsset(dist, '/robots.txt', 'text/plain; charset=utf-8', 'User-agent: *\n', false),
    ],
    notFound: [{ prefix: '/lexikon/', file: writeScreen(dist, '/lexikon/404/') }],
  };
  writeFileSync(join(dist, MANIFEST_FILE), JSON.stringify(manifest));
  return { root, dist, manifest };
}

function writeScreen(
  dist: string,
  path: string,
  html = `<!doctype html><title>${path}</title>${'<p>Absatz</p>'.repeat(99)}`,
): ManifestFile {
  const screen = writeAsset(dist, `${path}index.html`, 'text/html; charset=utf-8', html, true);
  const headers = { 'content-security-policy': "default-src 'self'" };
  return { ...screen, path, kind: 'screen', cacheControl: 'no-cache', headers };
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
          zstd: write('.zst', zstdCompressSync(content)),
          gzip: write('.gz', gzipSync(content)),
        }
      : {},
  };
}
