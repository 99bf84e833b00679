import { mkdirSync, mkdtempDisposableSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeSiteFiles } from './output/site-files.ts';
import { reportDocument } from './report/document.ts';
import { descriptionLight, findingsOf, TITLE } from './report/judgement.ts';
import { sortScript } from './report/look.ts';
import { readPages, type ReportedPage } from './report/pages.ts';
import { sourcesTable } from './report/sources-table.ts';
import { statisticsDocument } from './report/statistics.ts';
import { readSums } from './report/sums.ts';
import { cutToWidth, widthOf } from './report/text-width.ts';

const ORIGIN = 'https://www.ada-lang.de';
const DESCRIPTION = 'Was die "Seite" erklärt, für wen sie gedacht ist und was danach zu tun ist. '.repeat(2);

const document = (path: string, title: string, main: string) =>
  `<!DOCTYPE html><html lang="de"><head>` +
  `<script data-chunks="/assets/start.js /assets/screen.js"></script><title>${title}</title>` +
  `<meta name="description" content="${DESCRIPTION.trim().replaceAll('"', '&quot;')}"/><link rel="canonical" href="${ORIGIN}${path}"/></head>` +
  `<body><header><a href="/">Home</a></header><main id="inhalt">${main}</main></body></html>`;

const files: Record<string, string> = {
  '/': document(
    '/',
    'Software &amp; Suche aus einer Hand',
    '<h1>Ein Wort</h1><p>Te<!-- -->xt:\ndrei Wör\u00ADter</p><svg role="img"><text>Zeichnung</text></svg>' +
      '<a href="/blog/?seite=1#a">x</a><img src="/assets/bild.png" alt=""/><script>nicht\n(gelesen)</script>',
  ),
  '/blog/': document(
    '/blog/',
    'Ein Titel, der in keiner Liste von Ergebnissen ganz zu lesen sein wird, weil er zu lang ist',
    '<img src="/assets/bild.png" loading="lazy"/>' +
      '<section class="sources"><time dateTime="2026-02-01"></time><time dateTime="2025-12-24"></time></section>',
  ),
  // The only link to this page is its own, which brings nobody there.
  '/allein/': document('/allein/', 'Seite &lt;ohne&gt;', '<p>Text</p><a href="/allein/#oben">oben</a>'),
  '/assets/start.js': 'start()',
  '/assets/screen.js': 'screen()',
  '/assets/bild.png': 'x'.repeat(1000),
  '/sitemap.xml': `<urlset><url><loc>${ORIGIN}/blog/</loc><lastmod>2026-02-01</lastmod></url></urlset>`,
};

let dist: string;
let pages: Record<string, ReportedPage>;

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
  pages = Object.fromEntries(readPages(dist).map((page) => [page.path, page]));
});
afterAll(() => rmSync(dist, { recursive: true }));

test('a page is told by what stands in it', () => {
  expect(pages['/']).toMatchObject({
    url: `${ORIGIN}/`,
    title: 'Software & Suche aus einer Hand',
    description: DESCRIPTION.trim(),
    words: 6,
    lastChange: undefined,
    images: 2,
    imagesWithoutAlt: 1,
  });
  expect(pages['/blog/']).toMatchObject({
    lastChange: '2026-02-01',
    sourcesRead: ['2026-02-01', '2025-12-24'],
    images: 1,
    imagesWithoutAlt: 1,
  });
});

test('links in texts count, links in the navigation are told apart', () => {
  expect(pages['/blog/']).toMatchObject({ linkedFrom: ['/'], inNavigation: false });
  expect(pages['/']).toMatchObject({ linkedFrom: [], inNavigation: true });
  expect(pages['/allein/']).toMatchObject({ linkedFrom: [], inNavigation: false });
});

test('the weight is what a first visit transfers', () => {
  expect(pages['/']!.weight).toMatchObject({ scripts: 'start()screen()'.length, images: 1000 });
  expect(pages['/blog/']!.weight.images).toBe(0);
  expect(pages['/']!.weight.html).toBeLessThan(files['/']!.length);
});

test('what to do is named, the urgent first', () => {
  expect(findingsOf(Object.values(pages)).map(({ path, light }) => [path, light])).toEqual([
    ['/', 'ändern'],
    ['/blog/', 'ändern'],
    ['/blog/', 'ändern'],
    ['/allein/', 'ändern'],
    ['/allein/', 'prüfen'],
  ]);
});

