import { expect, test } from 'vitest';
import { pathOf, routeAt, routes } from './routes.ts';

test.each(Object.entries(routes).filter(([id]) => id !== 'eintragUnbekannt'))(
  '%s finds itself',
  (id, { path }) => {
    expect(routeAt(path.replace(':slug', 'beispiel'))).toBe(id);
  },
);

test('every path starts and ends with a slash', () => {
  for (const { path } of Object.values(routes)) expect(path).toMatch(/^\/(.*\/)?$/);
});

test.each(['', '/blog', '/blog/a/b/', '/nirgends/', '/lexikon//', '//blog/'])('%s is no screen', (path) => {
  expect(routeAt(path)).toBeUndefined();
});

test('a slug goes into its place', () => {
  expect(pathOf('eintrag', 'JavaScript-Frameworks')).toBe('/lexikon/JavaScript-Frameworks/');
});
