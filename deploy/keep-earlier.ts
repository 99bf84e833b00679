import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Manifest, MANIFEST_FILE, type ManifestFile, parseManifest } from '../contract/manifest.ts';

/**
 * `node deploy/keep-earlier.ts FOLDER`: takes over what the build in FOLDER, which is online until now, has of
 * scripts, pictures and page data that may be kept for good. A page that somebody opened a second before the
 * switch still asks for them. One build back and no further: an archive does not grow.
 */
const [earlierDist] = process.argv.slice(2);
if (!earlierDist) throw new Error('node deploy/keep-earlier.ts FOLDER');
const dist = 'dist';
const earlier = readManifest(earlierDist);
const manifest = readManifest(dist);
if (earlier && manifest && earlier.build !== manifest.build) {
  const known = new Set(manifest.files.map(({ path }) => path));
  const kept = earlier.files.filter((file) => isImmutable(file) && !known.has(file.path));
  for (const name of kept.flatMap(namesOf)) {
    const target = join(dist, 'public', name);
    mkdirSync(dirname(target), { recursive: true });
    cpSync(join(earlierDist, 'public', name), target);
  }
  writeFileSync(join(dist, MANIFEST_FILE), JSON.stringify({ ...manifest, earlier: kept }, null, 1));
  console.log(`Aus der bisherigen Fassung übernommen: ${kept.length} Dateien`);
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
