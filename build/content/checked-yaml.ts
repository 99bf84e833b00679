import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import type { LineOf, Problem } from '../../src/content/declaration.ts';
import { problemsOf } from './schema-problems.ts';
import { fieldInLine, unprotected } from './source-text.ts';
import { yamlMistake } from './yaml-errors.ts';

export type CheckedYaml<Data> = { data: Data; lineOf: LineOf };

/** Reads YAML and checks it against its schema; `firstLine` is where it starts in its file. */
export function parseYaml<Schema extends z.ZodType>(
  file: string,
  yaml: string,
  schema: Schema,
  firstLine = 1,
): CheckedYaml<z.infer<Schema>> | { problems: Problem[] } {
  const { document, lines, mistake, data } = readYaml(yaml);
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;

  if (mistake) {
    const line = lineAt(mistake.offset);
    const field = fieldInLine(yaml.split('\n')[line - firstLine]);
    return { problems: [{ file, line, ...(field && { field }), message: mistake.message }] };
  }

  /** The line of the field's name, or as near to it as the file goes. */
  function lineOf(path: readonly PropertyKey[]): number {
    let place: unknown = document.contents;
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
  if (!result.success) return { problems: problemsOf(file, result.error, lineOf) };
  return { data: result.data, lineOf };
}

/** Reads the YAML block at the start of a Markdown file and checks it against its schema. */
export function parseFrontMatter<Schema extends z.ZodType>(file: string, source: string, schema: Schema) {
  const match = /^---\n(.*?)\n---\n/s.exec(source);
  if (!match) return { problems: [{ file, line: 1, field: 'Kopf', message: OPEN_HEAD }] };
  // The opening «---» is line 1 of the file.
  const parsed = parseYaml(file, match[1]!, schema, 2);
  return { ...parsed, body: source.slice(match[0].length), bodyLine: match[0].split('\n').length };
}

const OPEN_HEAD =
  'Der Kopf fehlt oder ist nicht geschlossen. Beginnen Sie die Datei mit einer Zeile „---“ und ' +
  'setzen Sie hinter die Angaben noch eine.';

/** The data without a check, for callers that run before or beside `parseYaml`; `undefined` if the text is no YAML. */
export const uncheckedYaml = (yaml: string): unknown => readYaml(yaml).data;

function readYaml(yaml: string) {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false, logLevel: 'error' });
  const mistake = yamlMistake(document, yaml);
  const read = (_: unknown, value: unknown) => (typeof value === 'string' ? unprotected(value) : value);
  return {
    document,
    lines,
    mistake,
    data: mistake ? undefined : (document.toJS({ reviver: read }) as unknown),
  };
}
