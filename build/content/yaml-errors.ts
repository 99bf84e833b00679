import { type Document, type ErrorCode, isCollection, isScalar, visit, type YAMLError } from 'yaml';

const UNREADABLE =
  'Diese Stelle ist nicht lesbar. Setzen Sie den Text in Anführungszeichen, oder schreiben Sie die Zeile neu.';
const ALIAS =
  'Ein Wert, der mit „*“ oder „&“ beginnt, ist kein Text. Setzen Sie ihn in Anführungszeichen: "*Text"';

/** What is wrong, and how it looks right, by the parser's code. */
const BY_CODE: Partial<Record<ErrorCode, string>> = {
  BAD_ALIAS: ALIAS,
  BAD_INDENT:
    'Diese Zeile ist anders eingerückt als die Felder, zu denen sie gehört. Beginnen Sie sie in derselben Spalte.',
  BAD_SCALAR_START:
    'Ein Text darf nicht mit „@“, „`“ oder „%“ beginnen. Setzen Sie ihn in Anführungszeichen: "@Name"',
  BLOCK_AS_IMPLICIT_KEY:
    'Im Text steht noch ein Doppelpunkt. Setzen Sie den ganzen Text in Anführungszeichen: titel: "Erstens: zweitens"',
  BLOCK_IN_FLOW:
    'Zwischen Klammern fehlt ein Komma, oder ein Text enthält einen Doppelpunkt. Richtig ist: { text: "Erstens: zweitens", to: /blog/ }',
  DUPLICATE_KEY: 'Dieses Feld steht doppelt. Löschen Sie eines von beiden.',
  MISSING_CHAR: 'Hier fehlt ein Doppelpunkt mit einem Leerzeichen dahinter. Richtig ist: name: Wert',
  MULTILINE_IMPLICIT_KEY:
    'Hier fehlt ein Doppelpunkt mit einem Leerzeichen dahinter, oder die Zeile gehört zum Text darüber. Richtig ist: name: Wert',
  TAB_AS_INDENT: 'Hier ist mit einem Tabulator eingerückt. Nehmen Sie Leerzeichen, zwei je Stufe.',
  UNEXPECTED_TOKEN:
    'Hinter dem Wert steht noch etwas. Setzen Sie den ganzen Text in einfache Anführungszeichen: \'Er sagt "ja" dazu\'',
};

/** Where one code covers several mistakes, the parser's sentence tells them apart. */
const BY_SENTENCE: [RegExp, string][] = [
  [
    /^Missing closing/,
    'Dieses Anführungszeichen wird nicht geschlossen. Setzen Sie eines an das Ende des Textes.',
  ],
  [
    /^Flow (?:sequence|map)/,
    'Diese Klammer wird nicht geschlossen. Setzen Sie „]“ oder „}“ an das Ende der Angaben.',
  ],
  [
    /^Comments must/,
    'Vor „#“ fehlt ein Leerzeichen. Gehört es zum Text, setzen Sie ihn in Anführungszeichen.',
  ],
  [
    /^Sequence item without/,
    'Diese Zeile ist anders eingerückt als ihr Eintrag der Liste. Beginnen Sie sie in der Spalte des ersten Feldes hinter „- “.',
  ],
];

const UNCLOSED = /^(?:Missing closing|Flow (?:sequence|map) in block)/;

export type YamlMistake = { offset: number; message: string };

/**
 * The first mistake only: behind it the parser has lost its footing, and what it says of the rest
 * would mislead.
 */
export function yamlMistake(document: Document.Parsed, source: string): YamlMistake | undefined {
  const first = document.errors[0] ?? document.warnings[0];
  if (!first) return lostText(document, source);
  const offset = UNCLOSED.test(first.message) ? openedAt(document, first) : first.pos[0];
  const isCutShort = APOSTROPHE_INSIDE.test(source.slice(0, first.pos[1]));
  return { offset, message: isCutShort ? CUT_SHORT : messageOf(first, document.errors[1]) };
}

/** «'Ray's Mantel'»: to the parser the text is over behind «Ray». */
const APOSTROPHE_INSIDE = /[[{:,] ?'[^'\n]*\p{L}'\p{L}[^'\n]*'?$/u;
const CUT_SHORT = `Das ' im Text beendet ihn. Setzen Sie den ganzen Text in doppelte Anführungszeichen: "Ray's Mantel"`;

function messageOf({ code, message }: YAMLError, next: YAMLError | undefined): string {
  // A line that is indented too far counts as part of the text above, and its colon as a second one.
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && next?.code === 'MULTILINE_IMPLICIT_KEY')
    return 'Die nächste Zeile ist weiter eingerückt als diese und gehört damit zu ihrem Text. Beginnen Sie beide in derselben Spalte.';
  return BY_SENTENCE.find(([sentence]) => sentence.test(message))?.[1] ?? BY_CODE[code] ?? UNREADABLE;
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

/** All of a text between the quotes of a text editor: YAML has others, and these would stand on the page. */
const CURLY = /^[„“”‚‘’»«][^„“”‚‘’»«]*[“”‘’»«]$/;

const QUOTES =
  'Diese Anführungszeichen kämen mit auf die Seite. Setzen Sie den Text in gerade (") oder in keine.';
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
    Alias: (_key, { range }) => tell(range?.[0] ?? 0, ALIAS),
    Scalar(_key, { type, value, anchor, range }) {
      if (type !== 'PLAIN' || typeof value !== 'string' || !range) return undefined;
      if (anchor !== undefined) return tell(range[0], ALIAS);
      if (/^ +#[^\s#]/.test(source.slice(range[1], range[2]))) return tell(range[0], COMMENT);
      return CURLY.test(value) ? tell(range[0], QUOTES) : undefined;
    },
  });
  return mistake;
}
