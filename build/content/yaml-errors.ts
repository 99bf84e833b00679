import { type Document, type ErrorCode, isAlias, isCollection, isScalar, visit, type YAMLError } from 'yaml';

const UNREADABLE =
  'Diese Stelle ist nicht lesbar. Setzen Sie den Text in Anführungszeichen, oder schreiben Sie die Zeile neu.';
const ALIAS =
  'Ein Wert, der mit „*“ oder „&“ beginnt, ist kein Text. Setzen Sie ihn in Anführungszeichen: "*Text"';

/** What is wrong, and how it looks right, by the parser's code. */
const BY_CODE: Partial<Record<ErrorCode, string>> = {
  BAD_ALIAS: ALIAS,
  BAD_DQ_ESCAPE:
    "Zwischen doppelten Anführungszeichen hat „\\“ eine Bedeutung. Nehmen Sie einfache: 'C:\\Ordner'",
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
  MULTIPLE_DOCS: 'Eine Zeile „---“ beendet die Angaben; danach darf keine mehr folgen. Löschen Sie sie.',
  TAB_AS_INDENT: 'Hier ist mit einem Tabulator eingerückt. Nehmen Sie Leerzeichen, zwei je Stufe.',
  TAG_RESOLVE_FAILED:
    'Ein Text, der mit „!“ beginnt, geht verloren. Setzen Sie ihn in Anführungszeichen: "!Text"',
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
  [/^Missing , /, 'Zwischen Klammern fehlt ein Komma. Richtig ist: [eins, zwei]'],
  [/^Missing space after/, 'Hinter dem Doppelpunkt fehlt ein Leerzeichen. Richtig ist: { name: Wert }'],
  [/^Unexpected (?:,|empty item) /, 'Hier steht ein Komma zu viel. Löschen Sie es.'],
  [
    /^Comments must/,
    'Vor „#“ fehlt ein Leerzeichen. Gehört es zum Text, setzen Sie ihn in Anführungszeichen.',
  ],
  [
    /^Sequence item without/,
    'Diese Zeile ist anders eingerückt als ihr Eintrag der Liste. Beginnen Sie sie in der Spalte des ersten Feldes hinter „- “.',
  ],
  [
    /^(?:Not a YAML token|Block scalar header)/,
    'Hinter „|“ oder „>“ steht nichts mehr. Beginnen Sie den Text eingerückt in der nächsten Zeile.',
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
  if (!first) return brokenAlias(document) ?? lostText(document, source);
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

/** «*fett*» looks like a reference to a value that was named before. */
function brokenAlias(document: Document.Parsed): YamlMistake | undefined {
  let mistake: YamlMistake | undefined;
  visit(document, {
    Alias(_key, node) {
      if (!isAlias(node) || node.resolve(document)) return undefined;
      mistake = { offset: node.range?.[0] ?? 0, message: ALIAS };
      return visit.BREAK;
    },
  });
  return mistake;
}

/** All of a text between the quotes of a text editor: YAML has others, and these would stand on the page. */
const CURLY = /^[„“”‚‘’»«][^„“”‚‘’»«]*[“”‘’»«]$/;

const LOST = {
  quotes: 'Diese Anführungszeichen kämen mit auf die Seite. Setzen Sie den Text in gerade (") oder in keine.',
  comment:
    'Was hinter „ #“ steht, geht verloren. Setzen Sie den ganzen Text in Anführungszeichen: "Platz #1"',
  anchor:
    'Ein Wort, das mit „&“ beginnt, geht verloren. Setzen Sie den ganzen Text in Anführungszeichen: "&Co."',
};

/** Sound YAML that means less than its author wrote: «Platz #1» ends before the sign, «&Co. hilft» begins behind it. */
function lostText(document: Document.Parsed, source: string): YamlMistake | undefined {
  let mistake: YamlMistake | undefined;
  const isReferredTo = hasAlias(document);
  visit(document, {
    Scalar(_key, { type, value, anchor, range }) {
      if (type !== 'PLAIN' || typeof value !== 'string' || !range) return undefined;
      const isComment = /^ +#[^\s#]/.test(source.slice(range[1], range[2]));
      const isAnchor = anchor !== undefined && !isReferredTo;
      if (!isComment && !isAnchor && !CURLY.test(value)) return undefined;
      mistake = { offset: range[0], message: LOST[isComment ? 'comment' : isAnchor ? 'anchor' : 'quotes'] };
      return visit.BREAK;
    },
  });
  return mistake;
}

function hasAlias(document: Document.Parsed): boolean {
  let has = false;
  visit(document, {
    Alias() {
      has = true;
      return visit.BREAK;
    },
  });
  return has;
}
