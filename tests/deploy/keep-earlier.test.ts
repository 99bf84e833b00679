import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Manifest, MANIFEST_FILE, parseManifest } from '../../contract/manifest.ts';
import { keepEarlier } from '../../deploy/keep-earlier.ts';
import { loadStaticFiles } from '../../server/static-files.ts';

/** As on a host: a folder for each release, and a link to the one that is online. */
let host: string;
let website: string;
beforeEach(() => {
  host = mkdtempSync(join(tmpdir(), 'fassungen-'));
  website = join(host, 'website');
});
afterEach(() => rmSync(host, { recursive: true }));

/** A release whose pages ask for these files. */
function makeRelease(code: string, names: string[]): string {
  const release = mkdtempSync(join(host, 'fassung-'));
  const assets = join(release, 'dist/public/assets');
  mkdirSync(assets, { recursive: true });
  for (const name of names.flatMap((name) => [name, `${name}.br`])) writeFileSync(join(assets, name), name);
  const manifest: Manifest = {
    build: code,
    headers: {},
    files: names.map((name) => ({
      path: `/assets/${name}`,
      kind: 'asset',
      file: `assets/${name}`,
      type: 'application/octet-stream',
      cacheControl: name.endsWith('.html') ? 'no-cache' : 'public, max-age=31536000, immutable',
      hash: name,
      encodings: { br: `assets/${name}.br` },
    })),
    notFound: [],
    redirects: [],
    refusalPage: { file: '', headers: {} },
    sentPage: { file: '' },
    fieldMeasurement: false,
  };
  writeFileSync(join(release, 'dist', MANIFEST_FILE), JSON.stringify(manifest));
  return release;
}

function activate(release: string): void {
  if (existsSync(website)) keepEarlier(join(website, 'dist'), join(release, 'dist'));
  rmSync(website, { force: true });
  symlinkSync(release, website);
}

const publish = (code: string, ...names: string[]) => activate(makeRelease(code, names));

function statusOf(name: string): number {
  const dist = join(website, 'dist');
  const manifest = parseManifest(readFileSync(join(dist, MANIFEST_FILE), 'utf8'));
  return loadStaticFiles(manifest, dist)('GET', `/assets/${name}`, {}).status;
}

test('new texts and photos right after new code take nothing from open pages, also of the old code', () => {
  publish('code-1', 'script-1.js');
  publish('code-2', 'script-2.js', 'foto-1.webp');
  publish('code-2', 'script-2.js', 'foto-2.webp');
  publish('code-2', 'script-2.js', 'foto-3.webp');
  expect(['script-1.js', 'foto-1.webp', 'foto-2.webp'].map(statusOf)).toEqual([200, 200, 200]);
});

test('what is kept does not grow for ever: the code after the next has nothing of it', () => {
  publish('code-1', 'script-1.js');
  publish('code-2', 'script-2.js');
  publish('code-3', 'script-3.js');
  expect(['script-1.js', 'script-2.js'].map(statusOf)).toEqual([404, 200]);
});

test('a release that is put online once more keeps what it took over', () => {
  publish('code-1', 'script-1.js');
  const release = makeRelease('code-2', ['script-2.js']);
  activate(release);
  activate(release);
  expect(['script-1.js', 'script-2.js'].map(statusOf)).toEqual([200, 200]);
});

test('what the owner took off the site is off it', () => {
  publish('code-1', 'script-1.js', 'angebot.html');
  publish('code-2', 'script-2.js');
  expect(['script-1.js', 'angebot.html'].map(statusOf)).toEqual([200, 404]);
});
