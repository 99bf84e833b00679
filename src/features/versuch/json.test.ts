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

/** Names of JSONTestSuite (y: has to be taken, n: has to be refused) for what the property hardly meets. */
test.each([
  ['y_number_real_capital_e_neg_exp', '[1E-2]'],
  ['y_string_accepted_surrogate_pair', '["\\uD801\\udc37"]'],
  ['y_string_with_del_character', '["a\u007fa"]'],
  ['y_string_u+2028_line_sep', '["\u2028"]'],
  ['n_number_.2e-3', '[.2e-3]'],
  ['n_string_unicode_CapitalU', '["\\UA66D"]'],
  ['n_string_escape_x', '["\\x00"]'],
  ['n_string_incomplete_surrogate', '["\\uD834\\uDd"]'],
  ['n_structure_UTF8_BOM_no_data', '\uFEFF'],
  ['n_structure_100000_opening_arrays', '['.repeat(100_000)],
])('%s', (name, text) => {
  expect(isValid(text)).toBe(name.startsWith('y'));
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
