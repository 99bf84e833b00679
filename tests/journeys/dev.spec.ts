import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { copyContent } from '../../build/example-content.fixture.ts';
import { dataPath } from '../../contract/data-path.ts';
import { createClient } from '../deploy/client.ts';
import { greeting, multipart } from '../deploy/forms.ts';
import { copyProject } from '../site/copy-project.ts';
import { overflowOf } from '../app.ts';
import { runSite } from '../site/run-site.ts';
import { SLOWNESS } from '../slowness.ts';

const ENTRY = 'content/lexikon/http.md';
const PATH = '/lexikon/http/';

test('npm run dev shows every change, says what is wrong, and keeps strangers out', async ({ page }) => {
  test.setTimeout(600_000 * SLOWNESS);
  // A copy of the project, whose files are changed as its owner would.
  const root = copyProject('dev-journey');
  const change = (file: string, edit: (source: string) => string) => {
    const path = join(root, file);
    const source = readFileSync(path, 'utf8');
    const changed = edit(source);
    expect(changed, file).not.toBe(source);
    writeFileSync(path, changed);
  };
  copyContent(root);
  const picture = sharp({ create: { width: 2000, height: 1200, channels: 3, background: 'gray' } });
  await picture.toFile(join(root, 'content/lexikon/probe.png'));
  change(ENTRY, (source) => `${source}\n![Eine Probe](probe.png)\n`);
  change('content/weiterleitungen.yaml', () => `- { from: /alt.html, to: ${PATH} }\n`);

  // It starts with a mistake, says so, and shows the page when that is mended.
  change('content/site.ts', (source) => source.replace("firstName: '", 'firstName: '));
  const site = await runSite({ folder: root, program: 'build/dev.ts' });
  const overlay = page.locator('fehler-im-inhalt pre');
  const heading = (name?: string) => page.getByRole('heading', { level: 1, ...(name && { name }) });
  /** The server may reload the page in the midst of it. */
  const eventually = { timeout: 180_000 * SLOWNESS };
  await test.step('a start with a mistake', async () => {
    await page.goto(`${site.origin}/kontakt/`);
    await expect(page.locator('body')).toContainText('content/site.ts:', eventually);
    change('content/site.ts', (source) => source.replace('firstName: ', "firstName: '"));
    await expect(heading('Kontakt')).toBeVisible(eventually);
  });

  await test.step('a change of a text, without a reload, and a mistake over the open page', async () => {
    await expect(() => page.goto(site.origin + PATH)).toPass(eventually);
    await expect(page.locator('html')).toHaveAttribute('data-app', 'ready', eventually);
    await page.evaluate(() => void (document.body.dataset.marked = 'yes'));
    change(ENTRY, (source) => source.replace(/\n## .*/, '\n## Ganz neu geschrieben'));
    await expect(page.getByRole('heading', { name: 'Ganz neu geschrieben' })).toBeVisible(eventually);
    const before = readFileSync(join(root, ENTRY), 'utf8');
    change(ENTRY, (source) => source.replace('metaDesc:', 'metaDes:'));
    await expect(overlay).toContainText('Gemeint ist wohl „metaDesc“.', eventually);
    await expect(heading()).toBeVisible();
    change(ENTRY, () => `${before}\n[Weg](/lexikon/gibt-es-hier-nicht/)\n`);
    await expect(overlay).toContainText('/lexikon/gibt-es-hier-nicht/ führt ins Leere', eventually);
    change(ENTRY, () => before);
    await expect(overlay).toHaveCount(0, eventually);
    await expect(page.locator('body[data-marked=yes]')).toBeAttached();
  });

  await test.step('a photo fits a phone, and opens on the whole screen', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    const photo = page.getByRole('img', { name: 'Eine Probe' });
    // Styles that have just changed may still lay the page out anew.
    const shape = () => photo.boundingBox().then((room) => room && room.width / room.height);
    await expect.poll(shape).toBeCloseTo(2000 / 1200, 1);
    expect(await overflowOf(page)).toBe(0);
    await page.locator('.photo a').press('Enter');
    const large = page.getByRole('dialog', { name: 'Bild, vergrößert' }).getByRole('img');
    await expect(large).toBeInViewport({ ratio: 0.99 });
    await page.keyboard.press('Escape');
    await expect(page.locator('.photo a')).toBeFocused();
  });

  await test.step('a change of what only the build prints, and new files', async () => {
    change('src/pages/eintrag.tsx', (source) =>
      source.replace('<DrawnText', '<p>Ganz neu gebaut</p><DrawnText'),
    );
    await expect(page.getByText('Ganz neu gebaut')).toBeVisible(eventually);
    mkdirSync(join(root, 'public'), { recursive: true });
    writeFileSync(join(root, 'public/preise.txt'), 'neu');
    // On a slow machine the server may let go of a connection in the moment in which it is used again.
    const asked = (path: string) => page.request.get(site.origin + path);
    await expect(async () => expect(await (await asked('/preise.txt')).text()).toBe('neu')).toPass(
      eventually,
    );
    const copy = readFileSync(join(root, ENTRY), 'utf8')
      .replace(/^h1: .*/m, 'h1: Zweitschrift\ndraft: true')
      .replace(/^(title|metaDesc|firstP): "?(.*?)..."?$/gm, '$1: "$2 II"');
    writeFileSync(join(root, 'content/lexikon/zweitschrift.md'), copy);
    const added = '/lexikon/zweitschrift/';
    await expect(async () => expect((await asked(added)).status()).toBe(200)).toPass(eventually);
    await expect(() => page.goto(site.origin + added, { waitUntil: 'commit' })).toPass(eventually);
    await expect(heading('Zweitschrift')).toBeVisible(eventually);
  });

  const ask = createClient(site.origin);
  await test.step('whatever belongs to a page is there, and addresses lead where they will lead', async () => {
    const html = String((await ask(PATH)).body);
    const [photo] = /\/assets\/bilder\/[^ "]+\.webp/.exec(html)!;
    const preview = new URL(/ property="og:image" content="([^"]+)"/.exec(html)![1]!).pathname;
    for (const [path, expected] of Object.entries({
      [photo]: [200, 'image/webp'],
      [preview]: [200, 'image/png'],
      [dataPath('dev', PATH)]: [200, 'application/json; charset=utf-8'],
      '/lexikon/gibt-es-nicht/': [404, 'text/html; charset=utf-8'],
      [PATH.slice(0, -1)]: [302, PATH],
      '/alt.html': [302, PATH],
    })) {
      const { status, headers } = await ask(path);
      expect([status, headers.location ?? headers['content-type']], path).toEqual(expected);
    }
    expect((await ask('/sendmail.php', await multipart('Anfrage', greeting))).status).toBe(202);
  });

  await test.step('names of other websites, other folders and messages stay outside', async () => {
    mkdirSync(join(root, 'data'));
    for (const file of ['data/outbox.sqlite', 'geheim.json']) writeFileSync(join(root, file), 'geheim');
    for (const path of ['/data/outbox.sqlite', `/@fs${root}/data/outbox.sqlite`, '/../geheim.json'])
      expect(String((await ask(path)).body), path).not.toBe('geheim');
    for (const [host, status] of Object.entries({ 'fremd.example': 403, localhost: 200, '[::1]:3000': 200 }))
      expect((await ask(PATH, { headers: { host } })).status, host).toBe(status);
  });

  await site.end();
  rmSync(root, { recursive: true, force: true });
});
