import { expect, test } from 'vitest';
import { drawersOf, nearestEntries, searchEntries } from './search.ts';

const entries = [
  { slug: 'ajax', heading: 'Ajax', intro: 'Daten nachladen.', topic: 'Web' },
  {
    slug: 'api',
    heading: 'API',
    intro: 'Der Vertrag zwischen Programmen.',
    topic: 'Schnittstellen',
    synonyms: ['Endpunkt'],
  },
  { slug: 'vue-js', heading: 'Vue.js', intro: 'Ein Framework für Oberflächen.', topic: 'Frameworks' },
];
const slugs = (term: string, topic = '') => searchEntries(entries, term, topic).map(({ slug }) => slug);
const near = (term: string) => nearestEntries(entries, term).map(({ slug }) => slug);

test('an empty term shows all', () => expect(slugs('  ')).toHaveLength(3));
test('heading and intro are searched, trimmed and whatever the case', () => {
  expect(slugs(' API ')).toEqual(['api']);
  expect(slugs('OBERFLÄCHEN')).toEqual(['vue-js']);
  expect(slugs('gibt es nicht')).toEqual([]);
});
test('a synonym adds what heading and intro do not say', () => expect(slugs('endpunkt')).toEqual(['api']));
test('a topic narrows both the list and the search', () => {
  expect(slugs('', 'Web')).toEqual(['ajax']);
  expect(slugs('api', 'Web')).toEqual([]);
});

test('every letter has its drawer, the empty ones share one, headings keep their order', () => {
  const drawers = drawersOf(entries);
  expect(drawers.flatMap(({ letters }) => letters).join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  expect(drawers.map(({ entries }) => entries.map(({ heading }) => heading))).toEqual([
    ['Ajax', 'API'],
    [],
    ['Vue.js'],
    [],
  ]);
  expect(drawersOf([{ ...entries[0]!, heading: 'npm' }])[1]).toMatchObject({ letters: ['N'] });
});

test('the nearest terms forgive a typing error, and know synonyms', () => {
  expect(near('Vuejs')).toEqual(['vue-js']);
  expect(near('apii')).toEqual(['api']);
  expect(near('rest-api')).toEqual(['api']);
  expect(near('endpunkte')).toEqual(['api']);
});
test('the nearest terms are three at most, the best one first', () => {
  const terms = ['rest-api', 'apj', 'api', 'apk', 'apl'].map((slug) => ({
    slug,
    heading: slug,
    intro: '',
    topic: '',
  }));
  expect(nearestEntries(terms, 'api').map(({ slug }) => slug)).toEqual(['api', 'rest-api', 'apj']);
});
test('what is like none of them has no nearest term', () => {
  expect(near('xyz')).toEqual([]);
  expect(near('ajyy')).toEqual([]);
  expect(near('kochrezepte')).toEqual([]);
  expect(near('')).toEqual([]);
});
