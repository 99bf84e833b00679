import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { bundled } from './bundled.ts';
import { moduleName } from './module-name.ts';

export type Renderer = typeof import('../../src/prerender.tsx');

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
  const { chunks, imports } = await bundled(root, 'renderer', async (build) => {
    const modules = new Map<string, readonly string[]>();
    const { output } = (await build({
      root,
      logLevel: 'warn',
      plugins: [leaveDrawings, recordImports(root, modules)],
      build: { ssr: 'src/prerender.tsx', write: false },
    })) as Rolldown.RolldownOutput;
    const written = output.filter((file) => file.type === 'chunk');
    return { chunks: written.map(({ fileName, code }) => ({ fileName, code })), imports: [...modules] };
  });
  const folder = mkdtempSync(join(root, 'node_modules', '.prerender-'));
  try {
    for (const { fileName, code } of chunks) {
      mkdirSync(dirname(join(folder, fileName)), { recursive: true });
      writeFileSync(join(folder, fileName), code);
    }
    return await use(await import(pathToFileURL(join(folder, 'prerender.js')).href), new Map(imports));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

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
