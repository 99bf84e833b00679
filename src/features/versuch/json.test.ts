import { array, assert, constantFrom, jsonValue, oneof, property, string } from 'fast-check';
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

const pieces = constantFrom(
  ...'{}[],:"\\ \n\t\u00a0\'/0123456789.eE+-',
  'true',
  'null',
  '"a"',
  '\\u00e4',
  'NaN',
);

test('it takes what JSON.parse takes, and nothing else; whatever was typed has an answer', () => {
  const texts = oneof(
    array(pieces).map((all) => all.join('')),
    string(),
    jsonValue().map((value) => JSON.stringify(value, null, 2)),
  );
  assert(
    property(texts, (text) => {
      expect(isValid(text)).toBe(accepts(text));
      json.answer({ text });
    }),
    { numRuns: 5000 },
  );
});

/**
 * Of the cases of JSONTestSuite (github.com/nst/JSONTestSuite, November 2024) some of each group, by their names: `y` has
 * to be taken, `n` refused, of `i` a reader has to be warned where JavaScript takes it.
 */
const CASES = {
  y_array: ['[]', '[[]   ]', '[""]', '[null, 1, "1", {}]', ' [1]', '[1\n]', '[1,null,null,null,2]', '[2] '],
  y_number: ['[-0]', '[0e+1]', '[1E22]', '[1E-2]', '[123.456e78]', '[-0.000000000001]', '[20e1]', '[ 4]'],
  y_object: ['{}', '{"":0}', '{"foo\\u0000bar": 42}', '{"a":[]}', '{\n"a": "b"\n}', '{"a":"\\u041f"}'],
  y_string: [
    '["\\uD801\\udc37"]',
    '["\u007f"]',
    '["\u2028"]',
    '["\\\\a"]',
    '["\\"\\\\\\/\\b\\f\\n\\r\\t"]',
    '["€𝄞"]',
  ],
  y_structure: ['false', '42', '-0.1', 'null', '"asd"', 'true', '""', '["a"]\n'],
  n_array: [
    '[1 true]',
    '["": 1]',
    '[""],',
    '[,1]',
    '[1,,2]',
    '["x"]]',
    '["",]',
    '["x"',
    '[3[4]]',
    '[-]',
    '[*]',
  ],
  n_word: ['[fals]', '[nul]', '[tru]', '[True]', '[Infinity]', '[-Infinity]', '[NaN]', '[-NaN]'],
  n_number: [
    '[.2e-3]',
    '[2.e3]',
    '[0e+]',
    '[1.0e-]',
    '[-01]',
    '[+1]',
    '[0x42]',
    '[1+2]',
    '[- 1]',
    '[1 000.0]',
    '[１]',
  ],
  n_object: [
    '["x", truth]',
    '{[: "x"}',
    '{"x", null}',
    '{"x"::"b"}',
    '{a: "b"}',
    '{"a" b}',
    '{"id":0,}',
    '{"a":"a',
  ],
  n_comment: ['{"a":"b"}/**/', '{"a":"b"}//', '{"a":"b"}#', '{"a":/*c*/"b"}'],
  n_string: [
    '["\\UA66D"]',
    '["\\x00"]',
    '["\\uD834\\uDd"]',
    '["\t"]',
    '["a\u0000a"]',
    '["\n"]',
    '[\\n]',
    '"',
    "['a']",
  ],
  n_structure: [
    '\uFEFF',
    '[\u2060]',
    '[\f]',
    '<.>',
    '123\u0000',
    '1]',
    '{}}',
    '{]',
    '2@',
    '[][]',
    '{"a": 1} "x"',
    ']',
  ],
  n_deep: ['['.repeat(100_000), '[{"":'.repeat(50_000)],
  i_number: ['[1.5e+9999]', '[-123123e100000]', '[100000000000000000000]', '[-9223372036854775809]'],
  i_string: ['["\\uDADA"]', '["\\uD888\\u1234"]', '["\\uDd1e\\uD834"]', '{"\\uDFAA":0}'],
  i_object: ['{"a":1,"a":1}', '{"a":0, "\\u0061":-0}'],
};
test.each(Object.entries(CASES))('JSONTestSuite %s', (name, texts) => {
  for (const text of texts) {
    expect(isValid(text), text).toBe(!name.startsWith('n'));
    if (isValid(text)) expect(readJson(text).doubts.length > 0, text).toBe(name.startsWith('i'));
  }
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
  ['[▲\f]', 'unsichtbar'],
  ['[▲"\t"]', 'Tabulator'],
  ['[▲Infinity]', 'kleingeschrieben'],
  ['{"a":▲}', 'Davor fehlt'],
  ['[1,▲,2]', 'Davor fehlt'],
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
