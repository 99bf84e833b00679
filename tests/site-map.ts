import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseManifest } from '../contract/manifest.ts';
import { paths as addresses } from '../src/paths.ts';

export const manifest = parseManifest(readFileSync('dist/manifest.json', 'utf8'));

export const builtFile = (file: string) => readFileSync(join('dist', 'public', file), 'utf8');

const built = manifest.files.filter(({ kind }) => kind === 'page');

/** With those for unknown addresses. */
export const documents = [...built, ...manifest.notFound.map(({ file }) => file)];

/** The paths of all pages that were built. */
export const pagePaths = built.map(({ path }) => path);

/** What a page is in the browser tells its kind: not everything below the glossary is an entry. */
const ofKind = (screen: string) =>
  built.filter(({ file }) => builtFile(file).includes(` data-screen="${screen}"`)).map(({ path }) => path);
export const posts = pagePaths.filter((path) => path.startsWith(addresses.blog) && path !== addresses.blog);
export const entries = ofKind('article').filter((path) => path.startsWith(addresses.lexikon));

/**
 * A page below the folder that has all of this in its markup. In a list: where the owner has written none, a journey
 * through it has nowhere to go.
 */
export const pageWith = (folder: string, ...markup: string[]): string[] =>
  built
    .filter(({ path, file }) => {
      if (!path.startsWith(folder) || path === folder) return false;
      const html = builtFile(file);
      return markup.every((part) => html.includes(part));
    })
    .map(({ path }) => path)
    .slice(0, 1);

/** That a post's contents list. */
export const headingsOf = (path: string) => builtFile(`${path}index.html`).match(/<h[23] id=/g)?.length ?? 0;
/** The one with most of them. */
export const examplePost = posts.toSorted((a, b) => headingsOf(b) - headingsOf(a))[0]!;
/** With a drawing's neighbours, an example to copy, and others that mention it. */
export const [exampleEntry = entries[0]!] = pageWith('/lexikon/', 'data-copy="code"', 'Erwähnt in');

/** A browser that is warm already opens a page in a fraction of the time: some share one. */
export const inShares = (paths: string[], size: number): string[][] =>
  Array.from({ length: Math.ceil(paths.length / size) }, (_, index) =>
    paths.slice(index * size, (index + 1) * size),
  );

/** One in so many pages of a kind; `PAGE_SHARE=1` takes all of them (decision 0077). */
const SHARE = Number(process.env.PAGE_SHARE ?? 8);

/** A number drawn by lot for a page: the build's code is in it, so the next change of the site draws other pages. */
const lotOf = (path: string) =>
  createHash('sha256')
    .update(manifest.build + path)
    .digest()
    .readUInt32BE();

const screenOf = ({ file }: (typeof built)[number]) => / data-screen="(\w+)"/.exec(builtFile(file))![1]!;

/** Pages of one screen in one folder are of a kind: the services, the projects, the legal texts. */
const kindOf = (page: (typeof built)[number]) => `${screenOf(page)} in ${page.path.replace(/[^/]+\/$/, '')}`;

function exampleOf(pages: typeof built): string[] {
  const paths = pages.map(({ path }) => path);
  // The last for its table of contents, which is longer than a screen.
  const fixed = [examplePost, exampleEntry, addresses.dsgvo].filter((path) => paths.includes(path));
  if (fixed.length > 0) return fixed;
  return SHARE === 1 ? paths : paths.toSorted((a, b) => lotOf(a) - lotOf(b)).slice(0, 1);
}

/** One path for each kind of page: enough where all pages of a kind behave alike. */
export const examples = Object.values(Object.groupBy(built, kindOf)).flatMap((pages) => exampleOf(pages!));

/** One path for each screen, which is what an engine runs. */
export const screens = Object.values(Object.groupBy(built, screenOf)).map(
  (pages) => pages!.find(({ path }) => examples.includes(path))!.path,
);

/** Every page but entries, and of these one in `SHARE`. */
export const loaded = pagePaths.filter(
  (path) => !entries.includes(path) || examples.includes(path) || lotOf(path) % SHARE === 0,
);
