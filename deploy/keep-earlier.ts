import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Manifest, MANIFEST_FILE, type ManifestFile, parseManifest } from '../contract/manifest.ts';

/**
 * `node deploy/keep-earlier.ts FOLDER`: takes over what the build in FOLDER, which is online until now, has of
 * scripts and pictures that may be kept for good. A page that somebody opened a second before the switch still
 * asks for them. An edited text or photo does not change the code: until the code changes, files kept for pages
 * of the code before stay. Files of still older code are dropped, so that releases do not grow.
 */
if (import.meta.main) {
  const [earlierDist] = process.argv.slice(2);
  if (!earlierDist) throw new Error('node deploy/keep-earlier.ts FOLDER');
  const count = keepEarlier(earlierDist, 'dist');
  if (count !== undefined) console.log(`Aus der bisherigen Fassung übernommen: ${count} Dateien`);
}

/** Says how many files it took over; nothing where there is no build to take over from. */
export function keepEarlier(earlierDist: string, dist: string): number | undefined {
  const earlier = readManifest(earlierDist);
  const manifest = readManifest(dist);
  // A release that is put online a second time has what it took over.
  if (!earlier || !manifest || realpathSync(earlierDist) === realpathSync(dist)) return undefined;
  const known = new Set(manifest.files.map(({ path }) => path));
  const keptBefore = earlier.build === manifest.build ? (earlier.earlier ?? []) : [];
  const kept = [...earlier.files.filter(isImmutable), ...keptBefore].filter(({ path }) => !known.has(path));
  for (const name of kept.flatMap(namesOf)) {
    const target = join(dist, 'public', name);
    mkdirSync(dirname(target), { recursive: true });
    cpSync(join(earlierDist, 'public', name), target);
  }
  writeFileSync(join(dist, MANIFEST_FILE), JSON.stringify({ ...manifest, earlier: kept }, null, 1));
  return kept.length;
}

function readManifest(folder: string): Manifest | undefined {
  const file = join(folder, MANIFEST_FILE);
  return existsSync(file) ? parseManifest(readFileSync(file, 'utf8')) : undefined;
}

function isImmutable({ cacheControl }: ManifestFile): boolean {
  return cacheControl.includes('immutable');
}

function namesOf({ file, encodings }: ManifestFile): string[] {
  return [file, ...Object.values(encodings)];
}
