import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseYaml } from '../../build/content/checked-yaml.ts';
import { paths } from '../paths.ts';
import { checkVersionen, type Versionen, versionenHints, versionenSchema } from './versionen.ts';

const FILE = 'content/versionen.yaml';
const source = readFileSync(FILE, 'utf8');

/** What an author reads after this change. */
function problemsAfter(change: (yaml: string) => string) {
  const parsed = parseYaml(FILE, change(source), versionenSchema);
  return 'problems' in parsed
    ? parsed.problems
    : checkVersionen({ slug: 'versionen', file: FILE, ...parsed });
}

const FIRST = /- release: [^]*?\n(?= +- release:)/;
const [, SOURCE] = /sources: \[([\w-]+)/.exec(source)!;

/** The first release of the file, with other fields. */
const withRelease = (fields: string) => (yaml: string) =>
  yaml.replace(FIRST, `- { release: '8.5', ${fields} }\n`);

test('the file keeps its rules', () => {
  expect(problemsAfter((yaml) => yaml)).toEqual([]);
});

const FROM = 'from: 2025-11-20';
test.each([
  ['a month that does not exist', `${FROM}, supportUntil: 2029-13-01, sources: [${SOURCE}]`, 'JJJJ-MM-TT'],
  ['a day that no month has', `${FROM}, supportUntil: 2029-12-32, sources: [${SOURCE}]`, 'Diesen Tag'],
  [
    'a day that its month does not have',
    `${FROM}, supportUntil: 2028-02-30, sources: [${SOURCE}]`,
    'Diesen Tag',
  ],
  ['29 February of a common year', `${FROM}, supportUntil: 2027-02-29, sources: [${SOURCE}]`, 'Diesen Tag'],
  ['a year alone', `${FROM}, supportUntil: '2029', sources: [${SOURCE}]`, 'JJJJ-MM-TT'],
  ['an end before the start', `${FROM}, supportUntil: 2025-11-19, sources: [${SOURCE}]`, 'Reihenfolge'],
  [
    'phases in the wrong order',
    `${FROM}, activeUntil: 2029-12-31, supportUntil: 2027-12-31, sources: [${SOURCE}]`,
    'Reihenfolge',
  ],
  ['a release still to come', `from: 2099-01-01, sources: [${SOURCE}]`, 'noch nicht erschienen'],
  ['payment without an end', `${FROM}, paidUntil: 2030-01-01, sources: [${SOURCE}]`, 'supportUntil'],
  ['a misspelt source', `${FROM}, sources: [${SOURCE}s]`, `Gemeint ist wohl „${SOURCE}“`],
  ['no source', `${FROM}, sources: []`, ''],
  ['an unknown field', `${FROM}, bis: 2029-12-31, sources: [${SOURCE}]`, 'bis'],
])('%s is told with its line', (_, fields, message) => {
  const problems = problemsAfter(withRelease(fields));
  expect(problems.length).toBeGreaterThan(0);
  const line = source.slice(0, source.search(FIRST)).split('\n').length;
  expect(problems[0]).toMatchObject({ file: FILE, line });
  expect(JSON.stringify(problems[0])).toContain(message);
});

test.each(['2028-02-29', '2028-02'])('%s is a day or a month', (moment) => {
  const fields = `${FROM}, supportUntil: ${moment}, sources: [${SOURCE}]`;
  expect(problemsAfter(withRelease(fields))).toEqual([]);
});

test('a release or a source that stands twice, and a source that no row names, are told', () => {
  const twice = problemsAfter((yaml) => yaml.replace(FIRST, '$&      $&'));
  expect(twice).toEqual([expect.objectContaining({ message: 'Diese Version steht doppelt.' })]);
  const [, first] = /^sources:\n( {2}- id: [^]*?)(?= {2}- id:)/m.exec(source)!;
  const sources = (added: string) =>
    problemsAfter((yaml) => yaml.replace(/^sources:\n/m, `sources:\n${added}`));
  expect(sources(first!)).toEqual([expect.objectContaining({ message: expect.stringContaining('doppelt') })]);
  expect(sources(first!.replace(/id: .*/, 'id: ungenannt'))).toEqual([
    expect.objectContaining({ field: 'ungenannt', message: expect.stringContaining('keine Zeile') }),
  ]);
});

test('an entry whose versions are listed is asked to say where', () => {
  const entry = (slug: string, ...links: string[]) => ({
    slug,
    file: `content/lexikon/${slug}.md`,
    article: { links: links.map((href) => ({ href, line: 20 })) },
  });
  const listed = ['a', 'b'].map((slug) => ({ to: paths.eintrag(slug) }));
  const data = { products: listed } as Versionen;
  const entries = [entry('a', paths.lexikon), entry('b', `${paths.versionen}#php`), entry('c')];
  expect(versionenHints({ data }, entries)).toMatchObject([{ file: 'content/lexikon/a.md' }]);
});
