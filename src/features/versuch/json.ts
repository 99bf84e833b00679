import { type Answer, type Experiment, blocked, warnWhen } from './experiment.ts';

const experiment: Experiment<'text'> = {
  fields: { text: { label: 'JSON', isLong: true } },
  answer: ({ text }) => judge(text),
};
export default experiment;

/** A piece of the text; or a place in it, and what a person would do there. */
type Token = { at: number; text: string };

const MOST_SHOWN = 20_000;

function judge(text: string): Answer<'text'> {
  if (text.trim() === '') return blocked('Noch fehlt etwas', 'text', 'Ein leerer Text ist kein JSON.');
  const { tokens, warnings, mistake } = readJson(text);
  if (mistake) return blocked('Kein gültiges JSON', 'text', `${placeOf(text, mistake.at)}: ${mistake.text}`);
  const dense = tokens.map((token) => token.text).join('');
  const bytes = (some: string) => `${new TextEncoder().encode(some).length.toLocaleString('de-DE')} Bytes`;
  const marked = warnings
    .slice(0, 8)
    .flatMap((warning) => warnWhen(true, placeOf(text, warning.at), warning.text));
  return {
    isGood: true,
    verdict: marked.length > 0 ? 'Gültiges JSON, aber nicht überall gleich gelesen' : 'Gültiges JSON',
    findings: [...marked, { term: 'Größe', text: `${bytes(text)}, ohne Leerraum ${bytes(dense)}` }],
    code: { label: 'Eingerückt', text: formatted(tokens) },
  };
}

/** Counted from 1, as editors do. */
export function placeOf(text: string, at: number): string {
  const lines = text.slice(0, at).split(/\r\n|[\r\n]/);
  return `Zeile ${lines.length}, Spalte ${lines.at(-1)!.length + 1}`;
}

