import { assert, integer, property, string, stringMatching } from 'fast-check';
import { expect, test } from 'vitest';
import seo, { cutAt, widthOf } from './seo.ts';

test('what is shown fits, begins the text, and ends behind a word', () => {
  assert(
    property(stringMatching(/^[a-zäöüß ]{1,120}$/), integer({ min: 120, max: 900 }), (text, room) => {
      const shown = cutAt(text, 20, room);
      const isCut = widthOf(text, 20) > room;
      expect(widthOf(shown, 20)).toBeLessThanOrEqual(room);
      expect(shown).toBe(isCut ? `${text.slice(0, shown.length - 2)} …` : text);
      if (isCut && /^\S+ \S/.test(shown.slice(0, -2))) expect(text.charAt(shown.length - 2)).toBe(' ');
    }),
  );
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
  assert(
    property(string(), string(), (title, description) => void seo.answer({ ...hit, title, description })),
  );
});
