import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { afterAll, expect, test } from 'vitest';
import { beitraege } from '../../src/content/beitraege.ts';
import * as renderer from '../../src/prerender.tsx';
import { turnedDate } from '../../src/day.ts';
import { ownerName } from '../../src/site.ts';
import { checkedSite } from '../site.fixture.ts';
import { feedFile } from './feed.ts';
import { copyContent } from '../example-content.fixture.ts';

type FeedEntry = Record<'id' | 'title' | 'published' | 'updated' | 'summary', string> & {
  category: { term: string }[];
  content: { '#text': string; type: string };
};
type Feed = Record<'id' | 'title' | 'updated', string> & {
  link: { rel: string; href: string }[];
  author: { name: string };
  entry: FeedEntry[];
};

const RFC_3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/;

const root = mkdtempSync(join(tmpdir(), 'feed-'));
afterAll(() => rmSync(root, { recursive: true }));
copyContent(root);
const { site } = renderer;
const { content, pages } = checkedSite(root);
const posts = content.read({ beitraege }).beitraege;
const xml = String(feedFile(site, pages).content);
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  htmlEntities: false,
  isArray: (name) => name === 'entry' || name === 'category',
});
const { feed } = parser.parse(xml) as { feed: Feed };

test('the feed is well-formed and has what RFC 4287 requires', () => {
  expect(XMLValidator.validate(xml)).toBe(true);
  expect(feed.author.name).toBe(ownerName(site));
  const published = posts.map(({ data }) => turnedDate(data.publishDate));
  expect(feed.entry.map((entry) => entry.published.slice(0, 10))).toEqual(published.toSorted().toReversed());
  expect(feed.link).toContainEqual(expect.objectContaining({ rel: 'self', href: `${site.origin}feed.xml` }));
  for (const item of [feed, ...feed.entry]) {
    expect(item.id).toMatch(/^https:/);
    expect(item.title).toMatch(/\S/);
    expect(item.updated).toMatch(RFC_3339);
  }
  expect(new Set(feed.entry.map(({ id }) => id)).size).toBe(feed.entry.length);
});

test('a post that was revised says so with the day', () => {
  const revised = pages.map((page) => ({ ...page, changed: '2099-12-31' }));
  const { feed: told } = parser.parse(String(feedFile(site, revised).content)) as { feed: Feed };
  for (const { updated } of [told, ...told.entry]) expect(updated).toBe('2099-12-31T12:00:00Z');
});

test('an entry carries the whole text, and nothing in it depends on the page around it', () => {
  for (const { slug, article, data } of posts) {
    const { content: text } = feed.entry.find(({ id }) => id.endsWith(`/${slug}/`))!;
    expect(text.type).toBe('html');
    for (const { id } of article.headings) expect(text['#text']).toContain(`id="${id}"`);
    expect(text['#text'].match(/<h3>/g)).toHaveLength(data.faq.length);
    for (const { href } of article.links)
      expect(text['#text']).toContain(
        `<a href="${href.startsWith('/') ? site.origin + href.slice(1) : href}"`,
      );
    expect(text['#text']).not.toMatch(/<[^>]+ (href|src)="(?!https?:)/);
    expect(text['#text']).not.toMatch(/<(button|script|style)/);
  }
});

test('what the owner writes is text in the feed, whatever signs are in it', () => {
  const words = '1 < 2 & "drei" <b>';
  const owner = { ...site.owner, lastName: words };
  const written = pages.map(({ feed, feedTitle, ...page }) => ({
    ...page,
    ...(feed && { feed: { ...feed, title: words, summary: words, tags: [words] } }),
    ...(feedTitle && { feedTitle: { title: words, subtitle: words } }),
  }));
  const own = { ...site, owner };
  const { content } = feedFile(own, written);
  expect(XMLValidator.validate(String(content))).toBe(true);
  const { feed: told } = parser.parse(String(content)) as { feed: Feed };
  expect(told).toMatchObject({ title: words, subtitle: words, author: { name: ownerName(own) } });
  for (const { title, summary, category } of told.entry) {
    expect([title, summary]).toEqual([words, words]);
    for (const { term } of category) expect(term).toBe(words);
  }
});
