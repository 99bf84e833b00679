import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { MANIFEST_FILE } from '../contract/manifest.ts';

const run = promisify(execFile);
const FIRST = join('dist', MANIFEST_FILE);
/** One in so many kept files is missing from the second build's cache; with `BUILD_SHARE=1` all are. */
const SHARE = Number(process.env.BUILD_SHARE ?? 16);

/**
 * `npm test` has just built `dist/`; a second build of the same sources must not differ in a byte. Of what the
 * first one kept (pictures, rendered texts, fonts, compressed files) it finds a part gone and makes that
 * anew, as after any change. Pages are always made anew.
 */
test('two builds are byte-identical, and a build says what it is doing', async () => {
  const again = mkdtempSync(join(tmpdir(), 'build-'));
  onTestFinished(() => rmSync(again, { recursive: true }));
  const cache = join(again, 'kept');
  const lost = keepWithLosses(cache);
  symlinkSync(resolve('content'), join(again, 'content'));
  // Of a build that was killed.
  mkdirSync(join(again, 'dist.neu'));
  // The second build takes the date of the first one: midnight may have passed since.
  const SOURCE_DATE_EPOCH = String(statSync(FIRST).mtimeMs / 1000);
  const env = { SOURCE_DATE_EPOCH, ...process.env, BUILD_CACHE: cache };
  const { stdout } = await run(process.execPath, ['tests/site/build-with.ts', again], { env });
  expect(stdout.match(/^\d+ (?:Seiten|Dateien)/gm)).toHaveLength(3);
  const first = fingerprint('dist');
  expect(fingerprint(join(again, 'dist'))).toEqual(first);
  expect(Object.keys(first).length).toBeGreaterThan(100);
  expect(readdirSync(again).filter((name) => name.startsWith('dist'))).toEqual(['dist']);
  const now = new Set(readdirSync(cache));
  const madeAnew = lost.filter((name) => now.has(name));
  expect(madeAnew.length).toBeGreaterThan(100 / SHARE);
});

/** Fills `folder` with links to what earlier builds kept, but for one in `SHARE`. Returns the names left out. */
function keepWithLosses(folder: string): string[] {
  const kept = resolve(process.env.BUILD_CACHE ?? 'node_modules/.cache/build');
  mkdirSync(folder);
  // A file with any other name is just being written by another build.
  const names = readdirSync(kept).filter((name) => /^[0-9a-f]{64}$/.test(name));
  return names.filter((name) => {
    // Names are digests: as good as dice.
    if (Number.parseInt(name.slice(0, 8), 16) % SHARE === 0) return true;
    symlinkSync(join(kept, name), join(folder, name));
    return false;
  });
}

function fingerprint(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return Object.fromEntries(
    files
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted()
      .map((file) => [
        file.slice(folder.length),
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ]),
  );
}
