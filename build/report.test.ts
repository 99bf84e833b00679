import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeSiteFiles } from './output/site-files.ts';
import { readPages, type ReportedPage } from './report/pages.ts';
import { findingsOf, reportDocument } from './report/report.tsx';

const ORIGIN = 'https://www.ada-lang.de';
const DESCRIPTION = 'Was die "Seite" erklärt, für wen sie gedacht ist und was danach zu tun ist. '
  .repeat(2)
  .trim();

const document = (path: string, title: string, main: string) =>
  `<!DOCTYPE html><html lang="de"><head>` +
  `<script data-chunks="/assets/start.js /assets/screen.js"></script><title>${title}</title>` +
  `<meta name="description" content="${DESCRIPTION.replaceAll('"', '&quot;')}"/><link rel="canonical" href="${ORIGIN}${path}"/></head>` +
  `<body><header><a href="/">Home</a></header><main id="inhalt">${main}</main></body></html>`;

const files: Record<string, string> = {
  '/': document(
    '/',
    'Software &amp; Suche aus einer Hand',
    '<h1>Ein Wort</h1><p>Text:\ndrei Wör\u00ADter</p><svg role="img"><text>Zeichnung</text></svg>' +
      '<a href="/blog/?seite=1#a">x</a><img src="/assets/bild.png" alt=""/><script>nicht\n(gelesen)</script>',
  ),
  '/blog/': document(
    '/blog/',
    'Ein Titel, der in keiner Liste von Ergebnissen ganz zu lesen sein wird, weil er zu lang ist',
    '<img src="/assets/bild.png" loading="lazy"/>',
  ),
  // The only link to this page is its own, which brings nobody there.
  '/allein/': document('/allein/', 'Seite &lt;ohne&gt;', '<p>Text</p><a href="/allein/#oben">oben</a>'),
  '/assets/start.js': 'start()',
  '/assets/screen.js': 'screen()',
  '/assets/bild.png': 'x'.repeat(1000),
};

let dist: string;
let pages: ReportedPage[];
const page = (path: string) => pages.find((candidate) => candidate.path === path)!;

beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'bericht-'));
  mkdirSync(join(dist, 'public'));
  const written = await writeSiteFiles(
    join(dist, 'public'),
    Object.entries(files).map(([path, content]) => ({
      path,
      kind: path.endsWith('/') ? 'page' : 'asset',
      content: Buffer.from(content),
    })),
  );
  writeFileSync(join(dist, 'manifest.json'), JSON.stringify({ files: written, notFound: [] }));
  pages = readPages(dist);
});
afterAll(() => rmSync(dist, { recursive: true }));

test('a page is told by what stands in it', () => {
  expect(page('/')).toMatchObject({
    url: `${ORIGIN}/`,
    title: 'Software & Suche aus einer Hand',
    description: DESCRIPTION,
    linkedFrom: [],
    inNavigation: true,
  });
  expect(page('/blog/')).toMatchObject({
    linkedFrom: ['/'],
    inNavigation: false,
  });
  // The picture of the blog waits until a reader is near.
  expect(page('/').weight - page('/blog/').weight).toBeGreaterThan(900);
});

test('a page that nobody links to is named', () => {
  expect(pages.map((one) => findingsOf(one))).toEqual([[], [], ['Keine andere Seite verweist hierher.']]);
});

test('the report is a valid page', async () => {
  const report = reportDocument(pages, { css: '', owner: 'Ada Lang GmbH' });
  expect(report).toContain('<h3>Seite &lt;ohne&gt;</h3>');
  const validator = new HtmlValidate({ extends: ['html-validate:standard', 'html-validate:document'] });
  const { results } = await validator.validateString(report);
  expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
});
