import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BeitragData } from '../src/pages/beitrag.tsx';
import type { BlogData } from '../src/pages/blog.tsx';
import { tocOf } from './blog-pages.ts';
import { type Content, loadContent } from './content/load.ts';
import { feedFile } from './feed.ts';
import { pagesOf } from './pages.ts';
import { drawingsOf } from './sheet-files.ts';

const FILE = 'content/blog/neuer-beitrag.md';
const PATH = '/blog/neuer-beitrag/';
const long = 'Ein Satz, der lang genug ist, um die geforderte Zahl von Zeichen zu erreichen. '
  .repeat(2)
  .trim();

/** The head of another post, field by field, so that a test can spoil one of them. */
const fields = {
  id: '4',
  title: 'Ein neuer Beitrag',
  h1: 'Ein neuer Beitrag zur Probe',
  metaDesc: long.slice(0, 150),
  publishDate: '31.12.2099',
  image_by: 'Erika Muster',
  image_by_link: 'https://bilder.example/erika',
  excerpt: long,
  blog_description: long,
  tags: '[Probe]',
  summary: '{ topic: Thema, points: [eins, zwei, drei], conclusion: Schluss }',
  service: '{ text: Ansehen, to: /leistungen/seo/ }',
  faq: `[${`{ question: Wie viele sind es?, answer: "${long}" },`.repeat(3)}]`,
  drawing: `{ form: layers, alt: "${long}", note: vier, layers: [${'{ text: Schicht, detail: liegt },'.repeat(3)}] }`,
};
const body = '\n## Größe zählt\n\nText mit [Verweis](/lexikon/api/).\n\n### Maß und Übung\n\nText\n';

const post = (changed: Record<string, string | undefined> = {}) => {
  const lines = Object.entries({ ...fields, ...changed }).filter(([, value]) => value !== undefined);
  return `---\n${lines.map(([name, value]) => `${name}: ${value}`).join('\n')}\n---\n${body}`;
};

let root: string;
const write = (source: string) => writeFileSync(join(root, FILE), source);

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'blog-'));
  // One entry of the glossary is enough, and loads faster than all.
  const filter = (file: string) => !/lexikon\/(?!api)/.test(file);
  cpSync('content', join(root, 'content'), { recursive: true, filter });
});
afterAll(() => rmSync(root, { recursive: true }));

describe('one more Markdown file is all that another post needs', () => {
  let content: Content;
  beforeAll(async () => {
    write(post());
    content = await loadContent(root);
  });
  const dataOf = (path: string) => pagesOf(content).find((page) => page.path === path)?.data;

  test('the overview lists it first, because it is the newest', () => {
    const { posts, kicker } = dataOf('/blog/') as BlogData;
    expect(posts).toHaveLength(content.blog.length);
    expect(posts[0]).toMatchObject({
      path: PATH,
      title: fields.h1,
      excerpt: fields.excerpt,
      image: { by: fields.image_by, byLink: fields.image_by_link },
    });
    expect(kicker).toContain(String(content.blog.length));
  });

  test('it has a page with contents, reading time and dates', () => {
    expect(dataOf(PATH)).toMatchObject({
      published: '2099-12-31',
      minutes: 1,
      service: { label: 'Ansehen', to: '/leistungen/seo/' },
      toc: [
        { id: 'groesse-zaehlt', text: 'Größe zählt', level: 2 },
        { id: 'mass-und-uebung', text: 'Maß und Übung', level: 3 },
      ],
    } satisfies Partial<BeitragData>);
  });

  test('its picture is drawn, and the feed and the glossary know it', () => {
    expect(drawingsOf(content).flatMap(({ paths }) => paths)).toContain(
      '/assets/blog/neuer-beitrag-hero.webp',
    );
    expect(feedFile(content).content.toString()).toContain(`<title>${fields.h1}</title>`);
    expect(dataOf('/lexikon/api/')).toMatchObject({
      mentions: expect.arrayContaining([{ path: PATH, label: fields.h1 }]),
    });
  });
});

describe('a mistake in the head stops the build with file, line and field', () => {
  test.each([
    ['a missing field', { excerpt: undefined }, ':2  excerpt: Dieses Feld fehlt.'],
    ['an unknown field', { autor: 'Erika' }, ':16  autor: Dieses Feld gibt es nicht.'],
    ['a date in another form', { publishDate: '2099-12-31' }, ':6  publishDate: Das Datum hat die Form'],
    ['an address without protocol', { image_by_link: 'bilder' }, ':8  image_by_link: Das ist keine'],
    ['no tag', { tags: '[]' }, ':11  tags: Mindestens 1 Einträge, es sind 0.'],
    ['a path without slashes', { service: '{ text: x, to: seo }' }, ':13  service.to: Ein Pfad beginnt'],
    ['an unknown drawing', { drawing: '{ form: foto }' }, ':15  drawing'],
  ])('%s', async (_name, changed, complaint) => {
    write(post(changed));
    await expect(loadContent(root)).rejects.toThrow(FILE + complaint);
  });

  test('several at once are told at once', async () => {
    write(post({ id: 'vier', tags: '[]' }));
    await expect(loadContent(root)).rejects.toThrow(/ {2}id: [^\n]+\n[^\n]+ {2}tags: /);
  });
});

test('the table of contents ends before the questions', () => {
  const heading = (text: string) => ({ id: text, text, level: 2 as const });
  const headings = [heading('Anfang'), heading('Fragen (FAQ)'), heading('Danach')];
  expect(tocOf(headings)).toEqual([heading('Anfang')]);
  expect(tocOf(headings.slice(0, 1))).toEqual([heading('Anfang')]);
});
