import { array, assert, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import robots, { decisionFor, readRobots } from './robots-txt.ts';

const mayRead = (file: string, crawler: string, path: string) =>
  decisionFor(readRobots(file), crawler, path).isAllowed;

const GROUPS =
  'allow: /foo/bar/\n\nuser-agent: FooBot\ndisallow: /\nallow: /x/\nuser-agent: BarBot\ndisallow: /\nallow: /y/\n\n\nallow: /w/\nuser-agent: BazBot\n\nuser-agent: FooBot\nallow: /z/\ndisallow: /';
const only = (...rules: string[]) => ['user-agent: FooBot', ...rules].join('\n');

/** What Google's parser (github.com/google/robotstxt) answers in its own tests, but for what it calls its own. */
test.each([
  ['foo: FooBot\nbar: /', '/x/y', true],
  [GROUPS, '/x/b', true],
  [GROUPS, '/z/d', true],
  [GROUPS, '/y/c', false],
  [GROUPS, '/foo/bar/', false],
  ['uSeR-aGeNt: FOOBOT bar\nAlLoW: /x/\ndIsAlLoW: /', '/a/b', false],
  ['user-agent: *\nallow: /\nuser-agent: FooBot\ndisallow: /', '/x/y', false],
  ['user-agent: BarBot\ndisallow: /', '/x/y', true],
  [only('disallow: /X/'), '/x/y', true],
  [only('disallow: /x/page.html', 'allow: /x/'), '/x/page.html', false],
  [only('disallow: ', 'allow: '), '/x/page.html', true],
  [only('disallow: /', 'allow: /'), '/x/page.html', true],
  [only('allow: /x/page.', 'disallow: /*.html'), '/x/page.html', true],
  ['User-agent: *\nDisallow: /x/\nUser-agent: FooBot\nDisallow: /y/', '/x/page', true],
  [only('disallow: /', 'allow: /foo/bar/ツ'), '/foo/bar/%E3%83%84', true],
  [only('disallow: /', 'allow: /foo/bar/%62%61%7A'), '/foo/bar/%62%61%7A', true],
  [only('disallow: /foo/bar$', 'allow: /foo/bar/qux'), '/foo/bar/', true],
  [only('# Disallow: /', 'Disallow: /foo/quz#qux', 'allow: /'), '/foo/quz', false],
  [only('disallow: /', 'allow: /*.php'), '/windows.PHP', false],
  [only('disallow: /', 'allow: /*.php$'), '/filename.php?parameters', false],
  [only('allow: /$', 'disallow: /'), '/page.html', false],
])('%j %s: %s', (file, path, isAllowed) => {
  expect(mayRead(file, 'FooBot/2.1', path)).toBe(isAllowed);
});

const letters = (...all: string[]) =>
  array(constantFrom(...all), { maxLength: 8 }).map((some) => `/${some.join('')}`);

test('a pattern fits what the same regular expression fits', () => {
  assert(
    property(letters('a', 'b', '/', '*', '$'), letters('a', 'b', '/', '$'), (pattern, path) => {
      const [, body, end] = /^(.*?)(\$?)$/.exec(pattern)!;
      const source = body!.replaceAll('$', '\\$').replaceAll('*', '.*');
      const isBlocked = new RegExp(`^${source}${end}`).test(path);
      expect(mayRead(only(`disallow: ${pattern}`), 'foobot', path)).toBe(!isBlocked);
    }),
    { numRuns: 2000 },
  );
});

test('it names the line, what AI crawlers may, and what is missing', () => {
  const file = 'User-agent: *\r\nDisallow: /b # alles\r\n';
  const { verdict, findings } = robots.answer({ file, address: 'https://x.example/b?c', crawler: 'Bingbot' });
  expect(verdict).toBe('Bingbot darf /b?c nicht abrufen');
  expect(findings![0]!.text).toBe('Gruppe für alle, Zeile 2: Disallow: /b');
  expect(findings![2]!.text).toContain('PerplexityBot darf nicht');
  expect(robots.answer({ file, address: '/', crawler: '' }).problem!.field).toBe('crawler');
  expect(robots.answer({ file, address: '//', crawler: 'a' }).problem!.field).toBe('address');
});
