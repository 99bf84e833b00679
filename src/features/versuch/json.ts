import { blocked, experiment, warnings } from './experiment.ts';

const MOST_SHOWN = 20_000;

export default experiment({
  fields: { text: { label: 'JSON', isLong: true } },
  answer({ text }) {
    if (text.trim() === '') return blocked('text', 'Ein leerer Text ist kein JSON.');
    const { mistake, doubts } = readJson(text);
    if (mistake)
      return blocked('text', `${placeOf(text, mistake.at)}: ${mistake.text}`, 'Kein gültiges JSON');
    const value: unknown = JSON.parse(text);
    const bytes = (some: string) => `${new TextEncoder().encode(some).length.toLocaleString('de-DE')} Bytes`;
    return {
      isGood: true,
      verdict: doubts.length > 0 ? 'Gültiges JSON, aber nicht überall gleich gelesen' : 'Gültiges JSON',
      findings: [
        ...doubts.slice(0, 8).flatMap((doubt) => warnings([true, placeOf(text, doubt.at), doubt.text])),
        { term: 'Größe', text: `${bytes(text)}, ohne Leerraum ${bytes(JSON.stringify(value))}` },
      ],
      shown: [
        { label: 'So liest es JavaScript', lines: [JSON.stringify(value, null, 2).slice(0, MOST_SHOWN)] },
      ],
    };
  },
});

/** A place in the text, and what a person would do or know there. */
type Note = { at: number; text: string };

/** Counted from 1, as editors do. */
export function placeOf(text: string, at: number): string {
  const lines = text.slice(0, at).split(/\r\n|[\r\n]/);
  return `Zeile ${lines.length}, Spalte ${lines.at(-1)!.length + 1}`;
}

const SPACE = /[ \t\n\r]*/y;
const STRING = /"[ !#-[\]-\u{10ffff}]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[ !#-[\]-\u{10ffff}]*)*"/uy;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?(?![\w.+-])/iy;
const PATTERNS = [/[[\]{},:]/y, STRING, NUMBER, /(?:true|false|null)(?![\w$])/y];
/** Deeper than what anybody writes; what prints JSON gives up somewhere below. */
const DEEPEST = 1000;

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

/** Finds the place of a mistake, which every browser names differently. */
export function readJson(text: string): { doubts: Note[]; mistake?: Note } {
  const doubts: Note[] = [];
  /** The names of each open object; a list has none. */
  const open: (Set<string> | undefined)[] = [];
  let expected: Expected = 'value';
  let comma = -1;

  for (let at = 0; ;) {
    at += matchAt(SPACE, text, at).length;
    if (at === text.length && expected === 'end') return { doubts };
    const token = PATTERNS.map((pattern) => matchAt(pattern, text, at)).find(Boolean) ?? '';
    const first = /^[-\w]/.test(token) ? 'w' : token.slice(0, 1);
    if (first === '' || !FITTING[expected].includes(first) || open.length > DEEPEST)
      return { doubts, mistake: adviceFor(text, at, expected, comma) };

    comma = first === ',' ? at : -1;
    const isKey = first === '"' && expected.endsWith('key');
    const word = first === '"' ? (JSON.parse(token) as string) : '';
    const doubt = (text: string) => doubts.push({ at, text: `${token}${text}` });
    if (isKey && open.at(-1)!.has(word)) doubt(' steht doppelt. Welcher Wert gilt, ist nicht geregelt.');
    if (!word.isWellFormed()) doubt(' enthält ein halbes Zeichen. Manche Programme nehmen das nicht an.');
    // JavaScript and many others read every number as a double.
    const most = /[.e]/i.test(token) ? Number.MAX_VALUE : Number.MAX_SAFE_INTEGER;
    if (Math.abs(Number(token)) > most) doubt(`: zu groß, JavaScript liest ${Number(token)}`);
    if (isKey) open.at(-1)!.add(word);
    if (first === '{' || first === '[') open.push(first === '{' ? new Set() : undefined);
    if (first === '}' || first === ']') open.pop();
    at += token.length;

    if (isKey) expected = 'colon';
    else if (first === '{') expected = 'first key';
    else if (first === '[') expected = 'first value';
    else if (first === ':') expected = 'value';
    else if (first === ',') expected = open.at(-1) ? 'key' : 'value';
    else if (open.length === 0) expected = 'end';
    else expected = open.at(-1) ? 'comma of an object' : 'comma of a list';
  }
}

/** What people write instead: what was expected, what stands there, what to do. The first that fits is told. */
const ADVICE: [expected: RegExp, found: RegExp, advice: string][] = [
  [/./, /^$/, 'Der Text endet zu früh: Es fehlt eine schließende Klammer oder ein Wert.'],
  [/./, /^[/#]/, 'Kommentare gibt es in JSON nicht. Löschen Sie ihn.'],
  [/./, /^['`„“”‚‘’«»]/, 'Text steht in geraden doppelten Anführungszeichen: "…"'],
  [/./, /^[\p{Z}\p{C}]/u, 'Hier steht ein unsichtbares Sonderzeichen. Löschen Sie es.'],
  [/end/, /./s, 'Das Dokument ist hier schon zu Ende. Mehrere Werte gehören in eine Liste: [ …, … ]'],
  [/key|value/, /^[,}\]]/, 'Davor fehlt etwas, oder dieses Zeichen ist zu viel.'],
  [/./, /^"[^"\\]*(?:\\["\\/bfnrtu][^"\\]*)*\\/, 'Im Text steht „\\“ doppelt: "C:\\\\Daten"'],
  [/./, /^"[^"\r\n]*(?:[\r\n]|$)/, 'Dieser Text ist nicht geschlossen. Ein Umbruch darin heißt \\n.'],
  [/./, /^"[^"]*\p{Cc}/u, 'Im Text steht ein Steuerzeichen. Ein Tabulator heißt dort \\t.'],
  [/colon/, /./s, 'Zwischen Name und Wert gehört ein Doppelpunkt.'],
  [/comma/, /./s, 'Vor dieser Stelle fehlt ein Komma, oder es schließt die falsche Klammer.'],
  [/key/, /^\d/, 'Hier gehört ein Name hin. Eine Zahl hat einen Dezimalpunkt, kein Komma.'],
  [/key/, /./s, 'Namen von Feldern stehen in Anführungszeichen: "ort"'],
  [/./, /^[[{]/, 'So tief verschachtelt liest es kaum ein Programm.'],
  [/./, /^(?:undefined|NaN|None|Infinity|null?|true?|false?)\b/i, 'Nur true, false, null, kleingeschrieben.'],
  [/./, /^[\d.+-]/, 'So ist es keine Zahl. Nummern wie 007, Datum und Einheiten gehören in "…".'],
  [/./, /./s, 'Text steht in Anführungszeichen: "…"'],
];

function adviceFor(text: string, at: number, expected: Expected, comma: number): Note {
  if (comma >= 0 && /[}\]]/.test(text.charAt(at)))
    return { at: comma, text: 'Nach diesem Komma folgt nichts mehr. Löschen Sie es.' };
  const found = text.slice(at);
  return { at, text: ADVICE.find((row) => row[0].test(expected) && row[1].test(found))![2] };
}
