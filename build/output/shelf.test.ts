import { expect, test } from 'vitest';
import { openShelf } from './shelf.ts';

test('texts come back whole, in any order', () => {
  const shelf = openShelf();
  const texts = ['Maß und Mitte', '', 'Ä'.repeat(100_000), '🙂 Schluss'];
  const laid = texts.map(shelf.lay);
  expect(laid.toReversed().map((get) => get())).toEqual(texts.toReversed());
  shelf.close();
});
