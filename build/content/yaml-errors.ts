import { type Document, isCollection, isScalar, visit, type YAMLError } from 'yaml';

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

export type YamlMistake = { offset: number; message: string };

/**
 * The first mistake only: behind it the parser has lost its footing, and what it says of the rest
 * would mislead.
 */
export function yamlMistake(document: Document.Parsed, source: string): YamlMistake | undefined {
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
