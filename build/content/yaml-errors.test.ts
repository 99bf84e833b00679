import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { z } from 'zod';
import { parseYaml } from './checked-yaml.ts';

/** What tests/content/yaml-mistakes.ts does not show: the parser's code, and the line to which the author is sent. */
test.each([
  ['BLOCK_AS_IMPLICIT_KEY', 'a:\n  b: 1\n   c: 2', 2, 'b', 'weiter eingerückt'],
  ['BAD_INDENT', 'a:\n  b: 1\n c: 2', 3, 'c', 'anders eingerückt'],
  ['MISSING_CHAR', 'b: 2\na:1', 2, 'a', 'fehlt ein Doppelpunkt'],
  ['MISSING_CHAR', 'a:\n  - b: 1\n   c: 2', 3, 'c', 'Eintrag der Liste'],
  ['MISSING_CHAR', 'a: "x"#y', 1, 'a', 'Vor „#“'],
  ['MULTILINE_IMPLICIT_KEY', 'a:1\nb: 2', 1, 'a', 'fehlt ein Doppelpunkt'],
  ['UNEXPECTED_TOKEN', 'a: "ja" sagt er', 1, 'a', 'steht noch etwas'],
  ['BLOCK_IN_FLOW', 'a: { b: 1 c: 2 }', 1, 'a', 'fehlt ein Komma'],
  ['MULTIPLE_DOCS', 'a: 1\n---\nb: 2', 2, undefined, 'nicht lesbar'],
  [undefined, 'a: *fett*', 1, 'a', '„*“'],
  ['UNEXPECTED_TOKEN', "a:\n  - { text: 'geht's', b: 1 }", 2, undefined, 'doppelte'],
  ['MISSING_CHAR', "a: ['Ray's Mantel', 'b']", 1, 'a', 'doppelte'],
  [undefined, 'b: 1\na: Platz #1 bei Google', 2, 'a', 'hinter „ #“'],
  [undefined, 'a: &Co. hilft', 1, 'a', '„&“'],
])('%s: %j', (code, source, line, field, message) => {
  const { errors, warnings } = parseDocument(source);
  expect([...errors, ...warnings][0]?.code).toBe(code);
  const parsed = parseYaml('content/probe.yaml', source, z.unknown(), 10);
  expect(parsed).toEqual({
    problems: [
      {
        file: 'content/probe.yaml',
        line: line + 9,
        ...(field && { field }),
        message: expect.stringContaining(message),
      },
    ],
  });
});

test('comments that are comments are fine', () => {
  const source = 'a: eins # ein Wort\nb: 2 #zwei\n#e: fünf\nf: C#\n';
  expect(parseYaml('content/probe.yaml', source, z.unknown())).toMatchObject({
    data: { a: 'eins', b: 2, f: 'C#' },
  });
});

test('a file in which nothing is left has no empty field, it has none', () => {
  expect(parseYaml('content/probe.yaml', '# leer\n', z.strictObject({}))).toMatchObject({
    problems: [{ file: 'content/probe.yaml', line: 1, message: expect.stringContaining('alle Felder') }],
  });
});
