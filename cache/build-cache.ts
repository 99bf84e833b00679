import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('../', import.meta.url));
const folder = () => process.env.BUILD_CACHE ?? join(project, 'node_modules/.cache/build');
const LIFETIME = 30 * 24 * 60 * 60 * 1000;

const used = new Set<string>();

/** A hash of the source files that make something and of the packages' versions: once it changes, all is made anew. */
export function hashOfSources(...patterns: string[]): string {
  const hash = createHash('sha256');
  for (const file of globSync(['package-lock.json', ...patterns], { cwd: project }).toSorted())
    hash.update(`\n${file.replaceAll('\\', '/')}\n`).update(readFileSync(join(project, file)));
  return hash.digest('hex');
}

/** What an earlier build made of the same input in the same way, or else what `make` makes now. */
export async function cached(
  sourcesHash: string,
  input: string | Buffer,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const name = nameOf(sourcesHash, input);
  return find(name) ?? keep(name, await make());
}

export function cachedText(sourcesHash: string, input: string, make: () => string): string {
  const name = nameOf(sourcesHash, input);
  return String(find(name) ?? keep(name, Buffer.from(make())));
}

/** To be called after a whole build: what it had no use for and is old will hardly be asked for again. */
export function dropUnused(): void {
  for (const name of readdirSync(folder())) {
    if (used.has(name)) continue;
    const file = join(folder(), name);
    // Another build may have dropped it this moment.
    const { mtimeMs = Infinity } = statSync(file, { throwIfNoEntry: false }) ?? {};
    if (mtimeMs < Date.now() - LIFETIME) rmSync(file, { force: true });
  }
}

function nameOf(sourcesHash: string, input: string | Buffer): string {
  const name = createHash('sha256').update(sourcesHash).update(input).digest('hex');
  used.add(name);
  return name;
}

function find(name: string): Buffer | undefined {
  const file = join(folder(), name);
  return existsSync(file) ? readFileSync(file) : undefined;
}

function keep(name: string, made: Buffer): Buffer {
  mkdirSync(folder(), { recursive: true });
  // Renamed into place, so that a build that is stopped leaves no half of it behind.
  const unfinished = join(folder(), `${name}.${process.pid}`);
  writeFileSync(unfinished, made);
  renameSync(unfinished, join(folder(), name));
  return made;
}
