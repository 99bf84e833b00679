import { expect, test } from 'vitest';
import seo, { cutAt, widthOf } from './seo.ts';

test.each([
  ['kurz', 'kurz'],
  ['Dichtungen für hydraulische Pressen', 'Dichtungen …'],
  ['Dichtungsringhersteller', 'Dichtungsring …'],
])('«%s» is shown as «%s», which fits and ends behind a word', (text, shown) => {
  expect(cutAt(text, 20, 150)).toBe(shown);
  expect(widthOf(shown, 20)).toBeLessThanOrEqual(150);
});

const hit = { title: 'Dichtung für Presse', address: 'https://fuchs.example/a/b/', description: 'Aus NBR.' };
const terms = (some: Partial<typeof hit>) =>
  seo.answer({ ...hit, ...some }).findings!.flatMap(({ term, isBad }) => (isBad ? term : []));

test('it tells what is said twice, and what is missing', () => {
  expect(seo.answer(hit).shown![0]!.lines[0]).toBe('fuchs.example › a › b');
  expect(terms({})).toEqual([]);
  expect(terms({ title: 'Dichtung, Dichtung' })).toEqual(['Doppelt im Titel']);
  expect(terms({ title: 'Dichtung von Fuchs' })).toEqual(['Doppelt über dem Titel']);
  expect(terms({ description: 'Die Dichtung für jede Presse.' })).toEqual(['Doppelt im Treffer']);
  expect(terms({ description: '' })).toEqual(['Beschreibung fehlt']);
  expect(seo.answer({ ...hit, title: '' }).problem!.field).toBe('title');
  expect(seo.answer({ ...hit, address: 'fuchs' }).problem!.field).toBe('address');
});
