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
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('../', import.meta.url));
const folder = () => process.env.BUILD_CACHE ?? join(project, 'node_modules/.cache/build');
const DAY = 24 * 60 * 60 * 1000;
/** Every build of an edited page adds files to the cache; older ones that the current build did not use are removed. */
const LIFETIME = 30 * DAY;
/** An empty file whose date says when the cache was last cleaned: among thousands of files that takes a while. */
const SWEPT = 'swept';

const used = new Set<string>();

/** A hash of the code that makes something; once it changes, earlier results are no longer found. */
export type Recipe = string;

/**
 * Hashes what decides about a result besides its ingredients: the sources that do the work, all that they import from
 * the project, and `package-lock.json` with the releases they use.
 */
export function recipeOf(...patterns: string[]): Recipe {
  const files = filesIn(project, patterns);
  for (const file of files) for (const imported of importsOf(file)) files.add(imported);
  return recipeFrom(project, files);
}

/** The same for files in another folder, without following their imports. */
export const recipeIn = (root: string, ...patterns: string[]): Recipe =>
  recipeFrom(root, filesIn(root, patterns));

const filesIn = (root: string, patterns: string[]) =>
  new Set(
    globSync(['package-lock.json', ...patterns], { cwd: root, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );

/**
 * Static imports of project files. Type imports change no result; what a module loads with `import()` has to be named
 * in the patterns of its recipe.
 */
const IMPORT = /^(?:import|export) (?!type )(?:[^;']* from )?'(\.[^']+)'/gm;

const importsOf = (file: string) =>
  file.endsWith('.ts')
    ? [...readFileSync(file, 'utf8').matchAll(IMPORT)]
        .map(([, to]) => join(dirname(file), to!))
        // The source of a test may contain, in a string, the import of a module that does not exist.
        .filter((imported) => existsSync(imported))
    : [];

function recipeFrom(root: string, files: Set<string>): Recipe {
  const hash = createHash('sha256');
  for (const file of [...files].toSorted()) {
    // The name as well: who imports a file does it by its name.
    hash.update(`\n${relative(root, file)}\n`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** What an earlier build made of the same by the same recipe, or else what `make` makes now. */
export function kept(recipe: Recipe, ingredients: string | Buffer, make: () => string): string {
  const name = nameOf(recipe, ingredients);
  return (find(name) ?? keep(name, Buffer.from(make()))).toString();
}

/** Whether `kept` would find the result of an earlier build. */
export const isKept = (recipe: Recipe, ingredients: string | Buffer): boolean =>
  existsSync(join(folder(), nameOf(recipe, ingredients)));

export async function keptLater(
  recipe: Recipe,
  ingredients: string | Buffer,
  make: () => Promise<Buffer>,
  /** Whether the recipe still holds after `make`: if sources changed meanwhile, the result is not kept. */
  isTrue = () => true,
): Promise<Buffer> {
  const name = nameOf(recipe, ingredients);
  const found = find(name);
  if (found) return found;
  const made = await make();
  return isTrue() ? keep(name, made) : made;
}

/** To be called after a whole build: what it had no use for and is old will hardly be asked for again. Once a day. */
export function dropUnused(): void {
  const sign = join(folder(), SWEPT);
  if ((statSync(sign, { throwIfNoEntry: false })?.mtimeMs ?? 0) > Date.now() - DAY) return;
  writeFileSync(sign, '');
  for (const name of readdirSync(folder())) {
    if (used.has(name)) continue;
    const file = join(folder(), name);
    // Another build may have dropped it this moment.
    const { mtimeMs = Infinity } = statSync(file, { throwIfNoEntry: false }) ?? {};
    if (mtimeMs < Date.now() - LIFETIME) rmSync(file, { force: true });
  }
}

function nameOf(recipe: Recipe, ingredients: string | Buffer): string {
  const name = createHash('sha256').update(recipe).update(ingredients).digest('hex');
  used.add(name);
  return name;
}

function find(name: string): Buffer | undefined {
  const file = join(folder(), name);
  // Asked first: an error takes ten times as long as an answer, and a first build finds nothing.
  if (!existsSync(file)) return undefined;
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function keep(name: string, made: Buffer): Buffer {
  mkdirSync(folder(), { recursive: true });
  // Renamed into place, so that a build that is stopped leaves no half of it behind.
  const unfinished = join(folder(), `${name}.${process.pid}`);
  writeFileSync(unfinished, made);
  renameSync(unfinished, join(folder(), name));
  return made;
}
