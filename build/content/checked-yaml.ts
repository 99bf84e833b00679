import { isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import type { LineOf } from '../../src/content/declaration.ts';
import type { Problem } from '../../src/content/problem.ts';
import { problemsOf } from './schema-problems.ts';

export type CheckedYaml<Data> = { data: Data; lineOf: LineOf };

/** Reads YAML and checks it against its schema; `firstLine` is where it starts in its file. */
export function parseYaml<Schema extends z.ZodType>(
  file: string,
  yaml: string,
  schema: Schema,
  firstLine = 1,
): CheckedYaml<z.infer<Schema>> | { problems: Problem[] } {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;

  if (document.errors.length > 0) {
    return {
      problems: document.errors.map((error) => ({
        file,
        line: lineAt(error.pos[0]),
        message: `Das ist kein gültiges YAML: ${error.code}.`,
      })),
    };
  }

  function lineOf(path: readonly PropertyKey[]): number {
    for (let length = path.length; length > 0; length--) {
      const node = document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return lineAt(node.range[0]);
    }
    return firstLine;
  }

  const result = schema.safeParse(document.toJS());
  if (!result.success) return { problems: problemsOf(file, result.error, lineOf) };
  return { data: result.data, lineOf };
}
