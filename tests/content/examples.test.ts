import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { readContent } from '../../build/content/read-content.ts';
import { site } from '../../content/site.ts';
import { markdownFolder } from '../../src/content/declaration.ts';
import { z } from 'zod';
import { checkJavaScript } from './javascript.ts';

const needs = Object.fromEntries(
  ['lexikon', 'blog', 'seiten', 'recht'].map((folder) => [folder, markdownFolder(folder, z.unknown())]),
);
const texts = Object.values(readContent(process.cwd(), Object.values(needs), site).read(needs)).flat();

/** What runs, or is read, without its host. In the other languages the author is believed. */
const checks: Readonly<Record<string, (code: string) => unknown>> = {
  js: checkJavaScript,
  json: JSON.parse,
  sql: (code) =>
    code
      .match(/(?:'[^']*'|"[^"]*"|[^;'"])+/g)!
      .filter((one) => one.trim())
      .forEach(checkStatement),
};

/** SQLite reads a statement to its end before it looks for the tables, which no example brings along. */
function checkStatement(statement: string) {
  try {
    new DatabaseSync(':memory:').prepare(statement);
  } catch (error) {
    if (!(error as Error).message.startsWith('no such table: ')) throw error;
  }
}

test('every example of JavaScript, JSON and SQL in the texts is right', () => {
  const wrong = texts.flatMap(({ file, article }) =>
    article.codeBlocks.flatMap(({ language, code, line }) => {
      try {
        checks[language]?.(code);
        return [];
      } catch (error) {
        return [`${file}:${line}: ${error}`];
      }
    }),
  );
  expect(wrong).toEqual([]);
});
