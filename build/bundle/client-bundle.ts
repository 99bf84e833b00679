import { pathToFileURL } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { bundled } from './bundled.ts';
import { moduleName } from './module-name.ts';

/** The application for the browser, in hashed chunks. */
export type ClientBundle = {
  chunks: { path: string; content: Buffer }[];
  /** Chunks that hydrating this screen needs; the first is the application. */
  chunksOf: (screen: string) => string[];
  /** Whose code the chunks contain besides our own. */
  packages: string[];
};

/** What only the glossary's search needs. */
const LEXIKON =
  /\/src\/(edit-distance|screens\/(lexikon|unknown-entry)|features\/lexikon\/(?!trail)[\w-]+\.tsx?$)/;
const KONTAKT = /\/src\/(screens\/kontakt|features\/kontakt\/(?!outgoing))|\/contract\/(?!data-path)/;
const APART = new RegExp(`${LEXIKON.source}|${KONTAKT.source}`);
const isNeededToStart = (module: string) => !APART.test(module);

/** Chromium then compiles every function beside the download, not at the first call (decision 0003). */
const COMPILED_AHEAD = '//# allFunctionsCalledOnLoad';

/** Vite wraps every `import()` to load its styles and preloads; the document names them already. */
const withoutPreloadHelper: Plugin = {
  name: 'without-preload-helper',
  enforce: 'pre',
  load: (id) =>
    id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load();' : null,
};

/** Works out `src/visible-site.ts` at build time: the browser gets the values and not the code that makes them. */
const withVisibleSite = (root: string): Plugin => ({
  name: 'visible-site',
  enforce: 'pre',
  async load(id) {
    if (moduleName(root, id) !== 'src/visible-site.ts') return null;
    const { visibleSite } = (await import(
      pathToFileURL(id).href
    )) as typeof import('../../src/visible-site.ts');
    return `export const visibleSite = ${JSON.stringify(visibleSite)};`;
  },
});

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'code' | 'imports' | 'moduleIds'>;

export async function bundleClient(root: string): Promise<ClientBundle> {
  const chunks = await bundled(root, 'client', async (build): Promise<Chunk[]> => {
    const { output } = (await build({
      root,
      logLevel: 'warn',
      plugins: [withoutPreloadHelper, withVisibleSite(root)],
      build: {
        write: false,
        rolldownOptions: {
          input: `${root}/src/start.tsx`,
          // What any page may need comes in one piece; the contact form and the glossary's search apart.
          output: {
            postBanner: COMPILED_AHEAD,
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                { name: 'start', test: isNeededToStart },
                { name: 'kontakt', test: KONTAKT },
                { name: 'lexikon', test: LEXIKON },
              ],
            },
          },
        },
      },
    })) as Rolldown.RolldownOutput;
    return output
      .filter((file) => file.type === 'chunk')
      .map(({ fileName, code, imports, moduleIds }) => ({
        fileName,
        code,
        imports,
        moduleIds: moduleIds.map((id) => moduleName(root, id)),
      }));
  });
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const chunkOf = (module: string) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(`src/${module}`));
    if (!chunk) throw new Error(`No chunk for src/${module}`);
    return chunk;
  };

  function withImports(chunk: Chunk, seen: Set<string>): Set<string> {
    if (seen.has(chunk.fileName)) return seen;
    seen.add(chunk.fileName);
    for (const file of chunk.imports) {
      const imported = byFile.get(file);
      if (imported) withImports(imported, seen);
    }
    return seen;
  }

  return {
    chunks: chunks.map(({ fileName, code }) => ({ path: `/${fileName}`, content: Buffer.from(code) })),
    chunksOf(screen) {
      const files = withImports(chunkOf('start.tsx'), new Set());
      withImports(chunkOf(`screens/${screen}-screen.tsx`), files);
      return [...files].map((file) => `/${file}`);
    },
    packages: chunks.flatMap(({ moduleIds }) => moduleIds).flatMap((id) => packageOf(id) ?? []),
  };
}

/** The script that stands in every document, small enough to cost no round trip. */
export const bundleFirstScript = (root: string): Promise<string> =>
  bundled(root, 'first script', async (build) => {
    const { output } = (await build({
      root,
      logLevel: 'warn',
      build: {
        write: false,
        rolldownOptions: { input: `${root}/src/first-script.ts`, output: { format: 'iife' } },
      },
    })) as Rolldown.RolldownOutput;
    return output[0].code.trim();
  });

/** A package inside of another is the last one of the path. */
function packageOf(moduleId: string): string | undefined {
  return /(?:.*\/|^)node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(moduleId)?.[1];
}
