import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as renderer from '../src/prerender.tsx';
import { copyContent, examplePost, exampleService, fields } from './example-content.fixture.ts';
import { feedFile } from './files/feed.ts';
import { sheetFiles } from './files/files-beside-pages.ts';
import { checkedSite, printedPage } from './site.fixture.ts';
import type { UnprintedSite } from './read-site.ts';

const FILE = 'content/blog/neuer-beitrag.md';
const PATH = '/blog/neuer-beitrag/';
/** The day after the example post is published (31.12.2099). */
const today = '2100-01-01';

let root: string;
const write = (source: string) => writeFileSync(join(root, FILE), source);

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'blog-'));
  copyContent(root);
});
afterAll(() => rmSync(root, { recursive: true }));

describe('one more Markdown file is all that another post needs', () => {
  let site: UnprintedSite;
  beforeAll(() => {
    write(examplePost());
    site = checkedSite(root, { today });
  });

  test('the overview lists it first, because it is the newest', () => {
    const overview = printedPage(site, '/blog/').replace(/<section class=\\"closing.*?<\/section>/, '');
    const titles = [...overview.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, title]) => title);
    expect(titles).toHaveLength(site.pages.filter(({ feed }) => feed).length);
    expect(titles[0]).toBe(fields.h1);
    for (const shown of [PATH, fields.excerpt, fields.image_by, fields.image_by_link]) {
      expect(overview).toContain(shown);
    }
  });

  test('it has a page with contents, dates and the service it is about', () => {
    expect(site.pages.find(({ path }) => path === PATH)).toMatchObject({
      changed: '2099-12-31',
      data: {
        head: { article: { published: '2099-12-31' } },
        toc: [
          { id: 'groesse-zaehlt', text: 'Größe zählt', level: 2 },
          { id: 'mass-und-uebung', text: 'Maß und Übung', level: 3 },
        ],
      },
    });
    expect(printedPage(site, PATH)).toContain(`href=\\"${exampleService}\\">Ansehen`);
  });

  test('its picture is drawn, and the feed and the glossary know it', () => {
    expect(sheetFiles(renderer.site, site.pages).map(({ path }) => path)).toContain(
      '/assets/blog/neuer-beitrag-hero.webp',
    );
    expect(String(feedFile(renderer.site, site.pages).content)).toContain(`<title>${fields.h1}</title>`);
    expect(printedPage(site, '/lexikon/api/')).toContain(PATH);
  });
});

test('an entry names also those texts that link to one of its chapters', () => {
  write(examplePost({}, '\n## Größe zählt\n\nText mit [Verweis](/lexikon/api/#ein-abschnitt).\n'));
  const entry = printedPage(checkedSite(root, { today }), '/lexikon/api/');
  expect(/Erwähnt in.*?<\/ul>/.exec(entry)?.[0]).toContain(PATH);
});

test('markup in a text stays a text, in the blocks of data, too', async () => {
  const name = 'Was </script><img src=x> tut';
  write(examplePost({ title: name, h1: name }));
  const site = checkedSite(root, { today });
  const data: unknown = JSON.parse(printedPage(site, PATH));
  const styles = { siteStyles: '/site.css', rareStyles: '/rare.css', fonts: '/fonts.css' };
  const themeColors = { light: '#fff', dark: '#000' };
  const assets = { build: '', firstScript: '', chunks: [], ...styles, themeColors };
  const html = await renderer.render({
    path: PATH,
    content: { screen: 'article', data },
    leistungen: [],
    assets,
  });
  expect(html).not.toContain('<img src=x>');
  const blocks = [...html.matchAll(/<script type="application\/(?:ld\+)?json"[^>]*>(.*?)<\/script>/gs)];
  expect(blocks).toHaveLength(2);
  for (const [, json] of blocks) expect(JSON.stringify(JSON.parse(json!))).toContain(name);
});

test('an offer may scale its icon down, and the card shows it smaller', () => {
  const service = `content${exampleService.slice(0, -1)}.yaml`;
  rmSync(join(root, FILE), { force: true });
  const source = readFileSync(service, 'utf8');
  writeFileSync(join(root, service), source.replace(/^( {4,})icon: \w+$/m, '$&\n$1scaleDown: 0.8'));
  const card = printedPage(checkedSite(root, { today }), exampleService);
  expect(card).toContain('-7 -7 70 70');
});
