import { afterAll, expect, test } from 'vitest';
import { isKnownLanguage } from '../../build/content/highlight.ts';
import { readContent } from '../../build/content/read-content.ts';
import { site } from '../../content/site.ts';
import { markdownFolder } from '../../src/content/declaration.ts';
import { z } from 'zod';
import { runsAlone } from './javascript.ts';
import { parsers } from './parsers.ts';

const needs = Object.fromEntries(
  ['lexikon', 'blog', 'recht'].map((folder) => [folder, markdownFolder(folder, z.unknown())]),
);
const texts = Object.values(readContent(process.cwd(), Object.values(needs), site).read(needs)).flat();
const examples = texts.flatMap(({ file, article }) =>
  article.codeBlocks.map((block) => ({ ...block, file, place: `${file}:${block.line}` })),
);

/** What every parser must refuse: a parser that accepts anything proves nothing. */
const broken: Record<string, string[]> = {
  js: ['let a = ;', 'gibtEsNicht();', 'console.log(10); // 1', 'Promise.resolve().then(() => { for (;;); })'],
  ts: ['type A = { a: };'],
  jsx: ['<p><b></p>'],
  tsx: ['const a: = <p />;'],
  json: ['{ "a": 1, }'],
  html: ['<p><b></p>', '<ul><p>a</p></ul>', '<script>let a = ;</script>'],
  css: ['a { color: red', 'a { color }'],
  xml: ['<a><b></a>', '<a b=1/>'],
  sql: ['SELECT FROM WHERE', 'UPDATE a SET b = 1 WHEN c = 2'],
  yaml: ['a: [1', 'a: 1\na: 2'],
  bash: ['echo "a', 'if true; then echo a'],
  http: [
    'GET /',
    'HTTP/1.1 204 OK',
    'GET / HTTP/1.1\nHost a.example',
    'HTTP/1.1 200 OK\nContent-Type: application/json\n\n{ a: 1 }',
  ],
};

test.each(examples.map((example) => [example.place, example] as const))('%s', async (place, example) => {
  const { language, code } = example;
  const problem = await problemOf(language, code);
  if (problem) throw new Error(`${place}: Das Beispiel (${language}) ist fehlerhaft.\n${problem}`);
});

test.each(Object.entries(broken))('the parser for %s refuses broken code', async (language, codes) => {
  for (const code of codes) expect(await problemOf(language, code), code).toBeTruthy();
});

test('every parser is tried with broken code', () => {
  expect(Object.keys(broken).toSorted()).toEqual(
    Object.keys(parsers)
      .filter((language) => language !== 'text')
      .toSorted(),
  );
});

test('a language without a parser is taken as it is, one that nobody knows is not', async () => {
  expect(await problemOf('python', 'print("a")')).toBeUndefined();
  expect(await problemOf('gibtesnicht', 'STOP RUN.')).toContain('gibtesnicht');
});

afterAll(() => {
  const blocks = Object.entries(Object.groupBy(examples, ({ language }) => language));
  const counts = blocks.map(([language, { length } = []]) => `${String(length).padStart(4)} ${language}`);
  const run = examples.filter(({ language, code }) => language === 'js' && runsAlone(code)).length;
  const table = counts.toSorted().toReversed().join('\n');
  console.log(`Beispiele je Sprache (text ungeprüft, ${run} js auch ausgeführt):\n${table}`);
});

async function problemOf(language: string, code: string): Promise<string | undefined> {
  const parse = parsers[language];
  // An honest author may show any language; only those of the shipped texts have a parser here.
  if (!parse) return isKnownLanguage(language) ? undefined : `Die Sprache „${language}“ ist nicht bekannt.`;
  const checked = Promise.resolve(code).then(parse);
  return checked.then(() => undefined, String);
}
