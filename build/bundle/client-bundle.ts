import { basename, extname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { moduleName } from './renderer.ts';

/** The application for the browser, in hashed chunks. */
export type ClientBundle = {
  chunks: { path: string; content: Buffer }[];
  /** Chunks that hydrating this screen needs; the first is the application. */
  chunksOf: (screen: string) => string[];
  /** Whose code the chunks contain besides our own. */
  packages: string[];
};

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

/** Screens that come apart, because most visits do without them; what any other page imports comes in one piece. */
const APART: Record<string, string> = {
  'kontakt-screen': 'kontakt',
  'lexikon-screen': 'lexikon',
};

/** What a part of a page loads when a reader reaches it comes by itself. */
const loadedLater = (info: Rolldown.ModuleInfo | null) =>
  info?.dynamicImporters.some((importer) => importer.includes('/src/features/'));

/** The chunk of a module: that of the screens which import it, if all of them share one. */
function chunkNameOf(moduleId: string, graph: Rolldown.ChunkingContext): string {
  const seen = new Set<string>();
  const chunks = new Set<string>();
  const visit = (id: string) => {
    if (seen.has(id)) return;
    seen.add(id);
    const screen = /\/screens\/([\w-]+-screen)\.tsx$/.exec(id)?.[1];
    const info = graph.getModuleInfo(id);
    const importers = screen ? [] : (info?.importers ?? []);
    if (importers.length === 0)
      chunks.add(loadedLater(info) ? basename(id, extname(id)) : (APART[screen ?? ''] ?? 'start'));
    importers.forEach(visit);
  };
  visit(moduleId);
  const [first, ...others] = chunks;
  return first === undefined || others.length > 0 ? 'start' : first;
}

export async function bundleClient(root: string): Promise<ClientBundle> {
  const { output } = (await build({
    root,
    logLevel: 'warn',
    plugins: [withoutPreloadHelper, withVisibleSite(root)],
    build: {
      write: false,
      rolldownOptions: {
        input: `${root}/src/start.tsx`,
        output: {
          postBanner: COMPILED_AHEAD,
          codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkNameOf }] },
        },
      },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === 'chunk');
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const chunkOf = (module: string) => {
    const chunk = chunks.find(({ moduleIds }) =>
      moduleIds.some((id) => moduleName(root, id) === `src/${module}`),
    );
    if (!chunk) throw new Error(`No chunk for src/${module}`);
    return chunk;
  };

  return {
    chunks: chunks.map(({ fileName, code }) => ({ path: `/${fileName}`, content: Buffer.from(code) })),
    chunksOf(screen) {
      const files = new Set<string>();
      const add = (file: string) => {
        if (files.has(file)) return;
        files.add(file);
        byFile.get(file)!.imports.forEach(add);
      };
      for (const module of ['start.tsx', `screens/${screen}-screen.tsx`]) add(chunkOf(module).fileName);
      return [...files].map((file) => `/${file}`);
    },
    packages: chunks.flatMap(({ moduleIds }) => moduleIds).flatMap((id) => packageOf(id) ?? []),
  };
}

/** The script that stands in every document, small enough to cost no round trip. */
export async function bundleFirstScript(root: string): Promise<string> {
  const { output } = (await build({
    root,
    logLevel: 'warn',
    build: {
      write: false,
      rolldownOptions: { input: `${root}/src/first-script.ts`, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code.trim();
}

/** A package inside of another is the last one of the path. */
function packageOf(moduleId: string): string | undefined {
  return /(?:.*\/|^)node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(moduleId)?.[1];
}
