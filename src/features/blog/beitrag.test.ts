import { expect, test } from 'vitest';
import { shareLinks } from './beitrag.tsx';

test('a title arrives whole, whatever signs are in it', () => {
  const url = 'https://www.ada-lang.de/blog/neu/';
  const title = 'SEO & KI: 100 % mehr? #1 + 2';
  const [, x, , mail] = shareLinks(url, title).map(({ href }) => new URL(href));
  expect(Object.fromEntries(x!.searchParams)).toEqual({ text: title, url });
  expect(mail!.searchParams.get('subject')).toBe(title);
  expect(mail!.searchParams.get('body')).toContain(title);
});
