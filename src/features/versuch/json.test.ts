import { expect, test } from 'vitest';
import json, { placeOf, readJson } from './json.ts';

const accepts = (text: string) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};
const isValid = (text: string) => readJson(text).mistake === undefined;

/** Most are of JSONTestSuite (github.com/nst/JSONTestSuite, November 2024). */
const TEXTS = [
  ['', ' [1] ', '[[]   ]', '{}', '{"":0}', '{\n"a": "b"\n}', 'false', '-0.1', '"asd"', '["a"]\n'],
  ['[-0]', '[0e+1]', '[1E-2]', '[123.456e78]', '["\\uD801\\udc37"]', '["\u007f"]'],
  ['["\\"\\\\\\/\\b\\f"]', '[1 true]', '["": 1]', '[""],', '[,1]', '[1,,2]', '["x"]]', '["",]'],
  ['["x"', '[-]', '[True]', '[nul]', '[.2e-3]', '[2.e3]', '[0e+]', '[-01]', '[+1]', '[0x42]', '[- 1]'],
  ['[1 000.0]', '[１]', '[-Infinity]', '{"x", null}', '{"x"::"b"}', '{a: "b"}', '{"id":0,}', '{"a":"a'],
  ['{"a":"b"}//', '{"a":/*c*/"b"}', '["\\x00"]', '["\\uD834\\uDd"]', '["\t"]', '["a\u0000a"]'],
  ['["\n"]', '[\\n]', '"', "['a']", '\uFEFF', '<.>', '123\u0000', '{}}', '{]', '[][]', '{"a": 1} "x"'],
  ['['.repeat(100_000), '[{"":'.repeat(50_000)],
].flat();
test('it takes what JSON.parse takes, and nothing else', () => {
  for (const text of TEXTS) {
    expect(isValid(text), text).toBe(accepts(text));
    json.answer({ text });
  }
});

test.each([
  '[1.5e+9999]',
  '[100000000000000000000]',
  '["\\uDADA"]',
  '["\\uDd1e\\uD834"]',
  '{"\\uDFAA":0}',
  '{"a":0, "\\u0061":-0}',
])('a reader is warned of %s', (text) => {
  expect(isValid(text)).toBe(true);
  expect(readJson(text).doubts).not.toEqual([]);
});

/** `▲` stands where the mistake is said to be. */
test.each([
  ['[1, 2▲,\n]', 'Löschen Sie es'],
  ['{"ort": ▲\'Kiel\'}', 'doppelten'],
  ['{\n  ▲ort: "Kiel"\n}', '"ort"'],
  ['{ ▲// Kommentar\n "a": 1 }', 'Kommentare'],
  ['{"preis": 1.499,▲50}', 'Dezimalpunkt'],
  ['{"nr": ▲007}', '007'],
  ['{"a": ▲None}', 'kleingeschrieben'],
  ['{"a": 1 ▲"b": 2}', 'Komma'],
  ['{"a" ▲= 1}', 'Doppelpunkt'],
  ['{"a": [1, 2▲}', 'falsche Klammer'],
  ['{"a": [1, 2▲', 'endet zu früh'],
  ['{"a": ▲"Kiel\n}', 'nicht geschlossen'],
  ['{"pfad": ▲"C:\\Daten"}', 'doppelt'],
  ['{"a": 1}\n▲{"a": 2}', 'Liste'],
  ['{"a":▲\u00a01}', 'unsichtbar'],
  ['[▲"\t"]', 'Tabulator'],
  ['{"a":▲}', 'Davor fehlt'],
  [`${'['.repeat(1001)}▲[`, 'tief'],
])('%s: %s', (marked, advice) => {
  const { mistake } = readJson(marked.replace('▲', ''));
  expect(mistake).toEqual({ at: marked.indexOf('▲'), text: expect.stringContaining(advice) });
});

test('lines and columns count as in an editor', () => {
  expect(placeOf('{\r\n  a\rb', 5)).toBe('Zeile 2, Spalte 3');
  expect(placeOf('{\r\n  a\rb', 7)).toBe('Zeile 3, Spalte 1');
});

test('numbers that JavaScript changes, and names that stand twice, are told', () => {
  const { findings } = json.answer({ text: '{"beleg":9007199254740993,"beleg":1}' });
  expect(findings!.filter(({ isBad }) => isBad).map(({ text }) => text)).toEqual([
    expect.stringContaining('JavaScript liest 9007199254740992'),
    expect.stringContaining('doppelt'),
  ]);
});
