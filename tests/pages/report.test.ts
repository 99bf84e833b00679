import { expect, test } from 'vitest';
import { findingsOf, readPages } from '../../build/report/report.ts';
import { absolute, builtPages, meta, texts } from './built-pages.ts';

const pages = readPages('dist');

test('the report tells every page as it is built, and whom nobody leads to', () => {
  expect(pages.map(({ url, title, description }) => [url, title, description])).toEqual(
    builtPages.map((page) => [absolute(page.path), texts(page, 'title')[0], meta(page, 'description')]),
  );
  const [home, entry] = ['/', '/lexikon/http/'].map((path) => pages.find((page) => page.path === path)!);
  expect(home!.inNavigation).toBe(true);
  expect(entry!.linkedFrom).toContain('/lexikon/');
  // A page that leads to itself brings nobody there.
  expect(pages.filter(({ path, linkedFrom }) => linkedFrom.includes(path))).toEqual([]);
  expect(pages.flatMap(findingsOf)).toEqual([]);
  expect(findingsOf({ ...entry!, linkedFrom: [] })).toEqual(['Keine andere Seite verweist hierher.']);
});
