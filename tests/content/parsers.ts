import { spawnSync } from 'node:child_process';
import { DatabaseSync } from 'node:sqlite';
import { XMLValidator } from 'fast-xml-parser';
import { HtmlValidate } from 'html-validate';
import { parse as parseCss } from 'postcss';
import { parseDocument as parseYaml } from 'yaml';
import { checkHttpMessage } from './http-message.ts';
import { parseJavaScript, runJavaScript, runsAlone } from './javascript.ts';

const htmlValidator = new HtmlValidate({ extends: ['html-validate:standard'] });

/**
 * By language tag: throws when the code is not correct in its language. Only languages that what the project needs
 * anyway can read; the others are taken as they are.
 */
export const parsers: Readonly<Record<string, (code: string) => unknown>> = {
  text: () => {},
  js(code) {
    parseJavaScript(code);
    if (runsAlone(code)) runJavaScript(code);
  },
  jsx: (code) => parseJavaScript(code, 'jsx'),
  ts: (code) => parseJavaScript(code, 'ts'),
  tsx: (code) => parseJavaScript(code, 'tsx'),
  json: (code) => JSON.parse(code),
  async html(code) {
    const { results } = await htmlValidator.validateString(code);
    const messages = results.flatMap((result) => result.messages);
    refuse(messages.map(({ line, message }) => `Zeile ${line}: ${message}`));
    for (const [, attributes = '', script = ''] of code.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)) {
      if (/\bjson"/.test(attributes)) JSON.parse(script);
      else parseJavaScript(script);
    }
  },
  css: (code) => parseCss(code),
  xml(code) {
    const verdict = XMLValidator.validate(code);
    if (verdict !== true) refuse([`Zeile ${verdict.err.line}: ${verdict.err.msg}`]);
  },
  sql: (code) => statementsOf(code).forEach(checkStatement),
  yaml(code) {
    const { errors, warnings } = parseYaml(code);
    refuse([...errors, ...warnings].map(({ message }) => message));
  },
  bash(code) {
    // `-n` reads the script without running it. Where there is no Bash, a POSIX shell reads it.
    const options = { input: code, encoding: 'utf8', env: { PATH: process.env.PATH, LC_ALL: 'C' } } as const;
    const read = (shell: string) => spawnSync(shell, ['-n'], options);
    const bash = read('bash');
    const { error, stderr } = bash.error ? read('sh') : bash;
    if (error ?? stderr) refuse([error?.message ?? stderr]);
  },
  http: checkHttpMessage,
};

const statementsOf = (code: string) =>
  code.match(/(?:'[^']*'|"[^"]*"|[^;'"])+/g)!.filter((one) => one.trim());

/** SQLite reads a statement to its end before it looks for the tables, which no example brings along. */
function checkStatement(statement: string) {
  try {
    new DatabaseSync(':memory:').prepare(statement);
  } catch (error) {
    if (!(error as Error).message.startsWith('no such table: ')) throw error;
  }
}

function refuse(problems: string[]) {
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
