import { expect, test } from 'vitest';
import robots, { decisionFor, readRobots } from './robots-txt.ts';

const mayRead = (file: string, crawler: string, path: string) =>
  decisionFor(readRobots(file), crawler, path).isAllowed;

const GROUPS =
  'allow: /foo/bar/\n\nuser-agent: FooBot\ndisallow: /\nallow: /x/\nuser-agent: BarBot\ndisallow: /\nallow: /y/\n\n\nallow: /w/\nuser-agent: BazBot\n\nuser-agent: FooBot\nallow: /z/\ndisallow: /';
const only = (...rules: string[]) => ['user-agent: FooBot', ...rules].join('\n');

const LOCKED = 'user-agent: FooBot\ndisallow: /';
const FISH = '/fish /fish.html /fish/salmon.html /fishheads /fishheads/yummy.html /fish.html?id=anything';

/**
 * What Google's parser answers in its own tests (github.com/google/robotstxt, April 2026): which paths the crawler may
 * fetch, and which not. Left out is what it calls its own (a missing colon, `index.html`, the length of a line), and
 * that it does not decode `%62`, as RFC 9309 wants.
 */
test.each([
  [LOCKED, 'FooBot', '', '/ /x/y'],
  [GROUPS, 'FooBot', '/x/b /z/d', '/y/c /foo/bar/'],
  [GROUPS, 'BarBot', '/y/c /w/a', '/z/d /foo/bar/'],
  [GROUPS, 'BazBot', '/z/d', '/foo/bar/'],
  ['User-agent: BarBot\nSitemap: https://foo.bar/sitemap\nUser-agent: *\nDisallow: /', 'BarBot', '', '/'],
  ['uSeR-aGeNt: FOOBOT\nAlLoW: /x/\ndIsAlLoW: /', 'foobot', '/x/y', '/a/b'],
  ['User-Agent: *\nDisallow: /\nUser-Agent: Foo Bar\nAllow: /x/\nDisallow: /', 'Foo', '/x/y', '/a'],
  ['user-agent: *\nallow: /\nuser-agent: FooBot\ndisallow: /', 'FooBot', '', '/x/y'],
  ['user-agent: FooBot\nallow: /\nuser-agent: BarBot\ndisallow: /', 'QuxBot', '/x/y', ''],
  ['user-agent: *bot\ndisallow: /', 'FooBot', '/', ''],
  [only('disallow: /X/'), 'FooBot', '/x/y', ''],
  [only('disallow: /x/page.html', 'allow: /x/'), 'FooBot', '', '/x/page.html'],
  [only('allow: /x/page.html', 'disallow: /x/'), 'FooBot', '/x/page.html', '/x/'],
  [only('disallow: ', 'allow: '), 'FooBot', '/x/page.html', ''],
  [only('disallow: /x', 'allow: /x/'), 'FooBot', '/x/', '/x'],
  [only('allow: /page', 'disallow: /*.html'), 'FooBot', '/page', '/page.html'],
  ['User-agent: *\nDisallow: /x/\nUser-agent: FooBot\nDisallow: /y/', 'FooBot', '/x/page', '/y/page'],
  [`${LOCKED}\nallow: /foo/bar/ツ`, 'FooBot', '/foo/bar/%E3%83%84', '/foo/bar/%E3'],
  [`${LOCKED}\nallow: /foo/bar/%62%61%7A`, 'FooBot', '/foo/bar/%62%61%7A', ''],
  [only('disallow: /ツツ', 'allow: /*%E3%83%84'), 'FooBot', '/ツ', '/ツツ'],
  [
    only('disallow: /foo/bar/quz', 'allow: /foo/*/qux'),
    'FooBot',
    '/foo/quz /foo//quz /foo/bax/quz',
    '/foo/bar/quz',
  ],
  [
    only('disallow: /foo/bar$', 'allow: /foo/bar/qux'),
    'FooBot',
    '/foo/bar/qux /foo/bar/ /foo/bar/baz',
    '/foo/bar',
  ],
  [only('# Disallow: /', 'Disallow: /foo/quz#qux', 'allow: /'), 'FooBot', '/foo/bar', '/foo/quz'],
  [`${LOCKED}\nallow: /fish`, 'FooBot', FISH, '/bar /Fish.asp /catfish /?id=fish'],
  [
    `${LOCKED}\nallow: /*.php$`,
    'FooBot',
    '/b.php /a/b.php',
    '/b.php?c /b.php/ /b.php5 /php/ /b?php /aphpa //w.PHP',
  ],
  [`${LOCKED}\nallow: /fish*.php`, 'FooBot', '/fish.php /fishheads/catfish.php?p', '/bar /Fish.PHP'],
  [only('disallow: /folder', 'allow: /folder'), 'FooBot', '/folder/page', ''],
  [only('allow: /$', 'disallow: /'), 'FooBot', '/', '/page.html'],
  ['\uFEFFUser-agent: FooBot\rDisallow: /\r', 'FooBot/2.1', '', '/'],
  ['User-agent: FooBot\n\uFEFFDisallow: /x', 'FooBot', '/x', ''],
])('%j %s: %s, not %s', (file, crawler, allowed, refused) => {
  const paths = `${allowed} ${refused}`.split(' ').filter(Boolean);
  const isAllowed = (path: string) => mayRead(file, crawler, path);
  expect(paths.filter(isAllowed).join(' ')).toBe(allowed);
});

test('it names the line, what AI crawlers may, and what is missing', () => {
  const file = 'User-agent: *\r\nDisallow: /b # alles\r\n';
  const { verdict, findings } = robots.answer({ file, address: 'https://x.example/b?c', crawler: 'Bingbot' });
  expect(verdict).toBe('Bingbot darf /b?c nicht abrufen');
  expect(findings![0]!.text).toBe('Gruppe für alle, Zeile 2: Disallow: /b');
  expect(findings![2]!.text).toContain('PerplexityBot darf nicht');
  expect(robots.answer({ file, address: '/', crawler: '' }).problem!.field).toBe('crawler');
  for (const address of ['//', 'x.example/b'])
    expect(robots.answer({ file, address, crawler: 'a' }).problem!.field).toBe('address');
});
