import { createHash } from 'node:crypto';
import { build as viteBuild, type Rolldown } from 'vite';

/** The application for the browser: hashed chunks, and the styles that go into every page. */
export type ClientBundle = {
  chunks: { path: string; content: Buffer }[];
  css: string;
  entry: string;
  /** For the `integrity` of the entry's script element. */
  entryIntegrity: string;
  /** Chunks that hydrating a page of this module needs, the entry itself excluded. */
  preloadsOf: (page: string) => string[];
  /** Whose code the chunks contain besides our own. */
  packages: string[];
};

export async function bundleClient(root: string): Promise<ClientBundle> {
  const { output } = (await viteBuild({
    root,
    logLevel: 'warn',
    build: { write: false, rolldownOptions: { input: `${root}/src/entry-client.tsx` } },
  })) as Rolldown.RolldownOutput;

  const chunks = output.filter((file) => file.type === 'chunk');
  const styles = output.filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const chunkOf = (module: string) => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === `${root}/src/${module}`);
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
    css: styles.map((file) => String((file as Rolldown.OutputAsset).source)).join(''),
    entry: `/${entry.fileName}`,
    entryIntegrity: `sha384-${createHash('sha384').update(entry.code).digest('base64')}`,
    preloadsOf(page) {
      const files = withImports(chunkOf('start.tsx'), new Set());
      withImports(chunkOf(`pages/${page}.tsx`), files);
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
