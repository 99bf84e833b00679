import { expect, test } from 'vitest';
import { wordsInStrings } from './styles.ts';

test('code adds the classes that it names, and not those that it looks for', () => {
  const code = "const shown = open ? 'menu menu--open' : `menu`; document.querySelector('main .prose > p')";
  expect(wordsInStrings(code)).toEqual(['menu', 'menu--open', 'menu', 'main', 'p']);
});
