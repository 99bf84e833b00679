import { expect, test } from 'vitest';
import { nearestEntries } from './nearest.ts';
import { groupByLetter, searchEntries } from './search.ts';

const entries = [
  { slug: 'vue-js', heading: 'Vue.js', intro: 'Ein Framework für Oberflächen.' },
  { slug: 'api', heading: 'API', intro: 'Der Vertrag zwischen Programmen.' },
  { slug: 'ajax', heading: 'Ajax', intro: 'Daten nachladen.' },
];
const slugs = (term: string) => searchEntries(entries, term).map(({ slug }) => slug);

test('an empty term shows all', () => expect(slugs('  ')).toHaveLength(3));
test('heading and intro are searched, trimmed and whatever the case', () => {
  expect(slugs(' API ')).toEqual(['api']);
  expect(slugs('OBERFLÄCHEN')).toEqual(['vue-js']);
  expect(slugs('gibt es nicht')).toEqual([]);
});
test('groups are sorted by letter, entries by heading', () => {
  const groups = groupByLetter(entries);
  expect(groups.map(({ letter }) => letter)).toEqual(['A', 'V']);
  expect(groups[0]?.entries.map(({ heading }) => heading)).toEqual(['Ajax', 'API']);
});

test('the nearest terms forgive a typing error', () => {
  expect(nearestEntries(entries, 'Vuejs')[0]?.slug).toBe('vue-js');
  expect(nearestEntries(entries, 'apii', 1)).toHaveLength(1);
});
