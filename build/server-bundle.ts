import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build as viteBuild } from 'vite';

type Renderer = typeof import('../src/entry-server.tsx');

/**
 * The application as a module for Node, used once for prerendering. It stands inside
 * `node_modules`, where its imports of React resolve.
 */
export async function withRenderer<Result>(
  root: string,
  use: (renderer: Renderer) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(root, 'node_modules', '.prerender-'));
  try {
    await viteBuild({
      root,
      logLevel: 'warn',
      build: { ssr: 'src/entry-server.tsx', outDir: folder, emptyOutDir: true },
    });
    return await use(await import(pathToFileURL(join(folder, 'entry-server.js')).href));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
