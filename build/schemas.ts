import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { withRenderer } from './bundle/renderer.ts';
import { SCHEMA_FOLDER, schemaFiles } from './editor/schema-files.ts';
import { declarationsOf } from './site-pages.ts';

/** `npm run schemas`: what an editor checks YAML with, from the schemas that the build checks it with. */
await withRenderer(process.cwd(), async (renderer) => {
  rmSync(SCHEMA_FOLDER, { recursive: true, force: true });
  const files = schemaFiles(declarationsOf(renderer));
  for (const { file, content } of files) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  console.log(`${files.length} Schemas in ${SCHEMA_FOLDER}/`);
});