const SPACE = /[ \t\n\r]*/y;
const STRING = /"[ !#-[\]-\u{10ffff}]*(?:\\(?:["\\/bfnrt]|u[\da-f]{4})[ !#-[\]-\u{10ffff}]*)*"/iuy;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?(?![\w.+-])/iy;
const PATTERNS = [/[[\]{},:]/y, STRING, NUMBER, /(?:true|false|null)(?![\w$])/y];

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

/** What may come next, by first characters; `w` is a number or a word. */
const FITTING = {
  value: '{["w',
  'first value': '{["w]',
  key: '"',
  'first key': '"}',
  colon: ':',
  'comma of an object': ',}',
  'comma of a list': ',]',
  end: '',
};
type Expected = keyof typeof FITTING;

/** Reads with a stack of its own: no depth of brackets ends it. */
export function readJson(text: string): { tokens: Token[]; warnings: Token[]; mistake?: Token } {
  const tokens: Token[] = [];
  const warnings: Token[] = [];
  /** The names of each open object; a list has none. */
  const open: (Set<string> | undefined)[] = [];
  let expected: Expected = 'value';
  const afterValue = (): Expected =>
    open.length === 0 ? 'end' : open.at(-1) ? 'comma of an object' : 'comma of a list';

  for (let at = 0; ;) {
    at += matchAt(SPACE, text, at).length;
    if (at === text.length && expected === 'end') return { tokens, warnings };
    const token = { at, text: PATTERNS.map((pattern) => matchAt(pattern, text, at)).find(Boolean) ?? '' };
    const first = /^[-\w]/.test(token.text) ? 'w' : token.text.slice(0, 1);
    if (first === '' || !FITTING[expected].includes(first))
      return { tokens, warnings, mistake: adviceFor(text, at, expected, tokens.at(-1)) };

    if (first === '{' || first === '[') {
      open.push(first === '{' ? new Set() : undefined);
      expected = first === '{' ? 'first key' : 'first value';
    } else if (first === '}' || first === ']') {
      open.pop();
      expected = afterValue();
    } else if (first === ':') expected = 'value';
    else if (first === ',') expected = open.at(-1) ? 'key' : 'value';
    else if (expected.endsWith('key')) {
      const key = JSON.parse(token.text) as string;
      if (open.at(-1)!.has(key))
        warnings.push({ at, text: `${token.text} steht doppelt. Welcher Wert gilt, ist nicht geregelt.` });
      open.at(-1)!.add(key);
      expected = 'colon';
    } else {
      // JavaScript and many others read every number as a double.
      if (/^-?\d+$/.test(token.text) && !Number.isSafeInteger(Number(token.text)))
        warnings.push({ at, text: `${token.text}: zu groß, JavaScript liest ${Number(token.text)}` });
      expected = afterValue();
    }
    tokens.push(token);
    at += token.text.length;
  }
}

/** What people write instead: what was expected, what stands there, what to do. The first that fits is told. */
const ADVICE: [expected: RegExp, found: RegExp, advice: string][] = [
  [/./, /^$/, 'Der Text endet zu früh: Es fehlt eine schließende Klammer oder ein Wert.'],
  [/./, /^[/#]/, 'Kommentare gibt es in JSON nicht. Löschen Sie ihn.'],
  [/./, /^['`„“”‚‘’«»]/, 'Text steht in geraden doppelten Anführungszeichen: "…"'],
  [/./, /^[\p{Z}\p{Cf}]/u, 'Hier steht ein unsichtbares Sonderzeichen. Löschen Sie es.'],
  [/object/, /^\]/, 'Offen ist eine geschweifte Klammer: Hier gehört „}“ hin.'],
  [/list/, /^\}/, 'Offen ist eine eckige Klammer: Hier gehört „]“ hin.'],
  [/end/, /./s, 'Das Dokument ist hier schon zu Ende. Mehrere Werte gehören in eine Liste: [ …, … ]'],
  [/./, /^,/, 'Vor diesem Komma fehlt ein Wert, oder es ist eines zu viel.'],
  [/./, /^=/, 'Zwischen Name und Wert steht ein Doppelpunkt.'],
  [/./, /^"[^"\\]*(?:\\["\\/bfnrtu][^"\\]*)*\\/, 'Im Text steht „\\“ doppelt: "C:\\\\Daten"'],
  [/./, /^"[^"]*(?:[\r\n]|$)/, 'Dieser Text ist nicht geschlossen. Ein Umbruch darin heißt \\n.'],
  [/colon/, /./s, 'Zwischen Name und Wert fehlt ein Doppelpunkt.'],
  [/comma/, /./s, 'Vor dieser Stelle fehlt ein Komma.'],
  [/key/, /^\d/, 'Hier gehört ein Name hin. Eine Zahl hat einen Dezimalpunkt, kein Komma.'],
  [/key/, /./s, 'Namen von Feldern stehen in Anführungszeichen: "ort"'],
  [/./, /^(?:undefined|NaN|Infinity|None)/, 'Das kennt JSON nicht. Schreiben Sie null.'],
  [/./, /^(?:true|false|null)\b/i, 'In JSON kleingeschrieben: true, false, null.'],
  [/./, /^[+-]?0[\dx]/i, 'So beginnt keine Zahl. Eine Nummer gehört in Anführungszeichen: "007"'],
  [/./, /^[\d.+-]/, 'So ist es keine Zahl. Datum und Einheiten gehören in Anführungszeichen.'],
  [/./, /./s, 'Text steht in Anführungszeichen: "…"'],
];

function adviceFor(text: string, at: number, expected: Expected, last: Token | undefined): Token {
  if (/[}\]]/.test(text.charAt(at)) && last?.text === ',')
    return { at: last.at, text: 'Nach diesem Komma folgt nichts mehr. Löschen Sie es.' };
  const found = text.slice(at);
  return { at, text: ADVICE.find((row) => row[0].test(expected) && row[1].test(found))![2] };
}

/** From the tokens: numbers stay as they were written, and no name is lost. */
function formatted(tokens: Token[]): string {
  let depth = 0;
  let printed = '';
  let before = '';
  for (const { text } of tokens) {
    const isClosing = text === '}' || text === ']';
    const isOpened = before === '{' || before === '[';
    if (isClosing) depth--;
    if (before === ',' || isOpened !== isClosing) printed += `\n${'  '.repeat(depth)}`;
    printed += text === ':' ? ': ' : text;
    if (text === '{' || text === '[') depth++;
    if (printed.length > MOST_SHOWN) return `${printed} …`;
    before = text;
  }
  return printed;
}
