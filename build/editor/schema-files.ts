import { z } from 'zod';
import type { Declaration } from '../../src/content/declaration.ts';

/** The folder that the editor's settings name for the schemas. */
export const SCHEMA_FOLDER = '.vscode/schemas';

/** `{{links.demo}}` is filled in later: whatever bounds a text, such a one is left alone. */
const PLACEHOLDER = { type: 'string', pattern: String.raw`\{\{[\w.-]+\}\}` } as const;
const BOUNDS = ['format', 'pattern', 'minLength', 'maxLength'] as const;

export type SchemaFile = { file: string; content: string; declaration: Declaration };

/** What an editor has to know to complete and check a content file, one for each declaration. */
export function schemaFiles(declarations: Declaration[]): SchemaFile[] {
  return declarations
    .filter(({ schema }) => schema)
    .map((declaration) => ({
      file: `${SCHEMA_FOLDER}/${declaration.path}.json`,
      content: `${JSON.stringify(editorSchema(declaration.schema!), null, 1)}\n`,
      declaration,
    }));
}

const editorSchema = (schema: z.ZodType) =>
  z.toJSONSchema(schema, {
    // As the author writes it, before anything is made of it; draft 7 is what editors know.
    io: 'input',
    target: 'draft-7',
    unrepresentable: 'any',
    reused: 'ref',
    override: ({ jsonSchema }) => allowPlaceholders(jsonSchema),
  });

function allowPlaceholders(schema: z.core.JSONSchema.BaseSchema): void {
  if (schema.type !== 'string' || !BOUNDS.some((bound) => bound in schema)) return;
  const bounded = Object.fromEntries(
    ['type', ...BOUNDS].filter((name) => name in schema).map((name) => [name, schema[name]]),
  );
  // Beside a format zod repeats it as a pattern of its own.
  if ('format' in bounded) delete bounded.pattern;
  for (const name of [...BOUNDS, 'type']) delete schema[name];
  schema.anyOf = [bounded, PLACEHOLDER];
}

/** Which schema is about which files; the rest of an editor's settings is its owner's. */
export const editorSettings = (files: SchemaFile[]) => ({
  'yaml.schemas': Object.fromEntries(
    files
      .filter(({ declaration }) => declaration.kind !== 'texts')
      .map(({ file, declaration: { kind, path } }) => [
        file,
        kind === 'file' ? `content/${path}` : `content/${path}/*.yaml`,
      ]),
  ),
  'yaml.format.enable': false,
  'oxc.path.oxlint': 'tools/node_modules/.bin/oxlint',
  'oxc.path.oxfmt': 'tools/node_modules/.bin/oxfmt',
});
