import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { copyContent } from '../../build/example-content.fixture.ts';
import { dataPath } from '../../contract/data-path.ts';
import { site as owned } from '../content-of-site.ts';
import { createClient } from '../deploy/client.ts';
import { greeting, multipart } from '../deploy/forms.ts';
import { copyProject } from '../site/copy-project.ts';
import { type RunningSite, runSite } from '../site/run-site.ts';

/** `npm run dev` in a copy of the project, whose files the tests change as its owner would. */
const ENTRY = 'content/lexikon/http.md';
const PATH = '/lexikon/http/';
const REDIRECTS = 'content/weiterleitungen.yaml';

let root: string;
let site: RunningSite;
/** One for all: what it has loaded of the application once, it does not ask for again. */
let page: Page;

test.describe.configure({ mode: 'serial', timeout: 300_000 });
test.beforeAll(async ({ browser }) => {
  root = copyProject('dev-journey');
  copyContent(root);
  const photo = sharp({ create: { width: 40, height: 30, channels: 3, background: 'gray' } });
  await photo.toFile(join(root, 'content/lexikon/probe.png'));
  change(ENTRY, (source) => `${source}\n![Eine Probe](probe.png)\n`);
  change(REDIRECTS, () => `- { from: /alt.html, to: ${PATH} }\n- { from: /über/, to: /blog/ }\n`);
  site = await runSite({ folder: root, program: 'build/dev.ts' });
  page = await browser.newPage();
});
test.afterAll(async () => {
  await page.close();
  await site.end();
  rmSync(root, { recursive: true, force: true });
});

/** The first check looks at every page; on a busy machine that takes a while. */
const checked = { timeout: 180_000 };
/** Without a limit of its own a page that never changes would only show as a journey that hangs. */
const seen = { timeout: 90_000 };
/** One of several: the server may reload the page meanwhile, and then a look would wait for a load that never comes. */
const glance = { waitUntil: 'commit', timeout: 20_000 } as const;
const overlay = () => page.locator('fehler-im-inhalt section');
const change = (file: string, edit: (source: string) => string) => {
  const path = join(root, file);
  writeFileSync(path, edit(readFileSync(path, 'utf8')));
};

/** Until the application runs, and marked, so that a reload would be noticed. */
async function open(path: string) {
  await expect(() => page.goto(site.origin + path)).toPass(seen);
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready', { timeout: 90_000 });
  await page.evaluate(() => void (document.body.dataset.marked = 'yes'));
}
const isMarked = () => page.locator('body[data-marked=yes]');

