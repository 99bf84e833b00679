import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { withRenderer } from './bundle/renderer.ts';
import { editorSettings, SCHEMA_FOLDER, schemaFiles } from './editor/schema-files.ts';
import { declarationsOf } from './site.ts';

/**
 * `npm run schemas`: what an editor checks YAML with, from the schemas that the build checks it with. Not
 * kept in the repository, because it follows from them.
 */
const SETTINGS = '.vscode/settings.json';

await withRenderer(process.cwd(), async (renderer) => {
  rmSync(SCHEMA_FOLDER, { recursive: true, force: true });
  const files = schemaFiles(declarationsOf(renderer));
  for (const { file, content } of files) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  const own = existsSync(SETTINGS) ? (JSON.parse(readFileSync(SETTINGS, 'utf8')) as object) : {};
  writeFileSync(SETTINGS, `${JSON.stringify({ ...own, ...editorSettings(files) }, null, 2)}\n`);
  console.log(`${files.length} Schemas in ${SCHEMA_FOLDER}/`);
});
