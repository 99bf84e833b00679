import { assert, constantFrom, array, jsonValue, oneof, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import experiment, { placeOf, readJson } from './json.ts';

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
  ...'{}[],:"\\ \n\t\u00a0\'/0123456789.eE+-'.split(''),
  'true',
  'null',
  '"a"',
  '1.5',
  '\\u00e4',
  'NaN',
);

test('it takes what JSON.parse takes, and nothing else', () => {
  const texts = oneof(
    array(pieces).map((all) => all.join('')),
    string(),
    jsonValue().map((value) => JSON.stringify(value, null, 2)),
  );
  assert(
    property(texts, (text) => {
      expect(isValid(text)).toBe(accepts(text));
      // Whatever was typed has an answer.
      experiment.answer({ text });
    }),
    { numRuns: 5000 },
  );
});

test('what it prints means the same', () => {
  assert(
    property(jsonValue(), (value) => {
      const { code } = experiment.answer({ text: JSON.stringify(value) });
      expect(code!.text).toBe(JSON.stringify(JSON.parse(JSON.stringify(value)), null, 2));
    }),
  );
});

/** Names of JSONTestSuite (y: has to be taken, n: has to be refused) with what they hold. */
test.each([
  ['y_array_empty', '[]'],
  ['y_array_with_several_null', '[1,null,null,null,2]'],
  ['y_number_real_capital_e_neg_exp', '[1E-2]'],
  ['y_number_negative_zero', '[-0]'],
  ['y_object_duplicated_key', '{"a":"b","a":"c"}'],
  ['y_object_empty_key', '{"":0}'],
  ['y_string_accepted_surrogate_pair', '["\\uD801\\udc37"]'],
  ['y_string_nonCharacterInUTF-8_U+FFFF', '["\uFFFF"]'],
  ['y_string_with_del_character', '["a\u007fa"]'],
  ['y_string_u+2028_line_sep', '["\u2028"]'],
  ['y_structure_lonely_int', '42'],
  ['y_structure_whitespace_array', ' [] '],
  ['n_array_double_comma', '[1,,2]'],
  ['n_array_comma_after_close', '[""],'],
  ['n_array_extra_close', '["x"]]'],
  ['n_number_-01', '[-01]'],
  ['n_number_.2e-3', '[.2e-3]'],
  ['n_number_hex_1_digit', '[0x1]'],
  ['n_number_2.e3', '[2.e3]'],
  ['n_number_with_alpha', '[1.2a-3]'],
  ['n_object_missing_colon', '{"a" b}'],
  ['n_object_key_with_single_quotes', "{key: 'value'}"],
  ['n_object_trailing_comment_slash_open', '{"a":"b"}//'],
  ['n_object_two_commas_in_a_row', '{"a":"b",,"c":"d"}'],
  ['n_string_escape_x', '["\\x00"]'],
  ['n_string_unescaped_newline', '["new\nline"]'],
  ['n_string_incomplete_surrogate', '["\\uD834\\uDd"]'],
  ['n_structure_UTF8_BOM_no_data', '\uFEFF'],
  ['n_structure_100000_opening_arrays', '['.repeat(100_000)],
  ['n_structure_capitalized_True', '[True]'],
  ['n_structure_unclosed_array_unfinished_true', '[ false, tru'],
])('%s', (name, text) => {
  expect(isValid(text)).toBe(name.startsWith('y'));
});

/** `▲` stands where the mistake is said to be. */
test.each([
  ['{"a": 1▲, }', 'Löschen Sie es'],
  ['[1, 2▲,\n]', 'Löschen Sie es'],
  ['{"ort": ▲\'Kiel\'}', 'doppelten'],
  ['{"ort": ▲„Kiel“}', 'doppelten'],
  ['{\n  ▲ort: "Kiel"\n}', '"ort"'],
  ['{ ▲// Kommentar\n "a": 1 }', 'Kommentare'],
  ['{"preis": 1.499,▲50}', 'Dezimalpunkt'],
  ['{"nr": ▲007}', '"007"'],
  ['{"a": ▲undefined}', 'null'],
  ['{"a": ▲True}', 'true'],
  ['{"a": 1 ▲"b": 2}', 'Komma'],
  ['{"a" ▲1}', 'Doppelpunkt'],
  ['{"a" ▲= 1}', 'Doppelpunkt'],
  ['{"a": [1, 2▲}', '„]“'],
  ['{"a": [1, 2▲', 'endet zu früh'],
  ['{"a": ▲"Kiel\n}', 'nicht geschlossen'],
  ['{"pfad": ▲"C:\\Daten"}', 'doppelt'],
  ['{"a": 1}\n▲{"a": 2}', 'Liste'],
  ['{"a":▲\u00a01}', 'unsichtbar'],
  ['{"a": ▲12kg}', 'Anführungszeichen'],
  ['{"a": ▲2026-11-18}', 'Datum'],
])('%s: %s', (marked, advice) => {
  const { mistake } = readJson(marked.replace('▲', ''));
  expect(mistake).toEqual({ at: marked.indexOf('▲'), text: expect.stringContaining(advice) });
});

test('lines and columns count as in an editor', () => {
  expect(placeOf('{\r\n  a\rb', 5)).toBe('Zeile 2, Spalte 3');
  expect(placeOf('{\r\n  a\rb', 7)).toBe('Zeile 3, Spalte 1');
});

test('numbers that JavaScript changes, and names that stand twice, are told', () => {
  const { findings } = experiment.answer({ text: `{"beleg":9007199254740993,"beleg":${'7'.repeat(400)}}` });
  const texts = findings!.filter(({ isBad }) => isBad).map(({ text }) => text);
  expect(texts).toEqual([
    expect.stringContaining('JavaScript liest 9007199254740992'),
    expect.stringContaining('doppelt'),
    expect.stringContaining('JavaScript liest Infinity'),
  ]);
});
