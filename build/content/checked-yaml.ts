import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml';
import type { z } from 'zod';
import type { LineOf, Problem } from '../../src/content/declaration.ts';
import { problemsOf } from './schema-problems.ts';
import { fieldInLine, unprotected } from './source-text.ts';

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

const QUOTE =
  'Dieser Text ist nicht lesbar. Setzen Sie ihn in doppelte Anführungszeichen, oder in einfache, wenn er doppelte enthält: \'Er sagt: "ja"\'';
const UNCLOSED = /^(?:Missing closing|Flow (?:sequence|map) in block)/;

/** What is wrong, by the parser's code and sentence; all else is mended by quotes. */
const SENTENCES: [RegExp, string][] = [
  [
    UNCLOSED,
    'Dieses Anführungszeichen oder diese Klammer wird nicht geschlossen. Setzen Sie das Gegenstück an das Ende.',
  ],
  [
    /^(?:Sequence item without|Implicit map key)|BAD_INDENT|TAB_AS_INDENT|MULTILINE_IMPLICIT_KEY/,
    'Diese Zeile ist anders eingerückt als die, zu denen sie gehört, oder es fehlt ein Doppelpunkt mit einem Leerzeichen dahinter. Nehmen Sie zwei Leerzeichen je Stufe, keinen Tabulator.',
  ],
  [/DUPLICATE_KEY/, 'Dieses Feld steht doppelt. Löschen Sie eines von beiden.'],
];

type YamlMistake = { offset: number; message: string };

/**
 * The first mistake only: behind it the parser has lost its footing, and what it says of the rest
 * would mislead.
 */
function yamlMistake(document: Document.Parsed, source: string): YamlMistake | undefined {
  const first = document.errors[0] ?? document.warnings[0];
  if (!first) return lostText(document, source);
  const offset = UNCLOSED.test(first.message) ? openedAt(document, first) : first.pos[0];
  const told = `${first.message} ${first.code} ${document.errors[1]?.code}`;
  return { offset, message: SENTENCES.find(([sign]) => sign.test(told))?.[1] ?? QUOTE };
}

/** The parser notices an open quotation or bracket at its end; the author looks for its beginning. */
function openedAt(document: Document.Parsed, { pos: [end] }: YAMLError): number {
  let start = -1;
  visit(document, (_key, node) => {
    const mayBeOpen = isScalar(node) || (isCollection(node) && node.flow);
    if (mayBeOpen && node.range && node.range[0] < end && end <= node.range[2] + 1) start = node.range[0];
  });
  return start === -1 ? end : start;
}

const COMMENT =
  'Was hinter „ #“ steht, geht verloren. Setzen Sie den ganzen Text in Anführungszeichen: "Platz #1"';

/**
 * Sound YAML that means less than its author wrote: «Platz #1» ends before the sign, «&Co. hilft» begins behind it,
 * and «*fett*» looks like a reference. Nobody gives values names here.
 */
function lostText(document: Document.Parsed, source: string): YamlMistake | undefined {
  let mistake: YamlMistake | undefined;
  const tell = (offset: number, message: string) => {
    mistake = { offset, message };
    return visit.BREAK;
  };
  visit(document, {
    Alias: (_key, { range }) => tell(range?.[0] ?? 0, QUOTE),
    Scalar(_key, { type, value, anchor, range }) {
      if (type !== 'PLAIN' || typeof value !== 'string' || !range) return undefined;
      if (anchor !== undefined) return tell(range[0], QUOTE);
      return /^ +#[^\s#]/.test(source.slice(range[1], range[2])) ? tell(range[0], COMMENT) : undefined;
    },
  });
  return mistake;
}
