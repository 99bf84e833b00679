import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { MANIFEST_FILE, parseManifest } from '../contract/manifest.ts';

const run = promisify(execFile);
const FIRST = join('dist', MANIFEST_FILE);
/** One in so many; `BUILD_SHARE=1` makes everything anew. */
const SHARE = Number(process.env.BUILD_SHARE ?? 16);

/**
 * `npm test` has just built `dist/`; a second build of the same sources must not differ in a byte. Of what the
 * first one kept (drawings, coloured code, fonts, bundles, compressed files) it finds a part gone and makes that
 * anew, as after any change: another part for each state of the site. Pages are always made anew.
 */
test('two builds are byte-identical, and a build says what it is doing', async () => {
  const again = mkdtempSync(join(tmpdir(), 'build-'));
  onTestFinished(() => rmSync(again, { recursive: true }));
  const cache = join(again, 'kept');
  const lost = keepWithLosses(cache);
  symlinkSync(resolve('content'), join(again, 'content'));
  // Another window builds here, too; a third build was killed.
  const [running, killed] = [process.pid, 2 ** 22 + 1].map((pid) => join(again, `dist.neu-${pid}`));
  for (const folder of [running!, killed!]) mkdirSync(folder);
  // Of the day on which the first one was made: midnight may have passed since.
  const SOURCE_DATE_EPOCH = String(statSync(FIRST).mtimeMs / 1000);
  const env = { SOURCE_DATE_EPOCH, ...process.env, BUILD_CACHE: cache };
  const { stdout } = await run(process.execPath, ['tests/site/build-with.ts', again], { env });
  // On a slow machine more, in between: «12 von 87 Seiten».
  expect(stdout.match(/^\d+ (?:Seiten|Zeichnungen|Skripte|Dateien)/gm)).toHaveLength(5);
  const first = fingerprint('dist');
  expect(fingerprint(join(again, 'dist'))).toEqual(first);
  expect(Object.keys(first).length).toBeGreaterThan(100);
  expect(readdirSync(again).filter((name) => name.startsWith('dist'))).toEqual(['dist', basename(running!)]);
  const now = new Set(readdirSync(cache));
  const madeAnew = lost.filter((name) => now.has(name));
  expect(madeAnew.length).toBeGreaterThan(100 / SHARE);
});

/** What earlier builds kept, as links, without one in `SHARE`. Returns what is missing. */
function keepWithLosses(folder: string): string[] {
  const kept = resolve(process.env.BUILD_CACHE ?? 'node_modules/.cache/build');
  const { build } = parseManifest(readFileSync(FIRST, 'utf8'));
  mkdirSync(folder);
  // Whatever else lies there is being written this moment.
  const names = readdirSync(kept).filter((name) => /^[0-9a-f]{64}$/.test(name));
  return names.filter((name) => {
    const digest = createHash('sha256')
      .update(build + name)
      .digest();
    if (digest.readUInt32BE() % SHARE === 0) return true;
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