test('a description is judged by its room, not by its letters', () => {
  const light = (description: string) => descriptionLight({ ...pages['/']!, description });
  expect(light('i'.repeat(158))).toBe('passt');
  expect(light('Warum Suchmaschinen manche Beschreibung kürzen. '.repeat(3).trim())).toBe('prüfen');
});

test('texts with sources are listed, the oldest source first', () => {
  const page = (path: string, sourcesRead: string[]) => ({ ...pages['/']!, path, sourcesRead });
  const table = sourcesTable([
    page('/neu/', ['2026-11-01']),
    page('/ohne/', []),
    page('/alt/', ['2026-11-02', '2025-01-01']),
  ]);
  expect(table.match(/\/(?:neu|alt|ohne)\//g)).toEqual(['/alt/', '/neu/']);
  expect(table).toContain('01.01.2025');
});

test('a title is cut behind a word where its room ends', () => {
  const { title } = pages['/blog/']!;
  const cut = cutToWidth(title, TITLE.size, TITLE.limit);
  expect(cut).toMatch(/\S …$/);
  expect(title.startsWith(cut.slice(0, -2))).toBe(true);
  expect(widthOf(cut, TITLE.size)).toBeLessThanOrEqual(TITLE.limit);
  expect(cutToWidth('Kurz', TITLE.size, TITLE.limit)).toBe('Kurz');
  // Measured in Chromium with Liberation Sans, which has the widths of Arial.
  expect(widthOf('Größe', 100)).toBe(283);
});

test('the report is one valid page', async () => {
  const parts = { owner: 'Ada Lang GmbH', origin: `${ORIGIN}/`, day: '2026-11-15', drawing: '', css: '' };
  const html = reportDocument({ pages: Object.values(pages), ...parts, script: sortScript() });
  expect(html).toContain('>Seite &lt;ohne&gt;<');
  expect(html).toContain(`>${ORIGIN} › allein<`);
  const facts = [...html.matchAll(/<div><dd>(\d+)\b.*?<\/dd><dt>/g)].map(([, value]) => Number(value));
  const [titles, descriptions, orphans, withoutText] = facts;
  expect({ titles, descriptions, orphans, withoutText }).toEqual({
    titles: 1,
    descriptions: 3,
    orphans: 1,
    withoutText: 2,
  });
  expect(await mistakesIn(html)).toEqual([]);
});

test('what was counted is a valid page, with every day from the first to the last', async () => {
  const sum = (day: string, measure: string, subject: string, amount: number) => ({
    day,
    measure,
    subject,
    amount,
  });
  const html = statisticsDocument({
    sums: [
      sum('2026-10-31', 'view', '/blog/', 12),
      sum('2026-11-02', 'message', '', 1),
      sum('2026-11-02', 'referrer', '<b>.example', 3),
    ],
    owner: 'Ada Lang GmbH',
    origin: `${ORIGIN}/`,
    css: '',
  });
  const facts = [...html.matchAll(/<div><dd>(\d+)<\/dd><dt>/g)].map(([, value]) => Number(value));
  expect(facts).toEqual([12, 0, 1, 0]);
  expect(html.match(/>\d\d\.\d\d\.2026<\/th>/g)).toEqual(
    ['02.11.2026', '01.11.2026', '31.10.2026'].map((day) => `>${day}</th>`),
  );
  expect(html).toContain('&lt;b&gt;.example');
  expect(await mistakesIn(html)).toEqual([]);
});

async function mistakesIn(html: string): Promise<string[]> {
  const validator = new HtmlValidate({
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: { 'no-trailing-whitespace': 'off' },
  });
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) => messages.map(({ message }) => message));
}

test('sums come in whatever way a file was written, or are missed in one sentence', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'zahlen-'));
  const read = (content: string | Buffer) => {
    const file = join(folder.path, 'zahlen.json');
    writeFileSync(file, content);
    return readSums(file);
  };
  const sums = [{ day: '2026-11-15', measure: 'view', subject: '/', amount: 3 }];
  const json = JSON.stringify(sums);
  for (const content of [json, `\uFEFF${json}`, Buffer.from(`\uFEFF${json}`, 'utf16le')])
    expect(await read(content)).toEqual(sums);
  for (const content of ['', 'Tag  Einstiege', '{}', '[{}]', '[null]'])
    await expect(read(content)).rejects.toThrow(/zahlen\.json stehen keine Zahlen\. Gemeint ist/);
  await expect(readSums(join(folder.path, 'fehlt.json'))).rejects.toThrow('stehen keine Zahlen');
});
