import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import type { Site } from '../../src/site.ts';

export type Renderer = Omit<typeof import('../../src/prerender.tsx'), 'site'> & { site: Site };

/** The modules that a module imports, both by their way from the root, in the order of its source. */
export type ModuleGraph = ReadonlyMap<string, readonly string[]>;

/**
 * The application as a module for Node, used once for prerendering. It stands inside
 * `node_modules`, where its imports of React resolve.
 */
export async function withRenderer<Result>(
  root: string,
  use: (renderer: Renderer, modules: ModuleGraph) => Promise<Result>,
): Promise<Result> {
  const modules = new Map<string, readonly string[]>();
  const { output } = (await build({
    root,
    logLevel: 'warn',
    plugins: [leaveDrawings, recordImports(root, modules)],
    build: { ssr: 'src/prerender.tsx', write: false },
  })) as Rolldown.RolldownOutput;
  const folder = mkdtempSync(join(root, 'node_modules', '.prerender-'));
  try {
    for (const file of output) {
      if (file.type !== 'chunk') continue;
      mkdirSync(dirname(join(folder, file.fileName)), { recursive: true });
      writeFileSync(join(folder, file.fileName), file.code);
    }
    return await use(await import(pathToFileURL(join(folder, 'prerender.js')).href), modules);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A module by its way from the root: on Windows Vite writes `C:/…`, Node `C:\\…`, and a terminal may say `c:`. */
export const moduleName = (root: string, id: string) => relative(root, id).replaceAll('\\', '/');

/** Modules of `drawings/` stay outside of the bundle: they read fonts and tokens by paths relative to themselves. */
const leaveDrawings: Plugin = {
  name: 'leave-drawings',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!importer || !source.includes('/drawings/')) return null;
    return { id: new URL(source, pathToFileURL(importer)).href, external: 'absolute' };
  },
};

const recordImports = (root: string, modules: Map<string, readonly string[]>): Plugin => ({
  name: 'record-imports',
  buildEnd() {
    const named = (id: string) => moduleName(root, id);
    for (const id of this.getModuleIds())
      modules.set(named(id), (this.getModuleInfo(id)?.importedIds ?? []).map(named));
  },
});
