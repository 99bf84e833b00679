import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { withRenderer } from './bundle/renderer.ts';
import { declarationsOf } from './read-site.ts';

/** `npm run schemas`: what an editor completes and checks YAML with, made of the schemas of the build. */
const FOLDER = '.vscode/schemas';
const SETTINGS = '.vscode/settings.json';

await withRenderer(process.cwd(), async (renderer) => {
  const schemas: Record<string, string> = {};
  mkdirSync(FOLDER, { recursive: true });
  for (const { kind, path, schema } of declarationsOf(renderer)) {
    if (!schema || kind === 'texts') continue;
    const file = join(FOLDER, `${path.replaceAll('/', '-')}.json`);
    // As the author writes it, before anything is made of it; draft 7 is what editors know.
    const content = z.toJSONSchema(schema, {
      io: 'input',
      target: 'draft-7',
      unrepresentable: 'any',
      override,
    });
    writeFileSync(file, JSON.stringify(content, null, 1));
    schemas[file] = kind === 'file' ? `content/${path}` : `content/${path}/*.yaml`;
  }
  const own = existsSync(SETTINGS) ? (JSON.parse(readFileSync(SETTINGS, 'utf8')) as object) : {};
  const tools = {
    'oxc.path.oxlint': 'tools/node_modules/.bin/oxlint',
    'oxc.path.oxfmt': 'tools/node_modules/.bin/oxfmt',
  };
  writeFileSync(SETTINGS, JSON.stringify({ ...own, ...tools, 'yaml.schemas': schemas }, null, 2));
});

/** A text that contains `{{…}}` is filled in later: its bounds are checked by the build. */
function override({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  for (const bound of ['format', 'pattern', 'minLength', 'maxLength']) delete jsonSchema[bound];
}
