import { array, assert, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import experiment, { decisionFor, readRobots } from './robots-txt.ts';

const mayRead = (file: string, crawler: string, path: string) =>
  decisionFor(readRobots(file).groups, crawler, path).isAllowed;

const GROUPS =
  'allow: /foo/bar/\n\nuser-agent: FooBot\ndisallow: /\nallow: /x/\nuser-agent: BarBot\ndisallow: /\nallow: /y/\n\n\nallow: /w/\nuser-agent: BazBot\n\nuser-agent: FooBot\nallow: /z/\ndisallow: /';
const only = (...rules: string[]) => ['user-agent: FooBot', ...rules].join('\n');

/** What Google's parser (github.com/google/robotstxt) answers in its own tests, but for what it calls its own. */
test.each([
  [only('disallow: /'), '/x/y', false],
  ['foo: FooBot\nbar: /', '/x/y', true],
  [GROUPS, '/x/b', true],
  [GROUPS, '/z/d', true],
  [GROUPS, '/y/c', false],
  [GROUPS, '/foo/bar/', false],
  ['USER-AGENT: FooBot\nALLOW: /x/\nDISALLOW: /', '/x/y', true],
  ['uSeR-aGeNt: FOOBOT bar\nAlLoW: /x/\ndIsAlLoW: /', '/a/b', false],
  ['user-agent: *\nallow: /\nuser-agent: FooBot\ndisallow: /', '/x/y', false],
  ['user-agent: BarBot\ndisallow: /', '/x/y', true],
  [only('disallow: /X/'), '/x/y', true],
  [only('disallow: /x/page.html', 'allow: /x/'), '/x/page.html', false],
  [only('allow: /x/page.html', 'disallow: /x/'), '/x/page.html', true],
  [only('allow: /x/page.html', 'disallow: /x/'), '/x/', false],
  [only('disallow: ', 'allow: '), '/x/page.html', true],
  [only('disallow: /', 'allow: /'), '/x/page.html', true],
  [only('disallow: /x', 'allow: /x/'), '/x', false],
  [only('allow: /page', 'disallow: /*.html'), '/page.html', false],
  [only('allow: /x/page.', 'disallow: /*.html'), '/x/page.html', true],
  ['User-agent: *\nDisallow: /x/\nUser-agent: FooBot\nDisallow: /y/', '/x/page', true],
  [
    only('disallow: /', 'allow: /foo/bar?qux=taz&baz=http://foo.bar?tar&par'),
    '/foo/bar?qux=taz&baz=http://foo.bar?tar&par',
    true,
  ],
  [only('disallow: /', 'allow: /foo/bar/ツ'), '/foo/bar/%E3%83%84', true],
  [only('disallow: /', 'allow: /foo/bar/%62%61%7A'), '/foo/bar/%62%61%7A', true],
  [only('disallow: /foo/bar/quz', 'allow: /foo/*/qux'), '/foo/bar/quz', false],
  [only('disallow: /foo/bar$', 'allow: /foo/bar/qux'), '/foo/bar', false],
  [only('disallow: /foo/bar$', 'allow: /foo/bar/qux'), '/foo/bar/', true],
  [only('# Disallow: /', 'Disallow: /foo/quz#qux', 'allow: /'), '/foo/quz', false],
  [only('disallow: /', 'allow: /fish'), '/fish.html?id=anything', true],
  [only('disallow: /', 'allow: /fish'), '/catfish', false],
  [only('disallow: /', 'allow: /fish*'), '/fishheads/yummy.html', true],
  [only('disallow: /', 'allow: /fish/'), '/fish', false],
  [only('disallow: /', 'allow: /*.php'), '/index?f=filename.php/', true],
  [only('disallow: /', 'allow: /*.php'), '/windows.PHP', false],
  [only('disallow: /', 'allow: /*.php$'), '/folder/filename.php', true],
  [only('disallow: /', 'allow: /*.php$'), '/filename.php?parameters', false],
  [only('disallow: /', 'allow: /*.php$'), '/filename.php5', false],
  [only('disallow: /', 'allow: /fish*.php'), '/fishheads/catfish.php?parameters', true],
  [only('allow: /p', 'disallow: /'), '/page', true],
  [only('allow: /folder', 'disallow: /folder'), '/folder/page', true],
  [only('allow: /page', 'disallow: /*.htm'), '/page.htm', false],
  [only('allow: /$', 'disallow: /'), '/', true],
  [only('allow: /$', 'disallow: /'), '/page.html', false],
])('%j %s: %s', (file, path, isAllowed) => {
  expect(mayRead(file, 'FooBot/2.1', path)).toBe(isAllowed);
});

const letters = (...all: string[]) =>
  array(constantFrom(...all), { maxLength: 8 }).map((some) => `/${some.join('')}`);

test('a pattern fits what the same regular expression fits', () => {
  assert(
    property(letters('a', 'b', '/', '*', '$'), letters('a', 'b', '/', '$'), (pattern, path) => {
      const source = pattern
        .replace(/\$$/, '\n')
        .replaceAll('$', '\\$')
        .replaceAll('*', '.*')
        .replace('\n', '$');
      const isBlocked = new RegExp(`^${source}`).test(path);
      expect(mayRead(only(`disallow: ${pattern}`), 'foobot', path)).toBe(!isBlocked);
    }),
    { numRuns: 2000 },
  );
});

test('it names the line, what it does not understand, and what AI crawlers may', () => {
  const file = 'User-agent: *\r\nDisallow /a\r\nDisallow: /b # alles\r\n';
  const { verdict, findings } = experiment.answer({
    file,
    address: 'https://x.example/b?c',
    crawler: 'Bingbot',
  });
  expect(verdict).toBe('Bingbot darf /b?c nicht abrufen');
  expect(findings![0]!.text).toBe('Gruppe für alle, Zeile 3: Disallow: /b');
  expect(findings![1]!.term).toBe('Zeile 2');
  expect(findings!.find(({ term }) => term === 'KI, Suche')!.text).toContain('PerplexityBot darf nicht');
  expect(experiment.answer({ file, address: '/', crawler: '' }).problem!.field).toBe('crawler');
  expect(experiment.answer({ file, address: '//', crawler: 'a' }).problem!.field).toBe('address');
});
