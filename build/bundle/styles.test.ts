import { expect, test } from 'vitest';
import { withoutUnused, wordsInStrings } from './styles.ts';

const used = (css: string, ...classes: string[]) =>
  withoutUnused(css, (name) => classes.includes(name))
    .replaceAll(/\s+/g, ' ')
    .trim();

test('rules for classes that do not occur are left out, also inside others', () => {
  expect(used('.a { top: 0; .b { left: 0 } .c & { right: 0 } }', 'a', 'c')).toBe(
    '.a { top: 0; .c & { right: 0 } }',
  );
  expect(used('.a, .b, p { top: 0 }', 'b')).toBe('.b, p { top: 0 }');
  expect(used('@media print { .a .b { top: 0 } }', 'a')).toBe('@media print { }');
});

test('what stands in parentheses is not judged', () => {
  const css = '.a:not(.b):has(.c :is(.d)) { top: 0 }';
  expect(used(css, 'a')).toBe(css);
});

test('code adds the classes that it names, and not those that it looks for', () => {
  const code = "const shown = open ? 'menu menu--open' : `menu`; document.querySelector('main .prose > p')";
  expect(wordsInStrings(code)).toEqual(['menu', 'menu--open', 'menu', 'main', 'p']);
});
