import { kept, recipeOf } from '../../cache/kept.ts';
import { type Document, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import type { LineOf } from '../../src/content/declaration.ts';
import type { Problem } from '../../src/content/problem.ts';
import { legible } from './opaque-text.ts';
import { problemsOf } from './schema-problems.ts';
import { fieldInLine } from './source-text.ts';
import { yamlMistake } from './yaml-errors.ts';

export type CheckedYaml<Data> = { data: Data; lineOf: LineOf };

/** The mistakes, and the data all the same: `read` is missing only if the file is no YAML. */
export type FaultyYaml = { problems: Problem[]; read?: CheckedYaml<unknown> };

/** Reads YAML and checks it against its schema; `firstLine` is where it starts in its file. */
export function parseYaml<Schema extends z.ZodType>(
  file: string,
  yaml: string,
  schema: Schema,
  firstLine = 1,
): CheckedYaml<z.infer<Schema>> | FaultyYaml {
  const { mistake, data } = plainYaml(yaml);
  const lineAt = (offset: number) => readDocument(yaml).lines.linePos(offset).line + firstLine - 1;

  if (mistake) {
    const line = lineAt(mistake.offset);
    const field = fieldInLine(yaml.split('\n')[line - firstLine]);
    return { problems: [{ file, line, ...(field && { field }), message: mistake.message }] };
  }

  /** The line of the field's name, or as near to it as the file goes. */
  function lineOf(path: readonly PropertyKey[]): number {
    let place: unknown = readDocument(yaml).document.contents;
    let line = firstLine;
    for (const key of path) {
      let named: unknown;
      if (isMap(place)) {
        const pair = place.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key));
        named = pair?.key;
        place = pair?.value;
      } else if (isSeq(place)) {
        named = place = place.items[Number(key)];
      }
      if (!isNode(named) || !named.range) break;
      line = lineAt(named.range[0]);
    }
    return line;
  }

  const result = schema.safeParse(data);
  if (!result.success) {
    const problems = problemsOf(file, result.error, { schema, data, lineOf });
    return { problems, read: { data, lineOf } };
  }
  return { data: result.data, lineOf };
}

/** The data without a check, for callers that run before or beside `parseYaml`; `undefined` if the text is no YAML. */
export const uncheckedYaml = (yaml: string): unknown => plainYaml(yaml).data;

const recipe = recipeOf('build/content/checked-yaml.ts');

type PlainYaml = { mistake?: ReturnType<typeof yamlMistake>; data?: unknown };

/** Most files are as an earlier build has read them. */
function plainYaml(yaml: string): PlainYaml {
  // JSON cannot write Infinity or NaN, so a text with them is not kept in the cache.
  if (/\.(inf|nan)\b/i.test(yaml)) return readYaml(yaml);
  return JSON.parse(kept(recipe, yaml, () => JSON.stringify(readYaml(yaml)))) as PlainYaml;
}

function readYaml(yaml: string): PlainYaml {
  const { document } = readDocument(yaml);
  const mistake = yamlMistake(document, yaml);
  if (mistake) return { mistake };
  const read = (_: unknown, value: unknown) => (typeof value === 'string' ? legible(value) : value);
  return { data: document.toJS({ reviver: read }) as unknown };
}

let latest: { yaml: string; lines: LineCounter; document: Document.Parsed } | undefined;

/** Only the latest is held: where its lines are is rarely asked, and thousands of files would fill the memory. */
function readDocument(yaml: string) {
  if (latest?.yaml !== yaml) {
    const lines = new LineCounter();
    const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false, logLevel: 'error' });
    latest = { yaml, lines, document };
  }
  return latest;
}
