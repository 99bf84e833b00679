import { assert, integer, property, string, stringMatching } from 'fast-check';
import { expect, test } from 'vitest';
import experiment, { cutAt, widthOf } from './seo.ts';

const german = stringMatching(/^[a-zäöüß ]{1,120}$/);

test('what is shown fits, begins the text, and ends behind a word', () => {
  assert(
    property(german, integer({ min: 120, max: 900 }), (text, room) => {
      const shown = cutAt(text, 20, room);
      if (widthOf(text, 20) <= room) {
        expect(shown).toBe(text);
        return;
      }
      expect(widthOf(shown, 20)).toBeLessThanOrEqual(room);
      expect(shown.endsWith(' …')).toBe(true);
      expect(text.startsWith(shown.slice(0, -2))).toBe(true);
      const next = text.charAt(shown.length - 2);
      if (/ \S/.test(text.slice(0, shown.length))) expect(next).toBe(' ');
    }),
  );
});

test('whatever is typed has an answer', () => {
  assert(
    property(string(), string(), string({ maxLength: 2000 }), (title, path, description) => {
      experiment.answer({ title, address: `https://x.example/${path}`, description });
    }),
  );
});

const hit = {
  title: 'Dichtung für Presse P200',
  address: 'https://fuchs.example/a/%C3%B6l/',
  description: 'O-Ring aus NBR.',
};
const terms = (some: Partial<typeof hit>) =>
  experiment.answer({ ...hit, ...some }).findings!.flatMap(({ term, isBad }) => (isBad ? term : []));

test('it tells what is said twice, and what is missing', () => {
  expect(terms({})).toEqual([]);
  expect(terms({ title: 'Dichtung, Dichtung' })).toEqual(['Doppelt im Titel']);
  expect(terms({ title: 'Dichtung von Fuchs' })).toEqual(['Doppelt über dem Titel']);
  expect(terms({ description: 'Die Dichtung P200 für jede Presse.' })).toEqual(['Doppelt im Treffer']);
  expect(terms({ description: ' ' })).toEqual(['Beschreibung']);
});

test('it shows the address readable, and asks for what is missing', () => {
  expect(experiment.answer(hit).results![0]!.address).toBe('fuchs.example › a › öl');
  expect(experiment.answer({ ...hit, address: 'https://x.example/%ff' }).results![0]!.address).toBe(
    'x.example › %ff',
  );
  expect(experiment.answer({ ...hit, title: '' }).problem!.field).toBe('title');
  expect(experiment.answer({ ...hit, address: 'fuchs' }).problem!.field).toBe('address');
});