test('a change of a text is seen without a reload', async () => {
  await open(PATH);
  change(ENTRY, (source) => source.replace(/\n## .*/, '\n## Ganz neu geschrieben'));
  await expect(page.getByRole('heading', { name: 'Ganz neu geschrieben' })).toBeVisible();
  await expect(isMarked()).toBeAttached();
});

test('a change of what only the build prints is seen, too', async () => {
  await open(PATH);
  change('src/pages/eintrag.tsx', (source) =>
    source.replace('<PageHeader', '<p>Ganz neu gebaut</p><PageHeader'),
  );
  await expect(page.getByText('Ganz neu gebaut')).toBeVisible();
});

test('a change of the owner is seen as well', async () => {
  // The last one is there again before the next journey: a reload in the midst of its first step would break that off.
  for (const name of ['Erste', 'Zweite', owned.owner.lastName]) {
    change('content/site.ts', (source) => source.replace(/lastName: '.*'/, `lastName: '${name}'`));
    await expect(async () => {
      await page.goto(`${site.origin}/`, glance);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name, { timeout: 1000 });
    }).toPass(seen);
  }
});

test('a mistake stands over the open page and goes away by itself', async () => {
  await open(PATH);
  const before = readFileSync(join(root, ENTRY), 'utf8');
  change(ENTRY, (source) => source.replace('metaDesc:', 'metaDes:'));
  await expect(overlay()).toContainText(`${ENTRY}:`);
  await expect(overlay()).toContainText('Gemeint ist wohl „metaDesc“.');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  change(ENTRY, () => before);
  await expect(overlay()).toHaveCount(0);
  await expect(isMarked()).toBeAttached();
});

test('links and references between texts are checked, and what lies beside them', async () => {
  await open(PATH);
  const before = readFileSync(join(root, ENTRY), 'utf8');
  change(REDIRECTS, (source) => `${source}- { from: /sitemap.xml, to: /blog/ }\n`);
  mkdirSync(join(root, 'public'), { recursive: true });
  writeFileSync(join(root, 'public/preise.xyz'), '');
  change(ENTRY, (source) => `${source}\n[Weg](/lexikon/gibt-es-hier-nicht/)\n`);
  await expect(overlay()).toContainText('/lexikon/gibt-es-hier-nicht/ führt ins Leere', checked);
  await expect(overlay()).toContainText('Unter /sitemap.xml steht schon etwas', checked);
  await expect(overlay()).toContainText('public/preise.xyz', checked);
  change(REDIRECTS, (source) => source.replace(/.+\n$/, ''));
  rmSync(join(root, 'public/preise.xyz'));
  change(ENTRY, () => before.replace(/^related: .*/m, 'related: [api, json, gibt-es-hier-nicht]'));
  await expect(overlay()).toContainText('Den Eintrag „gibt-es-hier-nicht“ gibt es nicht', checked);
  change(ENTRY, () => before);
  await expect(overlay()).toHaveCount(0, checked);
});

test('new files are seen at once', async () => {
  await open(PATH);
  writeFileSync(join(root, 'public/preise.txt'), 'neu');
  expect(await (await page.request.get(`${site.origin}/preise.txt`)).text()).toBe('neu');

  const copy = readFileSync(join(root, ENTRY), 'utf8')
    .replace(/^h1: .*/m, 'h1: Zweitschrift\ndraft: true')
    .replace(/^(title|metaDesc|firstP): "?(.*?)..."?$/gm, '$1: "$2 II"');
  writeFileSync(join(root, 'content/lexikon/zweitschrift.md'), copy);
  await expect(async () => {
    await page.goto(`${site.origin}/lexikon/zweitschrift/`, glance);
    await expect(page.getByRole('heading', { level: 1, name: 'Zweitschrift' })).toBeVisible({
      timeout: 2_000,
    });
  }).toPass(seen);
});

test('whatever belongs to a page is there, and addresses lead where they will lead', async () => {
  const ask = createClient(site.origin);
  const html = String((await ask(PATH)).body);
  const [photo] = /\/assets\/bilder\/[^ "]+\.webp/.exec(html)!;
  const preview = new URL(/ property="og:image" content="([^"]+)"/.exec(html)![1]!).pathname;
  for (const [path, expected] of Object.entries({
    [photo]: [200, 'image/webp'],
    [preview]: [200, 'image/png'],
    [dataPath('dev', PATH)]: [200, 'application/json; charset=utf-8'],
    '/sitemap.xml': [200, 'application/xml; charset=utf-8'],
    '/lexikon/gibt-es-nicht/': [404, 'text/html; charset=utf-8'],
    [PATH.slice(0, -1)]: [302, PATH],
    '/gibt-es-nicht/': [302, '/'],
    [encodeURI('/Über')]: [302, '/blog/'],
    '/alt.html': [302, PATH],
    '/gibt-es-nicht.js': [404, undefined],
  })) {
    const { status, headers } = await ask(path);
    expect([status, headers.location ?? headers['content-type']], path).toEqual(expected);
  }
  expect((await ask('/sendmail.php', await multipart('Anfrage', greeting))).status).toBe(202);
});

test('names of other websites, other folders and messages stay outside', async () => {
  const ask = createClient(site.origin);
  mkdirSync(join(root, 'data'));
  for (const file of ['data/outbox.sqlite', 'geheim.json']) writeFileSync(join(root, file), 'geheim');
  for (const path of [
    '/data/outbox.sqlite',
    `/@fs${root}/data/outbox.sqlite`,
    '/geheim.json',
    '/../geheim.json',
  ])
    expect(String((await ask(path)).body), path).not.toBe('geheim');

  expect((await ask(PATH, { headers: { host: 'fremd.example' } })).status).toBe(403);
  for (const host of ['localhost', '[::1]:3000', '192.168.0.2']) {
    expect((await ask(PATH, { headers: { host } })).status, host).toBe(200);
  }
});

test('a server that starts with a mistake says so and shows the page when it is mended', async () => {
  await site.end();
  change('content/site.ts', (source) => source.replace("firstName: '", 'firstName: '));
  site = await runSite({ folder: root, program: 'build/dev.ts' });
  await page.goto(`${site.origin}/kontakt/`);
  await expect(overlay()).toContainText('content/site.ts:');
  change('content/site.ts', (source) => source.replace('firstName: ', "firstName: '"));
  await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible({ timeout: 60_000 });
});
