import { isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { installGermanMessages } from './messages.ts';
import type { Problem } from './problems.ts';

installGermanMessages();

export type Parsed<Data> = {
  data: Data;
  body: string;
  /** Line of the file on which the body starts. */
  bodyLine: number;
  lineOf: (path: readonly PropertyKey[]) => number;
};

/** Reads the YAML block at the start of a Markdown file and checks it against its schema. */
export function parseFrontMatter<Schema extends z.ZodType>(
  file: string,
  source: string,
  schema: Schema,
): Parsed<z.infer<Schema>> | { problems: Problem[] } {
  const match = /^---\n(.*?)\n---\n/s.exec(source);
  if (!match) {
    return {
      problems: [
        { file, line: 1, message: 'Am Anfang der Datei fehlt der Kopf zwischen zwei Zeilen „---“.' },
      ],
    };
  }
  const yaml = match[1]!;
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  // The opening «---» is line 1 of the file.
  const lineAt = (offset: number) => lines.linePos(offset).line + 1;

  if (document.errors.length > 0) {
    return {
      problems: document.errors.map((error) => ({
        file,
        line: lineAt(error.pos[0]),
        message: `Der Kopf ist kein gültiges YAML: ${error.code}.`,
      })),
    };
  }

  function lineOf(path: readonly PropertyKey[]): number {
    for (let length = path.length; length > 0; length--) {
      const node = document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return lineAt(node.range[0]);
    }
    return 2;
  }

  const result = schema.safeParse(document.toJS());
  if (!result.success) {
    return {
      problems: firstPerField(
        result.error.issues.map((issue) => {
          const keys = issue.code === 'unrecognized_keys' ? issue.keys : [];
          const path = [...issue.path, ...keys.slice(0, 1)];
          return { file, line: lineOf(path), field: path.join('.'), message: issue.message };
        }),
      ),
    };
  }
  const bodyLine = match[0].split('\n').length;
  return { data: result.data, body: source.slice(match[0].length), bodyLine, lineOf };
}

/** A wrong type also breaks every bound: the first complaint says it all. */
function firstPerField(problems: Problem[]): Problem[] {
  return problems.filter(
    ({ field }, index) => problems.findIndex((other) => other.field === field) === index,
  );
}
