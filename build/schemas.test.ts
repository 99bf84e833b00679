import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import * as renderer from '../src/prerender.tsx';
import { editorSettings, type SchemaFile, schemaFiles } from './editor/schema-files.ts';
import { declarationsOf } from './site.ts';

const files = schemaFiles(declarationsOf(renderer));

/** Every content file that the schema is about, by name, as data before anything is filled in. */
const sourcesOf = ({ declaration: { kind, path } }: SchemaFile) =>
  globSync(`content/${kind === 'file' ? path : `${path}/*.${kind === 'texts' ? 'md' : 'yaml'}`}`)
    .filter((file) => !/^(?:LIESMICH|README)/.test(basename(file)))
    .map((file) => {
      const source = readFileSync(file, 'utf8');
      const yaml = kind === 'texts' ? /^---\n([^]*?)\n---\n/.exec(source)![1]! : source;
      return { file, data: parse(yaml) as unknown };
    });

test('the editor knows for every YAML file which schema is its own', () => {
  const named = Object.values(editorSettings(files)['yaml.schemas']).flatMap((pattern) => globSync(pattern));
  expect(named.toSorted()).toEqual(globSync('content/**/*.yaml').toSorted());
});

test.each(files.map((file) => [file.file, file] as const))(
  '%s has nothing against what is there',
  (_name, file) => {
    const schema = z.fromJSONSchema(JSON.parse(file.content) as z.core.JSONSchema.JSONSchema);
    for (const { file: name, data } of sourcesOf(file)) {
      expect(schema.safeParse(data).error?.issues ?? [], name).toEqual([]);
    }
  },
);

test.each([
  ['leistungen', 'taglin', { hero: { taglin: 'x' } }],
  ['blog', 'einmaleins', { tags: 'einmaleins' }],
])('%s: a mistake is one for the editor, too (%s)', (name, _what, spoilt) => {
  const file = files.find(({ declaration }) => declaration.path === name)!;
  const schema = z.fromJSONSchema(JSON.parse(file.content) as z.core.JSONSchema.JSONSchema);
  const { data } = sourcesOf(file)[0]!;
  expect(schema.safeParse({ ...(data as object), ...spoilt }).success).toBe(false);
});

test('the editor has nothing against an address of earlier days', () => {
  const file = files.find(({ declaration }) => declaration.path === 'weiterleitungen.yaml')!;
  const schema = z.fromJSONSchema(JSON.parse(file.content) as z.core.JSONSchema.JSONSchema);
  for (const from of ['/preise.html', '/über-uns/'])
    expect(schema.safeParse([{ from, to: '/kontakt/' }]).error?.issues ?? []).toEqual([]);
});
