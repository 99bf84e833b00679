import { globSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { checkJavaScript } from './javascript.ts';

const FENCED = /^```(\w+)\n([^]*?)^```$/gm;
const examples = globSync('content/{lexikon,blog,seiten,recht}/*.md').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(FENCED)].map(([, language = '', code = '']) => ({
    file,
    language,
    code,
  })),
);

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
  expect(examples.length).toBeGreaterThan(0);
  const wrong = examples.flatMap(({ file, language, code }) => {
    try {
      checks[language]?.(code);
      return [];
    } catch (error) {
      return [`${file}: ${error}\n${code}`];
    }
  });
  expect(wrong).toEqual([]);
});
