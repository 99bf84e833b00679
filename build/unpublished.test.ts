import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import * as renderer from '../src/prerender.tsx';
import type { ContentCache } from './content/read-content.ts';
import { stopOn } from './content/content-error.ts';
import { copyContent, examplePost, fields, ownPhotos } from './example-content.fixture.ts';
import { FEED_PATH } from './files/feed.ts';
import { wellKnownFiles } from './files/well-known-files.ts';
import { checkedSite, printedPage } from './site.fixture.ts';
import { checkPrinted, checkSite, hintsFor, readPlanned, readSite, type UnprintedSite } from './read-site.ts';
import { today } from './today.ts';

const root = mkdtempSync(join(tmpdir(), 'entwurf-'));
/** Texts that no test has touched are read once. */
const cache: ContentCache = new Map();
const write = (slug: string, source: string) => writeFileSync(join(root, `content/blog/${slug}.md`), source);
copyContent(root);
afterEach(() => {
  for (const slug of ['neu', 'spaeter', 'preis', 'verweist'])
    rmSync(join(root, `content/blog/${slug}.md`), { force: true });
});
afterAll(() => rmSync(root, { recursive: true }));

const read = (today: string, withUnpublished = false) => checkedSite(root, { today, withUnpublished, cache });
const pathsOf = ({ pages }: UnprintedSite) => pages.map(({ path }) => path);
/** Everything that a visitor or a machine could read. */
const everything = (site: UnprintedSite) =>
  [
    ...site.pages.map(({ path }) => printedPage(site, path)),
    ...wellKnownFiles(renderer.site, site.pages).map(({ content }) => String(content)),
  ].join('\n');

const NEW_YEAR = '2100-01-01';
const DRAFT = { draft: 'true', publishDate: '"01.01.2025"' };

test.each([
  ['a draft', DRAFT, NEW_YEAR],
  ['a post with a future date', {}, '2099-12-30'],
])('%s is on no page, in no list and in no file for machines', (_name, changed, day) => {
  write('neu', examplePost(changed));
  const site = read(day);
  expect(pathsOf(site)).not.toContain('/blog/neu/');
  expect(everything(site)).not.toContain('/blog/neu');
  expect(everything(site)).not.toContain(fields.h1);
  expect(hintsFor(site, renderer.site)[0]).toMatchObject({ file: 'content/blog/neu.md' });
});

test('a post is out on its day', () => {
  write('neu', examplePost());
  expect(pathsOf(read('2099-12-31'))).toContain('/blog/neu/');
});

test('the development server shows both, with a mark on the post and on its card', () => {
  write('neu', examplePost(DRAFT));
  write('spaeter', examplePost({ id: '9005', title: 'Ein späterer Beitrag' }));
  const site = read('2099-12-30', true);
  for (const [path, mark] of [
    ['/blog/neu/', 'Entwurf'],
    ['/blog/spaeter/', 'erscheint am 31.12.2099'],
  ]) {
    for (const html of [printedPage(site, path!), printedPage(site, '/blog/')])
      expect(html).toMatch(new RegExp(`class=\\\\"stamp\\\\">${mark}<`));
  }
});

test('what a draft will cost stands in no other text', () => {
  const offers = '{ items: [{ id: eins, preis: 777 €, interval: einmalig }] }';
  writeFileSync(join(root, 'content/leistungen/neu.yaml'), `draft: true\noffers: ${offers}\n`);
  write('preis', examplePost({ publishDate: '"01.01.2025"' }, '\nkostet {{preis.neu.eins}}\n'));
  const unknown = '{{preis.neu.eins}}: Diesen Wert gibt es';
  expect(() => read(NEW_YEAR)).toThrow(unknown);
  // The development server knows it, and complains of what the draft does not have yet.
  expect(() => read(NEW_YEAR, true)).toThrow('content/leistungen/neu.yaml:1  head');
  expect(() => read(NEW_YEAR, true)).not.toThrow(unknown);
  rmSync(join(root, 'content/leistungen/neu.yaml'));
});

test('a draft may be unfinished: it holds up nobody', () => {
  write('neu', '---\ndraft: true\nh1: Nur ein Gedanke\n---\n\n![](fehlt.jpg)\n');
  expect(() => read(NEW_YEAR)).not.toThrow();
  expect(() => read(NEW_YEAR, true)).toThrow('content/blog/neu.md');
});

test.each([
  [DRAFT, /Entwurf/],
  [{}, /31\.12\.2099/],
])('a link to one is a mistake that says why, with file and line: %o', (changed, reason) => {
  write('neu', examplePost(changed));
  write('verweist', examplePost({ publishDate: '"01.01.2025"' }, '\n[bald](/blog/neu/)\n'));
  const site = readSite(root, renderer, { today: '2099-12-30', photos: ownPhotos, cache });
  const documents = site.pages.map((page) => ({ page, html: '' }));
  expect(checkPrinted(site, documents, [])).toContainEqual({
    file: 'content/blog/verweist.md',
    line: 18,
    field: 'Verweis',
    message: expect.stringMatching(reason) as string,
  });
});

test.each([
  ['title: Ein neuer Beitrag\n', '', 'title: Dieses Feld fehlt'],
  ['31.12.2099', '31.11.2099', 'publishDate: Diesen Tag gibt es nicht'],
  ['[Verweis](/lexikon/api/)', '[Verweis](/lexikon/apo/)', '/lexikon/apo/ führt ins Leere'],
  ['[Verweis](/lexikon/api/)', 'Text[^rfc]', 'Zu [^rfc] fehlt die Quelle'],
])('a planned post is checked before its day, which the sentence names: %s → %s', (right, wrong, told) => {
  write('neu', examplePost().replace(right, wrong));
  const site = read('2099-01-01');
  const problems = () => {
    const planned = readPlanned(root, site, renderer, { photos: ownPhotos });
    stopOn(checkSite(root, planned, renderer));
  };
  expect(problems).toThrow(told);
});

test('the day changes at midnight in Germany, and an earlier one can be built again', () => {
  const at = (moment: string) => today({ SOURCE_DATE_EPOCH: String(Date.parse(moment) / 1000) });
  expect(at('2026-03-14T22:59:00Z')).toBe('2026-03-14');
  expect(at('2026-03-14T23:00:00Z')).toBe('2026-03-15');
  expect(today({})).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

// The last test: it takes the other posts away.
test('a blog whose posts are all still to come has an overview that says so, and an empty feed', () => {
  for (const file of globSync(`${root}/content/**/*.{md,yaml}`)) {
    if (file.includes('/blog/')) rmSync(file);
    else writeFileSync(file, readFileSync(file, 'utf8').replace(/\/blog\/[\w-]+\//g, '/blog/'));
  }
  write('neu', examplePost(DRAFT));
  const site = read(NEW_YEAR);
  expect(printedPage(site, '/blog/')).toContain('erscheint hier');
  const feed = wellKnownFiles(renderer.site, site.pages).find(({ path }) => path === FEED_PATH);
  expect(String(feed!.content)).toContain('<updated>2100-01-01');
  expect(String(feed!.content)).not.toContain('<entry>');
});
