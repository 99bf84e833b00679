import { globSync, readFileSync } from 'node:fs';
import { parseAst } from 'rolldown/parseAst';
import { analyse } from 'scslre';
import { expect, test } from 'vitest';

/** What meets a visitor's input, in the server and in the browser. */
const files = globSync(['contract/**/*.ts', 'server/**/*.ts', 'src/**/*.{ts,tsx}'], {
  exclude: ['**/*.test.ts', '**/test-*.ts'],
});

test.each(files)('every pattern of %s takes time in proportion to its input', (file) => {
  const patterns = patternsIn(
    parseAst(readFileSync(file, 'utf8'), { lang: file.endsWith('x') ? 'tsx' : 'ts' }),
  );
  const slow = patterns.filter(({ source, flags }) => {
    const { reports } = analyse({ source, flags }, { reportTypes: { Move: true, Self: true, Trade: true } });
    return reports.length > 0;
  });
  expect(slow).toEqual([]);
});

type Pattern = { source: string; flags: string };

function patternsIn(node: unknown): Pattern[] {
  if (node === null || typeof node !== 'object') return [];
  const { regex } = node as { regex?: { pattern: string; flags: string } };
  const own = regex ? [{ source: regex.pattern, flags: regex.flags }] : [];
  return [...own, ...Object.values(node).flatMap(patternsIn)];
}
