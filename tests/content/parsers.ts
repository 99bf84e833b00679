import { spawnSync } from 'node:child_process';
import { DatabaseSync } from 'node:sqlite';
import { compileScript, compileTemplate, parse as parseVue } from '@vue/compiler-sfc';
import { DockerfileParser, Keyword } from 'dockerfile-ast';
import { XMLValidator } from 'fast-xml-parser';
import { buildASTSchema, isTypeDefinitionNode, parse as parseGraphql } from 'graphql';
import { HtmlValidate } from 'html-validate';
import { parse as parseJava } from 'java-parser';
import less from 'less';
import { Engine as PhpEngine } from 'php-parser';
import { parse as parseCss } from 'postcss';
import { compileString as compileSass } from 'sass';
import { compile as compileSvelte } from 'svelte/compiler';
import { parseDocument as parseYaml } from 'yaml';
import { checkHttpMessage } from './http-message.ts';
import { parseJavaScript, runJavaScript, runsAlone } from './javascript.ts';

const htmlValidator = new HtmlValidate({ extends: ['html-validate:standard'] });
const php = new PhpEngine({ parser: { version: '8.4' } });

/** By language tag: throws when the code is not correct in its language. */
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
  scss: (code) => compileSass(code, { logger: { warn: (message) => refuse([message]) } }),
  less: (code) => less.render(code),
  xml(code) {
    const verdict = XMLValidator.validate(code);
    if (verdict !== true) refuse([`Zeile ${verdict.err.line}: ${verdict.err.msg}`]);
  },
  php: (code) => php.parseCode(code, 'beispiel.php'),
  sql: (code) => statementsOf(code).forEach(checkStatement),
  java: (code) => parseJava(code),
  yaml(code) {
    const { errors, warnings } = parseYaml(code);
    refuse([...errors, ...warnings].map(({ message }) => message));
  },
  dockerfile(code) {
    const instructions = DockerfileParser.parse(code).getInstructions();
    const first = instructions[0]?.getKeyword();
    if (first !== 'FROM' && first !== 'ARG')
      refuse([`Die erste Anweisung ist ${first}, nicht FROM oder ARG.`]);
    const wrong = instructions.filter((one) => !(one.getKeyword() in Keyword) || !one.getArgumentsContent());
    refuse(wrong.map((instruction) => `Keine gültige Anweisung: ${instruction.getKeyword()}`));
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
  graphql(code) {
    const document = parseGraphql(code);
    if (document.definitions.some(isTypeDefinitionNode)) buildASTSchema(document);
  },
  async vue(code) {
    const { descriptor, errors } = parseVue(code);
    refuse(errors.map(({ message }) => message));
    if (descriptor.script ?? descriptor.scriptSetup) compileScript(descriptor, { id: 'beispiel' });
    const source = descriptor.template?.content ?? '';
    const template = compileTemplate({ id: 'beispiel', filename: 'Beispiel.vue', source });
    refuse(template.errors.map((error) => (typeof error === 'string' ? error : error.message)));
    for (const { lang = 'css', content } of descriptor.styles) await parsers[lang]?.(content);
  },
  svelte: (code) => refuse(compileSvelte(code, {}).warnings.map(({ message }) => message)),
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
