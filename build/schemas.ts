import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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
    if (!schema) continue;
    const file = `${FOLDER}/${path.replaceAll('/', '-')}.json`;
    // As the author writes it, before anything is made of it; draft 7 is what editors know.
    const form = { io: 'input', target: 'draft-7', unrepresentable: 'any', override } as const;
    writeFileSync(file, JSON.stringify(z.toJSONSchema(schema, form)));
    // Of a text the head alone is YAML.
    if (kind !== 'texts') schemas[file] = kind === 'file' ? `content/${path}` : `content/${path}/*.yaml`;
  }
  const own = existsSync(SETTINGS) ? (JSON.parse(readFileSync(SETTINGS, 'utf8')) as object) : {};
  writeFileSync(SETTINGS, JSON.stringify({ ...own, 'yaml.schemas': schemas }, null, 2));
});

/** A text that contains `{{…}}` is filled in later: its bounds are checked by the build. */
function override({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  for (const bound of ['format', 'pattern', 'minLength', 'maxLength']) delete jsonSchema[bound];
}
