import type { z } from 'zod';
import { type CheckedYaml, type FaultyYaml, parseYaml } from './checked-yaml.ts';

type Body = {
  body: string;
  /** Line of the file on which the body starts. */
  bodyLine: number;
};

export type Parsed<Data> = CheckedYaml<Data> & Body;

/** A file whose head has mistakes still has a body, unless the head is missing or not closed. */
type Faulty = FaultyYaml & Partial<Body>;

/** Reads the YAML block at the start of a Markdown file and checks it against its schema. */
export function parseFrontMatter<Schema extends z.ZodType>(
  file: string,
  source: string,
  schema: Schema,
): Parsed<z.infer<Schema>> | Faulty {
  const match = /^---\n(.*?)\n---\n/s.exec(source);
  if (!match) {
    return {
      problems: [
        {
          file,
          line: 1,
          field: 'Kopf',
          message:
            'Der Kopf fehlt oder ist nicht geschlossen. Beginnen Sie die Datei mit einer Zeile „---“ und ' +
            'setzen Sie hinter die Angaben noch eine.',
        },
      ],
    };
  }
  // The opening «---» is line 1 of the file.
  const parsed = parseYaml(file, match[1]!, schema, 2);
  const bodyLine = match[0].split('\n').length;
  return { ...parsed, body: source.slice(match[0].length), bodyLine };
}
