import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseYaml } from '../../build/content/checked-yaml.ts';
import { checkVersionen, versionenSchema } from './versionen.ts';

const FILE = 'content/versionen.yaml';
const source = readFileSync(FILE, 'utf8');
const FIRST = /- release: [^]*?\n(?= +- release:)/;
const [, SOURCE] = /sources: \[([\w-]+)/.exec(source)!;

/** What an author reads who gives the first release of the file other fields. */
function problemsWith(fields: string) {
  const changed = source.replace(FIRST, `- { release: '8.5', from: 2025-11-20, ${fields} }\n`);
  const parsed = parseYaml(FILE, changed, versionenSchema);
  return 'problems' in parsed
    ? parsed.problems
    : checkVersionen({ slug: 'versionen', file: FILE, ...parsed });
}

test.each([
  ['a month that does not exist', `supportUntil: 2029-13-01, sources: [${SOURCE}]`, 'JJJJ-MM-TT'],
  ['29 February of a common year', `supportUntil: 2027-02-29, sources: [${SOURCE}]`, 'Diesen Tag'],
  ['an end before the start', `supportUntil: 2025-11-19, sources: [${SOURCE}]`, 'Reihenfolge'],
  ['a misspelt source', `sources: [${SOURCE}s]`, 'fehlt die Quelle'],
])('%s is told with its line', (_, fields, message) => {
  const line = source.slice(0, source.search(FIRST)).split('\n').length;
  const [problem] = problemsWith(fields);
  expect(problem).toMatchObject({ file: FILE, line, message: expect.stringContaining(message) });
});

test.each(['2028-02-29', '2028-02'])('%s is a day or a month', (moment) => {
  expect(problemsWith(`supportUntil: ${moment}, sources: [${SOURCE}]`)).toEqual([]);
});
