import { createHash } from 'node:crypto';
import { build as viteBuild, type Plugin, type Rolldown } from 'vite';

/** The application for the browser, in hashed chunks. */
export type ClientBundle = {
  chunks: { path: string; content: Buffer }[];
  entry: string;
  /** For the `integrity` of the entry's script element. */
  entryIntegrity: string;
  /** Chunks that hydrating this screen needs, the entry itself excluded. */
  chunksOf: (screen: string) => string[];
  /** Whose code the chunks contain besides our own. */
  packages: string[];
};

/** The first script, and what only the contact form or the glossary's search needs. */
const APART =
  /preload-helper|\/src\/(entry-client|screens\/(kontakt|lexikon)|features\/(hero\/early-input|kontakt\/(?!outgoing)|lexikon\/(lexikon-liste|search)))/;
const isNeededToStart = (module: string) => !APART.test(module);

/** Vite wraps every `import()` to load its styles and preloads; the document names them already. */
const withoutPreloadHelper: Plugin = {
  name: 'without-preload-helper',
  enforce: 'pre',
  load: (id) =>
    id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load();' : null,
};

export async function bundleClient(root: string): Promise<ClientBundle> {
  const { output } = (await viteBuild({
    root,
    logLevel: 'warn',
    plugins: [withoutPreloadHelper],
    build: {
      write: false,
      rolldownOptions: {
        input: `${root}/src/entry-client.tsx`,
        // What any page may need comes in one piece; the contact form and the glossary's search apart.
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: 'start', test: isNeededToStart }],
          },
        },
      },
    },
  })) as Rolldown.RolldownOutput;

  const chunks = output.filter((file) => file.type === 'chunk');
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const chunkOf = (module: string) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(`${root}/src/${module}`));
    if (!chunk) throw new Error(`No chunk for src/${module}`);
    return chunk;
  };

  const entry = chunkOf('entry-client.tsx');
  function withImports(chunk: Rolldown.OutputChunk, seen: Set<string>): Set<string> {
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
    entry: `/${entry.fileName}`,
    entryIntegrity: `sha256-${createHash('sha256').update(entry.code).digest('base64')}`,
    chunksOf(screen) {
      const files = withImports(chunkOf('start.tsx'), new Set());
      withImports(chunkOf(`screens/${screen}.tsx`), files);
      files.delete(entry.fileName);
      return [...files].map((file) => `/${file}`);
    },
    packages: chunks.flatMap(({ moduleIds }) => moduleIds).flatMap((id) => packageOf(id) ?? []),
  };
}

/** A package inside of another is the last one of the path. */
function packageOf(moduleId: string): string | undefined {
  return /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(moduleId)?.[1];
}
